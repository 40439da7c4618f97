import { checkedOn, poisonCenters } from '../../catalogue/poison-centers.data'
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

/** Terms of species whose page is not written yet wait for it. */
export const searchTermStep: Step = {
  name: 'Search terms',
  items: ({ seeder }) =>
    Object.entries(searchTerms).flatMap(([slug, terms]) => {
      const title = slug === 'poisoning' ? 'Poisoning' : scientificNames.get(slug)
      if (title === undefined) return []
      return [
        {
          collection: 'searchterms' as const,
          key: slug,
          where: { title: { equals: title } },
          fingerprint: terms,
          data: () => ({
            title,
            ...(slug === 'poisoning' ? { means: slug } : { means: 'species', species: seeder.idOf('mushrooms', slug) }),
            terms: terms.join('\n'),
          }),
        },
      ]
    }),
}
