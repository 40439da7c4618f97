import type { Metadata } from 'next'
import { documentPath } from '@/core/paths'
import { listQueryOf } from '@/core/list-parameters'
import { setListQuery } from '@/features/community/server'
import { findProduct } from '@/features/shop/server'
import { ProductScreen } from '@/finder/product/product-screen'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ProductData } from '@/syndication/structured-data/shop-data'
import { documentMetadata } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const product = await findProduct(slug, locale)
  if (!product) return movedOrNotFound(locale, documentPath('products', slug))
  return { locale, product }
}

/** The product's own head: its bare address is the canonical one of all its variants. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, product } = await load(props)
  const { meta, title, slug } = product
  return documentMetadata({ locale, path: documentPath('products', slug), title, meta })
}

/** A product with the variant that its address names, as served (NAV-07, D-36). */
export default async function ChosenVariant(props: PageProps) {
  const [{ locale, product }, query] = await Promise.all([load(props), props.searchParams])
  setListQuery(listQueryOf(query))
  return (
    <>
      <ProductData product={product} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={documentPath('products', product.slug)} title={product.title} locale={locale} />
      </div>
      <ProductScreen product={product} locale={locale} query={query} />
    </>
  )
}
