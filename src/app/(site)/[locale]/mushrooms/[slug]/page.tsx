import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { articlesOf } from '@/finder/of-species/articles-of'
import { SpeciesArticles } from '@/finder/of-species/species-articles'
import { productsOf } from '@/finder/of-species/products-of'
import { SpeciesProducts } from '@/finder/of-species/species-products'
import { documentPath } from '@/core/paths'
import { isPraised } from '@/features/catalogue/model'
import { doublesOf, findSpecies, highestAmounts, speciesNames } from '@/features/catalogue/server'
import { SpeciesPage } from '@/features/catalogue/ui'
import { kindsOf } from '@/features/community/model'
import { CommunitySections } from '@/features/community/ui'
import { siteFrame } from '@/features/content/server'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { SpeciesData } from '@/syndication/structured-data/species-data'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const species = await findSpecies(slug, locale)
  if (!species) return movedOrNotFound(locale, documentPath('mushrooms', slug))
  return { locale, species }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, species } = await load(props)
  const { meta, title, slug, specie } = species
  const path = documentPath('mushrooms', slug)
  return documentMetadata({ locale, path, title, meta, lead: specie.lead, formats: markdownFormat(locale, path) })
}

export default async function SpeciesRoute(props: PageProps) {
  const { locale, species } = await load(props)
  const { scientificName, edibility, lookAlikeSpecies } = species.specie
  const named = (lookAlikeSpecies ?? []).map((one) => one.species)
  const [names, highest, doubles, shelf, articles, { settings }, t, community] = await Promise.all([
    speciesNames(species.id),
    highestAmounts(),
    doublesOf(scientificName, named, locale),
    isPraised(edibility) ? productsOf(species.id, locale) : null,
    articlesOf(species.id, locale),
    siteFrame(locale),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'community' }),
  ])
  // What poisons is told about, but not rated (SAF-04).
  const rated = isPraised(species.specie.edibility)
  return (
    <>
      <SpeciesData species={species} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={documentPath('mushrooms', species.slug)} title={species.title} locale={locale} />
      </div>
      <SpeciesPage
        species={species}
        names={names}
        locale={locale}
        settings={settings}
        highest={highest}
        doubles={doubles}
        hasProducts={shelf !== null}
        after={
          <>
            {shelf ? <SpeciesProducts shelf={shelf} locale={locale} /> : null}
            {articles.map((section) => (
              <SpeciesArticles key={section.id} section={section} locale={locale} />
            ))}
            <CommunitySections collection="mushrooms" doc={species} locale={locale} rated={rated} />
          </>
        }
        afterIndex={[
          ...(shelf ? [{ id: 'products', title: t('titles.products') }] : []),
          ...articles.map(({ id, title }) => ({ id, title })),
          ...kindsOf('mushrooms', rated).map((kind) => ({ id: kind, title: community(`titles.${kind}`) })),
        ]}
      />
    </>
  )
}
