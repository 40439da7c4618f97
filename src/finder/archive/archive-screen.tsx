import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePagePath, identifyPath, localizedPath } from '@/core/paths'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { listing } from '@/platform/seo/structured-data/item-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { CountLine } from '@/ui/patterns/count-line'
import { PageHeader } from '@/ui/patterns/page-header'
import { ArchiveBrowser } from './archive-browser.client'
import { Cards } from '@/cards/card-list'
import { Pages } from '@/platform/i18n/pages'
import type { FilterSection } from '@/read-model/filters/sections'
import { queryCards, type CardResult } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import { browserLabels } from '../filters/browser-labels'
import { acceptedParametersOf } from '../state/accepted-parameters'
import { keyOf, noSelection, parseChoice, type ArchiveSelection } from '../state/selection'
import type { Served } from '../state/use-filter-result'
import { vendorCities } from './vendor-cities'

type ArchiveScreenProps = {
  collection: CardCollection
  page: number
  locale: Locale
  /** The query that the page is rendered for (D-36); null on a static page. */
  search?: string | null
}

const firstOf = (page: number): number => (page - 1) * limits.archivePageSize + 1

const queryChoice = (collection: CardCollection, locale: Locale, choice: ArchiveSelection): Promise<CardResult> =>
  queryCards({ ...choice, collection, locale, text: null, limit: limits.archivePageSize })

/** Queries by the address like POST /api/filter; returns the result and the key of the selection that was parsed. */
async function serve(
  collection: CardCollection,
  locale: Locale,
  sections: readonly FilterSection[],
  search: string,
): Promise<Served & { readonly search: string }> {
  const choice = parseChoice(search, acceptedParametersOf(collection, sections))
  const { result, facets, ranges, names } = await queryChoice(collection, locale, choice)
  const { docs: items, totalDocs, totalPages, page } = result
  return { search, of: keyOf(choice), result: { items, totalDocs, totalPages, page, facets, ranges, names } }
}

/** An archive: the sidebar, the count line, the cards, the pages by path (ARC-01..03, ARC-05, ARC-06 bypass mode). */
export async function ArchiveScreen({ collection, page, locale, search = null }: ArchiveScreenProps) {
  const [t, key, labels, model, publisher] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'identify' }),
    browserLabels(collection, locale),
    readModel(),
    publishedBy(locale),
  ])
  const sections = model.sections(collection, locale)
  const [{ result, facets, ranges }, served] = await Promise.all([
    queryChoice(collection, locale, { ...noSelection, page }),
    search === null ? null : serve(collection, locale, sections, search),
  ])
  const { docs, totalDocs, totalPages } = result
  if (page > totalPages) notFound()
  const from = firstOf(page)
  const at = (number: number): string => localizedPath(locale, archivePagePath(collection, number))
  return (
    <div className="shell">
      <JsonLd
        things={[
          listing({
            publisher,
            locale,
            path: archivePagePath(collection, page),
            title: t(`titles.${collection}`),
            description: t(`leads.${collection}`),
            items: served?.result.items ?? docs,
            total: served?.result.totalDocs ?? totalDocs,
            from: served ? firstOf(served.result.page) : from,
          }),
          breadcrumbList(archiveTrail(collection, locale), locale),
        ]}
      />
      <PageHeader title={t(`titles.${collection}`)} lead={t(`leads.${collection}`)}>
        {collection === 'mushrooms' ? (
          <a href={localizedPath(locale, identifyPath())} className="button button-secondary mt-5">
            {key('title')}
          </a>
        ) : null}
      </PageHeader>
      {totalDocs === 0 ? (
        <div className="rounded-card border-line bg-raised border p-8">
          <p className="font-serif text-2xl">{t('empty')}</p>
          <p className="text-muted mt-2">{t('emptyHint')}</p>
          <a href={localizedPath(locale, '/mushrooms')} className="button button-primary mt-6">
            {t('toCatalogue')}
          </a>
        </div>
      ) : (
        <ArchiveBrowser
          collection={collection}
          locale={locale}
          sections={sections}
          initial={{ facets, ranges, totalDocs, page }}
          cities={vendorCities(model, locale)}
          miles={model.settings.nearMeMiles}
          labels={labels}
          served={served}
        >
          {served ? null : (
            <>
              <CountLine>
                {t('showing', { from, to: from + docs.length - 1, total: totalDocs })}{' '}
                {totalDocs === 1 ? labels.one : labels.many}
              </CountLine>
              <Cards items={docs} eager={1} />
              <Pages locale={locale} page={page} pages={totalPages} at={at} />
            </>
          )}
        </ArchiveBrowser>
      )}
    </div>
  )
}
