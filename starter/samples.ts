import type { CollectionSlug, Payload, Where } from 'payload'
import { ledgerKeys } from '@/features/content/model'

/** In the order of deletion: documents come before those they reference. */
const sampleCollections = [
  'helpfuls',
  'comments',
  'impressions',
  'reviews',
  'products',
  'vendors',
  'users',
] as const satisfies readonly CollectionSlug[]

/** Media have no `sample` field, so the seed's keys for shop pictures identify them. */
const samplePicture = /^(product|vendor)\//

type Found = { id: number; seedKey?: string | null }

const find = async (payload: Payload, collection: CollectionSlug, where: Where): Promise<Found[]> => {
  const { docs } = await payload.db.find<Found>({ collection, where, sort: 'id', limit: 0, pagination: false })
  return docs
}

/** Deletes one at a time through Payload, so that every hook runs and the first error is thrown. */
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
  // Counters are rows of the `stats` collection, which the deletion does not remove.
  const keys = docs.map(({ id }) => `${collection}:${id}`)
  if (keys.length > 0) await payload.db.deleteMany({ collection: 'stats', where: { key: { in: keys } } })
  return docs.length
}

/** Whether the samples of this database were removed on purpose. */
export async function samplesWereRemoved(payload: Payload): Promise<boolean> {
  return (await find(payload, 'seed-records', { key: { equals: ledgerKeys.samplesRemoved } })).length > 0
}

export type Removed = { collection: CollectionSlug; count: number }

/**
 * Deletes everything marked as a sample: invented vendors, their products and pictures, members and their
 * contributions. Knowledge stays, edited or not, and so do real contributions.
 * @returns the number of deleted documents by collection
 */
export async function removeSamples(payload: Payload): Promise<Removed[]> {
  // Recorded first, so that after an interrupted run the next start does not seed the samples again.
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

/** The deleted documents as text, one collection a line. */
export const removalReport = (removed: readonly Removed[]): string =>
  removed
    .map(({ collection, count }) => `  ${String(count).padStart(5)} ${names[collection] ?? collection} removed\n`)
    .join('')
