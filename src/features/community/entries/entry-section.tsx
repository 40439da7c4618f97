import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CardCollection } from '@/core/collections'
import { documentKey } from '@/core/document-key'
import { listQueryOf } from '@/core/list-parameters'
import type { Locale } from '@/core/locales'
import { searchOf } from '@/core/query'
import { Section } from '@/ui/patterns/section'
import type { ContributionKind } from '../model'
import { EntryList } from './entry-list.client'
import { entryLabels } from './labels'
import { listQuery } from './list-query'
import { readEntries } from './read'
import { selectionFromQuery } from './view'
import { entryWindows } from './windows'

type EntrySectionProps = {
  kind: ContributionKind
  collection: CardCollection
  id: number
  locale: Locale
  /** The form to add to the list. */
  form?: ReactNode
}

/** A list of contributions with its heading; the first window is rendered with the page. */
export async function EntrySection({ kind, collection, id, locale, form }: EntrySectionProps) {
  const [t, windows] = await Promise.all([getTranslations({ locale, namespace: 'community' }), entryWindows()])
  const query = listQuery()
  const choice = selectionFromQuery(kind, listQueryOf(query), windows[kind])
  const first = await readEntries({ kind, relationTo: collection, id, locale, ...choice })
  const all = kind === 'comments' ? first.total : first.stars.reduce((sum, count) => sum + count, 0)
  // A link of the list keeps the rest of the query: the variant of a product, the page of a store.
  const search = searchOf(query)
  return (
    <Section id={kind} title={t(`titles.${kind}`)} {...(all > 0 ? { intro: t(`count.${kind}`, { count: all }) } : {})}>
      {form}
      <EntryList
        kind={kind}
        of={documentKey(collection, id)}
        locale={locale}
        window={windows[kind]}
        first={first}
        start={choice}
        search={search ? `?${search}` : ''}
        labels={entryLabels(t, kind)}
      />
    </Section>
  )
}
