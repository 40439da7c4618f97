import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePagePath, identifyPath, localizedPath } from '@/core/paths'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { listing } from '@/platform/seo/structured-data/item-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { CountLine } from '@/ui/patterns/count-line'
import { PageHeader } from '@/ui/patterns/page-header'
import { Pagination } from '@/ui/patterns/pagination'
import { ArchiveBrowser } from './archive-browser.client'
import { Cards } from '@/cards/card-list'
import { defaultSort } from '@/read-model/filters/values'
import { queryCards } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import { browserLabels } from '../filters/browser-labels'
import { vendorCities } from './vendor-cities'

type ArchiveScreenProps = { collection: CardCollection; page: number; locale: Locale }

/** An archive: the sidebar, the count line, the cards, the pages by path (ARC-01..03, ARC-05, ARC-06 bypass mode). */
export async function ArchiveScreen({ collection, page, locale }: ArchiveScreenProps) {
  const [t, key, labels, model, { result, facets, ranges }] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'identify' }),
    browserLabels(collection, locale),
    readModel(),
    queryCards({
      collection,
      locale,
      page,
      filters: {},
      place: null,
      text: null,
      sort: defaultSort,
      limit: limits.archivePageSize,
    }),
  ])
  const { docs, totalDocs, totalPages } = result
  if (page > totalPages) notFound()
  const from = (page - 1) * limits.archivePageSize + 1
  const at = (number: number): string => localizedPath(locale, archivePagePath(collection, number))
  return (
    <div className="shell">
      <JsonLd
        things={[
          listing({
            locale,
            path: archivePagePath(collection, page),
            title: t(`titles.${collection}`),
            description: t(`leads.${collection}`),
            items: docs,
            total: totalDocs,
            from,
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
          sections={model.sections(collection, locale)}
          initial={{ facets, ranges, totalDocs, page }}
          cities={vendorCities(model, locale)}
          miles={model.settings.nearMeMiles}
          labels={labels}
        >
          <CountLine>
            {t('showing', { from, to: from + docs.length - 1, total: totalDocs })}{' '}
            {totalDocs === 1 ? labels.one : labels.many}
          </CountLine>
          <Cards items={docs} eager={1} />
          {totalPages > 1 ? (
            <Pagination
              previous={page > 1 ? at(page - 1) : null}
              next={page < totalPages ? at(page + 1) : null}
              labels={{
                navigation: t('navigation'),
                previous: t('previous'),
                next: t('next'),
                status: t('page', { page, pages: totalPages }),
              }}
            />
          ) : null}
        </ArchiveBrowser>
      )}
    </div>
  )
}
