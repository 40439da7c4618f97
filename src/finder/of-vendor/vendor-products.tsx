import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { Pages } from '@/platform/i18n/pages'
import { CountLine } from '@/ui/patterns/count-line'
import { browserLabels } from '../filters/browser-labels'
import { PlainFilters } from '../product-list/plain-filters'
import { ProductFilter } from '../product-list/product-filter.client'
import type { VendorListing } from './vendor-listing'

/** The products of a store in pages, with filters where some can narrow them (NAV-08). */
export async function VendorProducts({ listing, locale }: { listing: VendorListing; locale: Locale }) {
  const [t, archive, errors, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'vendor' }),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'filterErrors' }),
    browserLabels('products', locale),
  ])
  const { vendor, path, total, sections, choice, shown, pageAddress } = listing
  if (total === 0) return <p className="text-muted">{t('noProducts')}</p>
  const { docs, totalDocs, totalPages, page } = shown.result
  const from = (page - 1) * limits.archivePageSize + 1
  const rendered = (
    <>
      {totalDocs === 0 ? (
        <p role="status" className="text-muted">
          {labels.plainEmpty}
        </p>
      ) : (
        <CountLine>
          {archive('showing', { from, to: from + docs.length - 1, total: totalDocs })}{' '}
          {totalDocs === 1 ? labels.one : labels.many}
        </CountLine>
      )}
      <Cards items={docs} />
      <Pages locale={locale} page={page} pages={totalPages} at={pageAddress} />
    </>
  )
  if (sections.length === 0) return rendered
  return (
    <>
      <PlainFilters
        path={path}
        mark={{ name: 'page', value: '1' }}
        sections={sections}
        choice={choice}
        counts={shown.facets}
        labels={labels}
      />
      <ProductFilter
        owner={{ vendor }}
        locale={locale}
        sections={sections}
        served={choice}
        facets={shown.facets}
        labels={{ ...labels, filterFailed: errors('productsFailed') }}
      >
        {rendered}
      </ProductFilter>
    </>
  )
}
