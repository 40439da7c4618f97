import type { Article, Taxon } from 'schema-dts'
import { langOf } from '@/cms/fallbacks'
import type { Mushroom } from '@/payload-types'
import { article, imagesOf, type Place } from './article'

const ranks = ['kingdom', 'division', 'class', 'order', 'family', 'genus'] as const

/** The species' taxon, with its higher ranks as nested parents. */
function taxonOf({ specie }: Mushroom, description: string): Taxon {
  const { scientificName, variation, commonNames, synonyms, taxonomy } = specie
  const parent = ranks.reduce<Taxon | null>((above, rank) => {
    const name = taxonomy?.[rank]
    if (!name) return above
    return { '@type': 'Taxon', name, taxonRank: rank, ...(above ? { parentTaxon: above } : {}) }
  }, null)
  const others = [...(commonNames ?? []), ...(synonyms ?? [])].map(({ name }) => name)
  return {
    '@type': 'Taxon',
    name: variation ? `${scientificName} ${variation}` : scientificName,
    ...(others.length > 0 ? { alternateName: others } : {}),
    taxonRank: 'species',
    ...(description ? { description } : {}),
    ...(parent ? { parentTaxon: parent } : {}),
  }
}

type Facts = Place & {
  /** The beginning of the description: whether the species is edible, and how it harms. */
  readonly harm: string
  /** A sentence about the species; null where none may be shown. */
  readonly lead: string | null | undefined
  /** Its harmful look-alikes. */
  readonly lookAlikes: string | null
  /** D-05: the price of reading the species' page, 0 unless the owner sets one; null for a harmful species (SAF-04). */
  readonly offer: { readonly price: number; readonly currency: string } | null
}

/** The page of a species: an article about a taxon, its harm said first. */
export function speciesPage(species: Mushroom, { harm, lead, lookAlikes, offer, ...place }: Facts): Article {
  const description = [harm, lead, lookAlikes].filter(Boolean).join(' ')
  const written = article({ ...species, lead: description }, place)
  const borrowed = langOf(species, 'title')
  const images = imagesOf(...(species.images ?? []), species.meta?.image)
  return {
    ...written,
    ...(borrowed ? { inLanguage: borrowed } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    about: taxonOf(species, description),
    isAccessibleForFree: !offer?.price,
    ...(offer
      ? {
          offers: {
            '@type': 'Offer',
            price: offer.price,
            priceCurrency: offer.currency,
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  }
}
