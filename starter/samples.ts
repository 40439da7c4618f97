import type { CollectionSlug, Payload, Where } from 'payload'
import { ledgerKeys } from '@/features/content/model'

/** Who depends on whom decides the order: what is written about a thing goes before the thing. */
const sampleCollections = [
  'helpfuls',
  'comments',
  'impressions',
  'reviews',
  'products',
  'vendors',
  'users',
] as const satisfies readonly CollectionSlug[]

/** Pictures bear no mark of their own; the names under which the seed draws for the shop tell them apart. */
const samplePicture = /^(product|vendor)\//

type Found = { id: number; seedKey?: string | null }

const find = async (payload: Payload, collection: CollectionSlug, where: Where): Promise<Found[]> => {
  const { docs } = await payload.db.find<Found>({ collection, where, sort: 'id', limit: 0, pagination: false })
  return docs
}

/** Deletes one by one through Payload, so that every hook runs and the first failure is heard of. */
async function remove(payload: Payload, collection: CollectionSlug, docs: readonly Found[]): Promise<number> {
  for (const { id } of docs) {
    await payload.delete({
      collection,
      id,
      depth: 0,
      overrideAccess: true,
      context: { seed: true, withoutStats: true },
    })
  }
  // Counters stand in rows of their own, which nothing else would ever clear.
  const keys = docs.map(({ id }) => `${collection}:${id}`)
  if (keys.length > 0) await payload.db.deleteMany({ collection: 'stats', where: { key: { in: keys } } })
  return docs.length
}

/** Whether the samples of this database were taken away on purpose. */
export async function samplesWereRemoved(payload: Payload): Promise<boolean> {
  return (await find(payload, 'seed-records', { key: { equals: ledgerKeys.samplesRemoved } })).length > 0
}

export type Removed = { collection: CollectionSlug; count: number }

/**
 * Takes away what the seed marked as a sample: the invented vendors, their products and pictures, the members and
 * what they wrote. Knowledge stays as it is, edited or not, and so does what real people wrote.
 * @returns how many of each kind are gone now
 */
export async function removeSamples(payload: Payload): Promise<Removed[]> {
  // Said first: a run that is killed half-way must not find its work undone by the next start.
  if (!(await samplesWereRemoved(payload))) {
    await payload.db.create({ collection: 'seed-records', data: { key: ledgerKeys.samplesRemoved } })
  }
  const removed: Removed[] = []
  for (const collection of sampleCollections) {
    const docs = await find(payload, collection, { sample: { equals: true } })
    removed.push({ collection, count: await remove(payload, collection, docs) })
  }
  const pictures = await find(payload, 'media', { seedKey: { exists: true } })
  const drawn = pictures.filter(({ seedKey }) => samplePicture.test(seedKey ?? ''))
  removed.push({ collection: 'media', count: await remove(payload, 'media', drawn) })
  return removed
}

const names: Readonly<Record<string, string>> = {
  helpfuls: 'helpful marks',
  comments: 'comments',
  impressions: 'impressions',
  reviews: 'reviews',
  products: 'products',
  vendors: 'vendors',
  users: 'sample members',
  media: 'shop pictures',
}

/** What was removed, one kind a line. */
export const removalReport = (removed: readonly Removed[]): string =>
  removed
    .map(({ collection, count }) => `  ${String(count).padStart(5)} ${names[collection] ?? collection} removed\n`)
    .join('')
