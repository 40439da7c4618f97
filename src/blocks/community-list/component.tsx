import { isPraised } from '@/features/catalogue/model'
import { kindsOf } from '@/features/community/model'
import { GuestList } from '@/features/community/ui'
import { vendorName } from '@/features/shop/model'
import type { Mushroom, Product, Vendor } from '@/payload-types'
import type { BlockProps } from '../block-props'

type Shown = { readonly id: number; readonly slug: string; readonly title: string }

/** The document that a block names, where it is published. */
function shownOf(doc: unknown): Shown | null {
  if (typeof doc !== 'object' || doc === null) return null
  const { id, slug, ...named } = doc as Partial<Product & Vendor>
  const name = named.displayName ? vendorName({ ...named, displayName: named.displayName }) : named.title
  return typeof id === 'number' && slug && name ? { id, slug, title: name } : null
}

/** What poisons is told about, but not rated (SAF-04). */
const isRated = (collection: string, doc: unknown): boolean =>
  collection !== 'mushrooms' || isPraised((doc as Partial<Mushroom>).specie?.edibility)

/** What members say of a document, or how they rated it (BLK-11). */
export function CommunityListBlock({ block, locale }: BlockProps<'communityList'>) {
  const { list, ratingsOnly } = block
  // An editor may have left it empty.
  const doc = block.doc as typeof block.doc | null
  const shown = shownOf(doc?.value)
  if (!doc || !shown || !kindsOf(doc.relationTo, isRated(doc.relationTo, doc.value)).includes(list)) {
    console.warn('A list of the community without what it is about, or of what it is not for, is skipped.')
    return null
  }
  return (
    <GuestList
      kind={list}
      collection={doc.relationTo}
      doc={shown}
      title={shown.title}
      locale={locale}
      ratingsOnly={Boolean(ratingsOnly) && list !== 'comments'}
    />
  )
}
