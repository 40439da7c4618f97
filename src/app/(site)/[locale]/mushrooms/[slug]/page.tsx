import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { articlesOf } from '@/cards/species-articles/articles-of'
import { SpeciesArticles } from '@/cards/species-articles/species-articles'
import { productsOf } from '@/cards/species-products/products-of'
import { SpeciesProducts } from '@/cards/species-products/species-products'
import { documentPath } from '@/core/paths'
import { findSpecies, highestAmounts, speciesNames } from '@/features/catalogue/server'
import { SpeciesPage } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'

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
  return documentMetadata({ locale, path: documentPath('mushrooms', slug), title, meta })
}

export default async function SpeciesRoute(props: PageProps) {
  const { locale, species } = await load(props)
  const [names, highest, shelf, articles, { settings }, t] = await Promise.all([
    speciesNames(species.id),
    highestAmounts(),
    productsOf(species.id, locale),
    articlesOf(species.id, locale),
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
      after={
        <>
          {shelf ? <SpeciesProducts shelf={shelf} locale={locale} /> : null}
          {articles.map((section) => (
            <SpeciesArticles key={section.id} section={section} locale={locale} />
          ))}
        </>
      }
      afterIndex={[
        ...(shelf ? [{ id: 'products', title: t('titles.products') }] : []),
        ...articles.map(({ id, title }) => ({ id, title })),
      ]}
    />
  )
}
