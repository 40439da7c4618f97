import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isWithin, psychoactiveType, sporeKinds } from '@/cms/kept-categories'
import type { Product } from '@/payload-types'
import type { RegulatedGoods } from '../destinations/regulated-goods.data'

/** The fly agaric's kind stands for its whole genus: what it is kept out of is kept free of its kin too. */
const goodsOfSpecies = (scientificName: string): RegulatedGoods =>
  /^amanita\b/i.test(scientificName) ? 'amanita-muscaria' : 'psilocybin-spores'

/** The ids of relations, before Payload validates them: what is no list names none, and ids alone are numbers. */
const idsOf = (values: unknown): number[] =>
  (Array.isArray(values) ? values : []).filter((id): id is number => typeof id === 'number')

async function isOfSpores(categories: readonly number[], req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { id: { in: categories } },
    select: { path: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.some(({ path }) => sporeKinds.some((kind) => isWithin(path, kind)))
}

/** The regulated goods that spores of some species are; none of those that are not psychoactive. */
async function goodsOfSpores(species: readonly number[], req: PayloadRequest): Promise<RegulatedGoods[]> {
  const { docs } = await req.payload.find({
    collection: 'mushrooms',
    where: {
      and: [
        { id: { in: species } },
        {
          or: [
            { 'specie.edibility': { equals: 'psychoactive' } },
            { 'specie.psychoactive': { equals: true } },
            { 'categories.path': { equals: psychoactiveType } },
          ],
        },
      ],
    },
    select: { specie: { scientificName: true } },
    depth: 0,
    pagination: false,
    context: { withoutStats: true },
    overrideAccess: true,
    req,
  })
  return docs.map(({ specie }) => goodsOfSpecies(specie.scientificName))
}

/**
 * Spores of a psychoactive species are named as what they are, whether or not an editor does: by that they are kept out
 * of states that forbid them, and no page of the species leads to them.
 */
export const nameKeptApart: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  const [species, categories] = [idsOf(data.species), idsOf(data.categories)]
  if (species.length === 0 || categories.length === 0) return data
  if (!(await isOfSpores(categories, req))) return data
  const named = await goodsOfSpores(species, req)
  return named.length === 0 ? data : { ...data, goods: [...new Set([...(data.goods ?? []), ...named])] }
}
