import type { CollectionAfterChangeHook, CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage, label } from '@/cms/labels'
import { setStock, setStockIf } from '@/cms/stats/sql'
import { statsKey } from '@/cms/stats/model'
import { countersOf } from '@/cms/stats/read'
import type { Product } from '@/payload-types'

type Req = Parameters<CollectionBeforeChangeHook<Product>>[0]['req']

const stockOf = async (req: Req, id: number): Promise<number> =>
  (await countersOf(req, statsKey('products', id)))?.stock ?? 0

/**
 * Stock lives in the counters, so that no restored version brings an old number back. Editors also get it as the one
 * they saw, which comes back with their save.
 */
export const readStock: CollectionAfterReadHook<Product> = async ({ doc, req, context }) => {
  if (context.withoutStats === true || !doc.id) return doc
  const stock = await stockOf(req, doc.id)
  const seen = isAdmin(req.user) ? { stockSeen: stock } : {}
  return { ...doc, baseInventory: { ...doc.baseInventory, stock, ...seen } }
}

type Given = { readonly stock: number; readonly seen: number | null }

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** What a save says of stock; null where it says nothing. */
function givenStock(data: Partial<Product>): Given | null {
  const { stock, stockSeen } = data.baseInventory ?? {}
  return isCount(stock) ? { stock, seen: isCount(stockSeen) ? stockSeen : null } : null
}

const stale = label(
  'Stock is {now} by now, and was {seen} when this form was opened. Reload the page, then set it anew.',
  'Las existencias son ahora {now}; eran {seen} al abrir este formulario. Recargue la página y fíjelas de nuevo.',
  'O estoque agora é {now}; era {seen} quando este formulário foi aberto. Recarregue a página e defina-o de novo.',
)

/**
 * Sets stock from a form only while it is the one the editor saw: pieces sold since would otherwise come back. Before
 * the document is written, since SQLite has no transaction to take it back with.
 * @throws ValidationError where it has changed meanwhile
 */
export const setSeenStock: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, operation, req }) => {
  const given = givenStock(data)
  const id = originalDoc?.id
  if (operation !== 'update' || !given || given.seen === null || !id || given.stock === given.seen) return data
  const key = statsKey('products', id)
  if (await setStockIf(req, key, given.seen, given.stock)) return data
  const current = await stockOf(req, id)
  const message = inLanguage(stale, req.i18n.language)
    .replace('{now}', String(current))
    .replace('{seen}', String(given.seen))
  throw new ValidationError({ collection: 'products', errors: [{ message, path: 'baseInventory.stock' }], req }, req.t)
}

/** Sets the stock of a new product, and of one whose caller says nothing of what he saw. */
export const writeStock: CollectionAfterChangeHook<Product> = async ({ doc, data, operation, req }) => {
  const given = givenStock(data)
  if (!given || (operation === 'update' && given.seen !== null)) return doc
  await setStock(req, statsKey('products', doc.id), given.stock)
  return { ...doc, baseInventory: { ...doc.baseInventory, stock: given.stock } }
}
