import { checkedOn, poisonCenters } from '../../catalogue/poison-centers.data'
import { poisoningTold } from '../../catalogue/poisoning-told.data'
import { searchTerms } from '../../catalogue/search-terms.data'
import { species } from '../../catalogue/species/index'
import type { Step } from '../step'
import type { SeedItem } from '../upsert'

export const poisonCenterStep: Step = {
  name: 'Poison centers',
  items: () =>
    poisonCenters.map((center, order): SeedItem => ({
      collection: 'poisoncenters',
      key: `${center.country} ${center.phone}`,
      where: { and: [{ country: { equals: center.country } }, { phone: { equals: center.phone } }] },
      fingerprint: [center, order, checkedOn],
      data: () => ({ ...center, order, checkedAt: `${checkedOn}T12:00:00.000Z` }),
    })),
}

const scientificNames = new Map(species.map(({ slug, scientificName }) => [slug, scientificName]))

type Terms = { key: string; title: string; means: 'poisoning' | 'species'; terms: readonly string[] }

/** Search terms and rules that lead to help with a poisoning. */
const poisonings: readonly Terms[] = [
  { key: 'poisoning', title: 'Poisoning', means: 'poisoning', terms: searchTerms.poisoning ?? [] },
  ...Object.entries(poisoningTold).map(([key, { title, rules }]): Terms => ({
    key,
    title,
    means: 'poisoning',
    terms: rules,
  })),
]

const named = Object.entries(searchTerms).flatMap(([slug, terms]): Terms[] => {
  const title = scientificNames.get(slug)
  return title === undefined ? [] : [{ key: slug, title, means: 'species', terms }]
})

/** Search terms; those of a species that is not loaded are skipped. */
export const searchTermStep: Step = {
  name: 'Search terms',
  items: ({ seeder }) =>
    [...poisonings, ...named].map(({ key, title, means, terms }) => ({
      collection: 'searchterms' as const,
      key,
      where: { title: { equals: title } },
      fingerprint: terms,
      data: () => ({
        title,
        ...(means === 'species' ? { means, species: seeder.idOf('mushrooms', key) } : { means }),
        terms: terms.join('\n'),
      }),
    })),
}
