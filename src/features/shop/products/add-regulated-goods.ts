import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isWithin, sporeKinds } from '@/platform/catalogue/kept-categories'
import type { Product } from '@/payload-types'
import { goodsOfSpecies, lockGoodsOfSpecies } from './goods-of-species'

/** The ids of a relation as sent, before Payload validates it: anything but a list of numbers is ignored. */
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

/**
 * Adds the regulated goods of psychoactive species to a product of their spores, whether or not the editor did. They
 * keep it out of states that ban it, and out of the species' page.
 */
export const addRegulatedGoods: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  const [species, categories] = [idsOf(data.species), idsOf(data.categories)]
  if (species.length === 0 || categories.length === 0) return data
  if (!(await isOfSpores(categories, req))) return data
  await lockGoodsOfSpecies(req, species)
  const named = [...(await goodsOfSpecies(req, species)).values()]
  return named.length === 0 ? data : { ...data, goods: [...new Set([...(data.goods ?? []), ...named])] }
}
