import { documentKey } from '@/core/document-key'
import { relatedId } from '@/core/relation'
import { kindsOf } from '@/features/community/model'
import { aboutOf } from '@/features/community/server'
import { EmbeddedEntryList } from '@/features/community/ui'
import type { BlockProps } from '../block-props'

/** Members' entries about a document, or its ratings alone (BLK-11). */
export async function CommunityListBlock({ block, locale }: BlockProps<'communityList'>) {
  const { list, ratingsOnly } = block
  // Null if an editor left the field empty, although its type says otherwise.
  const doc = block.doc as typeof block.doc | null
  const id = relatedId(doc)
  const about = doc && id !== null ? await aboutOf(documentKey(doc.relationTo, id), locale) : null
  if (id === null || !about || !kindsOf(about.collection, about.rated).includes(list)) {
    console.warn('A list of the community without what it is about, or of what it is not for, is skipped.')
    return null
  }
  return (
    <EmbeddedEntryList
      kind={list}
      id={id}
      about={about}
      locale={locale}
      ratingsOnly={Boolean(ratingsOnly) && list !== 'comments'}
    />
  )
}
