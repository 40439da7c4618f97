import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CardGrid } from '@/cards/cards'
import { documentPath } from '@/core/paths'
import { findProduct } from '@/features/shop/server'
import { ProductPage } from '@/features/shop/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { populated } from '@/platform/populated'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { pageMetadata } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'

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
  return pageMetadata({
    locale,
    path: documentPath('products', slug),
    title: meta?.title ?? title,
    description: meta?.description,
    image: meta?.image,
  })
}

export default async function ProductRoute(props: PageProps) {
  const { locale, product } = await load(props)
  const t = await getTranslations({ locale, namespace: 'product' })
  const species = populated(product.species)
  const related =
    species.length > 0 ? (
      <Section id="species" title={t('species')}>
        <CardGrid collection="mushrooms" items={species} locale={locale} />
      </Section>
    ) : null
  return <ProductPage product={product} locale={locale} after={related} />
}
