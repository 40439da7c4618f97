import type { Metadata } from 'next'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { langOf } from '@/cms/fallbacks'
import { dangerGrade } from '@/core/dangers'
import { SpeciesScreen } from '@/finder/of-species/species-screen'
import type { Query } from '@/core/query'
import { documentPath } from '@/core/paths'
import { edibilityLabel } from '@/features/catalogue/model'
import { findSpecies } from '@/features/catalogue/server'
import type { Mushroom } from '@/payload-types'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { translatorOf } from '@/platform/i18n/translator'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { SpeciesData } from '@/syndication/structured-data/species-data'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'

type DocumentProps = { params: Promise<{ locale: string; slug: string }>; query?: Query }

async function load({ params }: DocumentProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const species = await findSpecies(slug, locale)
  if (!species) return movedOrNotFound(locale, documentPath('mushrooms', slug))
  return { locale, species }
}

/**
 * Describes a harmful species by its name and the first sentence of its course: its lead and its text for search
 * engines may praise it as food, written before the harm was known.
 */
const nameOf = ({ title, specie }: Mushroom): string =>
  [`${title} (${specie.scientificName}).`, specie.danger?.course?.split(/(?<=\.)\s/)[0]].filter(Boolean).join(' ')

/** The canonical address has no query, however the species' products are filtered. */
export async function speciesMetadata(props: DocumentProps): Promise<Metadata> {
  const { locale, species } = await load(props)
  const { meta, title, slug, specie } = species
  const path = documentPath('mushrooms', slug)
  const harm = dangerGrade(specie.edibility)
  return documentMetadata({
    locale,
    path,
    title: harm ? `${title} (${edibilityLabel(harm, locale)})` : title,
    meta: harm ? null : meta,
    lead: harm ? nameOf(species) : specie.lead,
    texts: harm ? [] : [specie.desc],
    // Search results and shared links begin with the warning, too.
    warning: harm && translatorOf(locale)(`danger.${harm}`),
    formats: markdownFormat(locale, path),
  })
}

/** A species, with its products filtered by `query` (FLT-13). */
export async function SpeciesDocument(props: DocumentProps) {
  const { locale, species } = await load(props)
  return (
    <>
      <SpeciesData species={species} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar
          path={documentPath('mushrooms', species.slug)}
          title={species.title}
          lang={langOf(species, 'title')}
          locale={locale}
        />
      </div>
      <SpeciesScreen species={species} locale={locale} renderBlock={renderInnerBlock} query={props.query} />
    </>
  )
}
