import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CardGrid } from '@/cards/cards'
import { documentPath } from '@/core/paths'
import { findVendor, productsOfVendor } from '@/features/shop/server'
import { VendorPage } from '@/features/shop/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const vendor = await findVendor(slug, locale)
  if (!vendor) return movedOrNotFound(locale, documentPath('vendors', slug))
  return { locale, vendor }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, vendor } = await load(props)
  const { meta, displayName, slug } = vendor
  return documentMetadata({ locale, path: documentPath('vendors', slug), title: displayName, meta })
}

export default async function VendorRoute(props: PageProps) {
  const { locale, vendor } = await load(props)
  const [products, t] = await Promise.all([
    productsOfVendor(vendor.id, locale),
    getTranslations({ locale, namespace: 'vendor' }),
  ])
  const shelf =
    products.length > 0 ? (
      <CardGrid collection="products" items={products} locale={locale} />
    ) : (
      <p className="text-muted">{t('noProducts')}</p>
    )
  return <VendorPage vendor={vendor} locale={locale} products={shelf} />
}
