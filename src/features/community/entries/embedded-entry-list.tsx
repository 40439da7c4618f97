import { getTranslations } from 'next-intl/server'
import { documentKey } from '@/core/document-key'
import type { Locale } from '@/core/locales'
import { localizedPath, writePath } from '@/core/paths'
import type { ContributionKind } from '../model'
import type { About } from '../reads'
import { EntryList } from './entry-list.client'
import { entryLabels } from './labels'
import { readEntries } from './read'
import { StarBars } from './star-bars'
import { selectionFromQuery, queryWithSelection } from './view'
import { entryWindows } from './windows'

type GuestListProps = {
  kind: ContributionKind
  id: number
  about: About
  locale: Locale
  /** Shows the bars of the ratings only, each a link to the entries with that rating. */
  ratingsOnly?: boolean
}

/** A list of the community, or its ratings, on a page about something else (BLK-11). */
export async function EmbeddedEntryList({ kind, id, about, locale, ratingsOnly = false }: GuestListProps) {
  const [t, windows] = await Promise.all([getTranslations({ locale, namespace: 'community' }), entryWindows()])
  const steps = windows[kind]
  const start = selectionFromQuery(kind, {}, steps)
  const { collection, title } = about
  const of = documentKey(collection, id)
  const home = localizedPath(locale, about.path)
  const first = await readEntries({ kind, relationTo: collection, id, locale, ...start })
  const labels = entryLabels(t, kind)
  return (
    <section aria-label={`${t(`titles.${kind}`)}: ${title}`} className="shell py-8">
      <h2 className="text-2xl sm:text-3xl">
        {t(`titles.${kind}`)}
        {': '}
        <a href={home} className="hover:underline">
          {title}
        </a>
      </h2>
      {first.total > 0 ? <p className="text-muted mt-2">{t(`count.${kind}`, { count: first.total })}</p> : null}
      <div className="mt-6">
        {ratingsOnly ? (
          first.total > 0 ? (
            <StarBars
              stars={first.stars}
              chosen={null}
              labels={labels}
              locale={locale}
              linkTo={(stars) => ({
                href: `${home}${queryWithSelection('', kind, { ...start, stars }, steps)}#${kind}`,
              })}
            />
          ) : (
            <p className="text-muted">{labels.none}</p>
          )
        ) : (
          <EntryList
            kind={kind}
            of={of}
            locale={locale}
            window={steps}
            home={home}
            first={first}
            start={start}
            search=""
            labels={labels}
          />
        )}
      </div>
      <a href={localizedPath(locale, writePath(kind, of))} className="button button-secondary mt-4">
        {t(`open.${kind}`)}
      </a>
    </section>
  )
}
