import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { productsOf } from '@/cards/species-products/products-of'
import { SpeciesProducts } from '@/cards/species-products/species-products'
import { documentPath } from '@/core/paths'
import { findSpecies, highestAmounts, speciesNames } from '@/features/catalogue/server'
import { SpeciesPage } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { pageMetadata } from '@/platform/seo/metadata'

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
  const [names, highest, shelf, { settings }, t] = await Promise.all([
    speciesNames(species.id),
    highestAmounts(),
    productsOf(species.id, locale),
    siteFrame(locale),
    getTranslations({ locale, namespace: 'archive' }),
  ])
  return (
    <SpeciesPage
      species={species}
      names={names}
      locale={locale}
      dailyValues={settings.dailyValues}
      highest={highest}
      after={shelf ? <SpeciesProducts shelf={shelf} locale={locale} /> : null}
      afterIndex={shelf ? [{ id: 'products', title: t('titles.products') }] : []}
    />
  )
}
