import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CardGrid } from '@/cards/cards'
import { documentPath } from '@/core/paths'
import { findSpecies, highestAmounts, speciesNames } from '@/features/catalogue/server'
import { SpeciesPage } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import { productsOfSpecies } from '@/features/shop/server'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { pageMetadata } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const species = await findSpecies(slug, locale)
  if (!species) return movedOrNotFound(locale, documentPath('mushrooms', slug))
  return { locale, species }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, species } = await load(props)
  const { meta, title, slug } = species
  return pageMetadata({
    locale,
    path: documentPath('mushrooms', slug),
    title: meta?.title ?? title,
    description: meta?.description,
    image: meta?.image,
  })
}

export default async function SpeciesRoute(props: PageProps) {
  const { locale, species } = await load(props)
  const [names, highest, products, { settings }, t] = await Promise.all([
    speciesNames(species.id),
    highestAmounts(),
    productsOfSpecies(species.id, locale, 6),
    siteFrame(locale),
    getTranslations({ locale, namespace: 'archive' }),
  ])
  const related =
    products.length > 0 ? (
      <Section id="products" title={t('titles.products')}>
        <CardGrid collection="products" items={products} locale={locale} />
      </Section>
    ) : null
  return (
    <SpeciesPage
      species={species}
      names={names}
      locale={locale}
      dailyValues={settings.dailyValues}
      highest={highest}
      after={related}
      afterIndex={related ? [{ id: 'products', title: t('titles.products') }] : []}
    />
  )
}
