import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { isListedVendor } from '@/features/shop/model'
import type { Vendor } from '@/payload-types'
import { defaultSort } from '@/read-model/filters/values'
import { cardsOfVendor } from '@/read-model/lists'

/** The products of a store, and the way to all of them where there are more (NAV-08). */
export async function VendorProducts({ vendor, locale }: { vendor: Vendor; locale: Locale }) {
  const isListed = isListedVendor(vendor.vendorType)
  const limit = isListed ? limits.productsOfVendor : limits.filterFullList
  const [t, { result }] = await Promise.all([
    getTranslations({ locale, namespace: 'vendor' }),
    cardsOfVendor({ vendor: vendor.id, locale, sort: defaultSort, limit }),
  ])
  const { docs, totalDocs } = result
  if (totalDocs === 0) return <p className="text-muted">{t('noProducts')}</p>
  return (
    <>
      <Cards items={docs} />
      {totalDocs > docs.length ? (
        <p className="mt-6">
          <a
            href={`${localizedPath(locale, archivePaths.products)}?vendor=${vendor.slug}`}
            className="button button-secondary"
          >
            {t('allProducts', { count: totalDocs })}
          </a>
        </p>
      ) : null}
    </>
  )
}
