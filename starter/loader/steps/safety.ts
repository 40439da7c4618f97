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

/** Terms and rules that lead to help, by what editors see them under. */
const poisonings = new Map([
  ['poisoning', 'Poisoning'],
  ['poisoning-told', 'Poisoning, told in a sentence'],
])

/** Terms of species whose page is not written yet wait for it. */
export const searchTermStep: Step = {
  name: 'Search terms',
  items: ({ seeder }) =>
    [...Object.entries(searchTerms), ['poisoning-told', poisoningTold] as const].flatMap(([slug, terms]) => {
      const poisoning = poisonings.get(slug)
      const title = poisoning ?? scientificNames.get(slug)
      if (title === undefined) return []
      return [
        {
          collection: 'searchterms' as const,
          key: slug,
          where: { title: { equals: title } },
          fingerprint: terms,
          data: () => ({
            title,
            ...(poisoning === undefined
              ? { means: 'species', species: seeder.idOf('mushrooms', slug) }
              : { means: 'poisoning' }),
            terms: terms.join('\n'),
          }),
        },
      ]
    }),
}
