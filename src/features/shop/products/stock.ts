import type { CollectionAfterChangeHook, CollectionAfterReadHook } from 'payload'
import { setStock } from '@/cms/stats/sql'
import { statsKey } from '@/cms/stats/model'
import type { Product } from '@/payload-types'

/** Stock lives in the counters, so that no restored version brings an old number back. */
export const readStock: CollectionAfterReadHook<Product> = async ({ doc, req, context }) => {
  if (context.withoutStats === true || !doc.id) return doc
  const row = await req.payload.db.findOne<{ id: number; stock?: number | null }>({
    collection: 'stats',
    where: { key: { equals: statsKey('products', doc.id) } },
    req,
  })
  return { ...doc, baseInventory: { ...doc.baseInventory, stock: row?.stock ?? 0 } }
}

export const writeStock: CollectionAfterChangeHook<Product> = async ({ doc, data, req }) => {
  const stock = data.baseInventory?.stock
  if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < 0) return doc
  await setStock(req, statsKey('products', doc.id), stock)
  return { ...doc, baseInventory: { ...doc.baseInventory, stock } }
}
