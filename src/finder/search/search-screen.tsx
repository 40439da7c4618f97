import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { cardCollections, type CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePaths, identifyPath, localizedPath, searchPath } from '@/core/paths'
import { HelpFirst, UnpublishedHarmWarning } from '@/features/catalogue/ui'
import { PageHeader } from '@/ui/patterns/page-header'
import { Section } from '@/ui/patterns/section'
import { Cards } from '@/cards/card-list'
import { warningsOf } from '@/cards/card-view'
import { Pages } from '@/platform/i18n/pages'
import { findPages } from '../calls/found-pages'
import {
  findCompounds,
  meansHelp,
  hiddenDangerOf,
  searchHarm,
  searchKind,
  type SearchSection,
} from '../calls/suggest-call'
import { FoundLinks } from './found-links'
import { SearchBox } from './search-box.client'
import { searchLabels } from './search-labels'

type SearchScreenProps = { query: string; kind: CardCollection | null; page: number; locale: Locale }

/** Cards of each kind on the page of all results. */
const perKind = 6

/** The results for a text: a few of every kind, or all of one kind by pages. */
export async function SearchScreen({ query, kind, page, locale }: SearchScreenProps) {
  const [t, otherWays, key, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'notFound' }),
    getTranslations({ locale, namespace: 'identify' }),
    searchLabels(locale),
  ])
  const kinds = kind ? [kind] : cardCollections
  const limit = kind ? limits.archivePageSize : perKind
  const found =
    query === '' ? [] : await Promise.all(kinds.map((one) => searchKind(query, locale, one, kind ? page : 1, limit)))
  // Results of another kind begin with the harmful species that the query names, too (SAF-02).
  if (kind && kind !== 'mushrooms' && query !== '') found.unshift(await searchHarm(query, locale))
  const isHelp = query !== '' && (await meansHelp(query))
  const hidden = query === '' ? null : await hiddenDangerOf(query)
  const sections = found.filter(({ total }) => total > 0)
  const [species] = sections
  // A harmful species comes before everything else, even a compound of the same name.
  const [best] = species?.kind === 'mushrooms' ? species.views : []
  const isHarm = best !== undefined && warningsOf(best).length > 0
  const compounds = kind || query === '' ? [] : findCompounds(query, locale)
  const own = kind || query === '' ? [] : await findPages(query, locale)
  const count = sections.reduce((sum, { total }) => sum + total, compounds.length + own.length)
  const pages = Math.ceil((found.at(-1)?.total ?? 0) / limit)
  const shown = Math.min(page, Math.max(1, pages))
  const at = (number: number): string =>
    localizedPath(locale, searchPath({ q: query, ...(kind ? { kind } : {}), page: String(number) }))
  const more = ({ kind: one, total }: SearchSection) =>
    !kind && total > perKind ? (
      <a
        href={localizedPath(locale, searchPath({ q: query, kind: one }))}
        className="mt-5 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {t('more', { count: total, kind: t(`kinds.${one}`) })}
      </a>
    ) : null
  const compoundLinks = <FoundLinks id="compounds" found={compounds} title={t('kinds.compounds')} />
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('hint')}>
        {/* Keeps a query that was typed and not sent when the visitor switches the locale. */}
        <div data-in-address="">
          <SearchBox
            locale={locale}
            action={localizedPath(locale, '/search')}
            labels={labels}
            name={t('title')}
            query={query}
            className="mt-6 max-w-xl"
          />
        </div>
      </PageHeader>
      {isHelp ? <HelpFirst locale={locale} /> : null}
      {hidden ? <UnpublishedHarmWarning query={query} grade={hidden} locale={locale} /> : null}
      {query === '' ? null : (
        <p role="status" className="text-muted mb-8 text-lg">
          {t('results', { count, query })}
          {count === 0 && !hidden ? ` ${t('emptyHint')}` : null}
        </p>
      )}
      {query !== '' && count === 0 && !hidden ? (
        <p className="flex flex-wrap gap-3">
          <a href={localizedPath(locale, archivePaths.mushrooms)} className="button button-primary">
            {otherWays('species')}
          </a>
          <a href={localizedPath(locale, identifyPath())} className="button button-secondary">
            {key('open')}
          </a>
        </p>
      ) : null}
      {isHarm ? null : compoundLinks}
      {sections.map((section) => (
        <Fragment key={section.kind}>
          <Section id={section.kind} title={t(`kinds.${section.kind}`)}>
            <Cards items={section.views} />
            {more(section)}
          </Section>
          {isHarm && section === species ? compoundLinks : null}
        </Fragment>
      ))}
      <FoundLinks id="pages" found={own} title={t('kinds.pages')} />
      {kind ? <Pages locale={locale} page={shown} pages={pages} at={at} /> : null}
    </div>
  )
}
