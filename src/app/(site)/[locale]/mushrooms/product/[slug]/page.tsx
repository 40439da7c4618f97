import type { Metadata } from 'next'
import { documentPath } from '@/core/paths'
import { findProduct } from '@/features/shop/server'
import { ProductScreen } from '@/finder/product/product-screen'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ProductData } from '@/syndication/structured-data/shop-data'
import { documentMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const product = await findProduct(slug, locale)
  if (!product) return movedOrNotFound(locale, documentPath('products', slug))
  return { locale, product }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, product } = await load(props)
  const { meta, title, slug } = product
  return documentMetadata({ locale, path: documentPath('products', slug), title, meta })
}

export default async function ProductRoute(props: PageProps) {
  const { locale, product } = await load(props)
  return (
    <>
      <ProductData product={product} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={documentPath('products', product.slug)} title={product.title} locale={locale} />
      </div>
      <ProductScreen product={product} locale={locale} query={{}} />
    </>
  )
}
