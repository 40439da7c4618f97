import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { documentPath } from '@/core/paths'
import { findProduct } from '@/features/shop/server'
import { ProductPage } from '@/features/shop/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'
import { RelatedSpecies } from '../../../related-species'

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
  const t = await getTranslations({ locale, namespace: 'product' })
  const related = <RelatedSpecies title={t('species')} species={product.species} locale={locale} />
  return <ProductPage product={product} locale={locale} after={related} />
}
