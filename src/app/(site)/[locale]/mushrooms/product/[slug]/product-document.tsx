import type { Metadata } from 'next'
import { metaWithHarmWarning } from '@/app/meta-with-harm-warning'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { langOf } from '@/cms/fallbacks'
import { documentPath } from '@/core/paths'
import { findProduct } from '@/features/shop/server'
import { ProductScreen } from '@/finder/product/product-screen'
import type { Query } from '@/core/query'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ProductData } from '@/syndication/structured-data/shop-data'
import { documentMetadata } from '@/platform/seo/metadata'

type DocumentProps = { params: Promise<{ locale: string; slug: string }>; query?: Query }

async function load({ params }: DocumentProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const product = await findProduct(slug, locale)
  if (!product) return movedOrNotFound(locale, documentPath('products', slug))
  return { locale, product }
}

/** The canonical address has no query, whichever variant is selected. */
export async function productMetadata(props: DocumentProps): Promise<Metadata> {
  const { locale, product } = await load(props)
  const { title, slug, description } = product
  const described = await metaWithHarmWarning('products', product, { ...product, texts: [description] }, locale)
  return documentMetadata({ locale, path: documentPath('products', slug), title, ...described })
}

/** A product, with the variant that `query` names (NAV-07). */
export async function ProductDocument(props: DocumentProps) {
  const { locale, product } = await load(props)
  return (
    <>
      <ProductData product={product} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar
          path={documentPath('products', product.slug)}
          title={product.title}
          lang={langOf(product, 'title')}
          locale={locale}
        />
      </div>
      <ProductScreen product={product} locale={locale} query={props.query ?? {}} renderBlock={renderInnerBlock} />
    </>
  )
}
