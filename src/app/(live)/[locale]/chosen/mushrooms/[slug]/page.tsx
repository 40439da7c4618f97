import type { Metadata } from 'next'
import { SpeciesScreen } from '@/finder/species/species-screen'
import { listQueryOf } from '@/core/list-parameters'
import { documentPath } from '@/core/paths'
import { findSpecies } from '@/features/catalogue/server'
import { setListQuery } from '@/features/community/server'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { SpeciesData } from '@/syndication/structured-data/species-data'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const species = await findSpecies(slug, locale)
  if (!species) return movedOrNotFound(locale, documentPath('mushrooms', slug))
  return { locale, species }
}

/** The species's own head: its bare address is the canonical one of every choice among its products. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, species } = await load(props)
  const { meta, title, slug, specie } = species
  const path = documentPath('mushrooms', slug)
  return documentMetadata({ locale, path, title, meta, lead: specie.lead, formats: markdownFormat(locale, path) })
}

/** A species with the products that its address asks for, as served (FLT-13, D-36). */
export default async function ProductsAsAsked(props: PageProps) {
  const [{ locale, species }, query] = await Promise.all([load(props), props.searchParams])
  setListQuery(listQueryOf(query))
  return (
    <>
      <SpeciesData species={species} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={documentPath('mushrooms', species.slug)} title={species.title} locale={locale} />
      </div>
      <SpeciesScreen species={species} locale={locale} query={query} />
    </>
  )
}
