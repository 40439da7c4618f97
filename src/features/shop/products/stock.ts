import type { CollectionAfterChangeHook, CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { publishChange } from '@/cms/changes/log'
import { isDraftSave } from '@/cms/changes/plugin'
import { inLanguage, label } from '@/cms/labels'
import { setStock, setStockIf } from '@/cms/stats/sql'
import { documentKey } from '@/core/document-key'
import { countersOf } from '@/cms/stats/read'
import { fill } from '@/core/fill'
import type { Product } from '@/payload-types'

type Req = Parameters<CollectionBeforeChangeHook<Product>>[0]['req']

const stockOf = async (req: Req, id: number): Promise<number> =>
  (await countersOf(req, documentKey('products', id)))?.stock ?? 0

/**
 * Adds the stock from the counters, where it is stored so that restoring a version does not restore an old number.
 * Admins also get it as `stockSeen`, which their form sends back with a save.
 */
export const readStock: CollectionAfterReadHook<Product> = async ({ doc, req, context }) => {
  if (context.withoutStats === true || !doc.id) return doc
  const stock = await stockOf(req, doc.id)
  const seen = isAdmin(req.user) ? { stockSeen: stock } : {}
  return { ...doc, baseInventory: { ...doc.baseInventory, stock, ...seen } }
}

type Given = { readonly stock: number; readonly seen: number | null }

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const whole = label(
  'Enter how many there are as a whole number, 0 where there are none.',
  'Indique cuántas hay con un número entero; 0 si no hay ninguna.',
  'Informe quantos há com um número inteiro; 0 se não houver nenhum.',
)

/** Validates that stock is a whole number; a save without it passes, since it does not set stock. */
export const wholePieces = (value: unknown, { req }: { req: { i18n: { language: string } } }): string | true =>
  value === null || value === undefined || isCount(value) ? true : inLanguage(whole, req.i18n.language)

/** The stock that a save sets, and the one its editor saw; null where it sets none. */
function givenStock(data: Partial<Product>): Given | null {
  const { stock, stockSeen } = data.baseInventory ?? {}
  return isCount(stock) ? { stock, seen: isCount(stockSeen) ? stockSeen : null } : null
}

const stale = label(
  'Stock is {now} by now, and was {seen} when this form was opened. Reload the page, then set it anew.',
  'Las existencias son ahora {now}; eran {seen} al abrir este formulario. Recargue la página y fíjelas de nuevo.',
  'O estoque agora é {now}; era {seen} quando este formulário foi aberto. Recarregue a página e defina-o de novo.',
)

/** Whether the save is an autosave, whose number may be half typed and must not become the stock. */
const isAutosave = (req: Req): boolean => String(req.query.autosave) === 'true'

/** @throws ValidationError */
function reject(req: Req, message: string): never {
  throw new ValidationError({ collection: 'products', errors: [{ message, path: 'baseInventory.stock' }], req }, req.t)
}

async function rejectStale(req: Req, id: number, seen: number): Promise<never> {
  const current = await stockOf(req, id)
  reject(req, fill(inLanguage(stale, req.i18n.language), { now: String(current), seen }))
}

/** Whether an editor emptied the field, rather than send a save that never had a number. */
const isEmptied = ({ baseInventory }: Partial<Product>): boolean =>
  baseInventory?.stock === null && isCount(baseInventory.stockSeen)

/**
 * Rejects a save whose editor saw another stock, before the document is written, since SQLite has no transaction to
 * roll back. An emptied field is rejected too, rather than silently ignored.
 * @throws ValidationError where it has changed meanwhile
 */
export const rejectStaleStock: CollectionBeforeChangeHook<Product> = async ({ data, originalDoc, operation, req }) => {
  if (isEmptied(data) && !isAutosave(req)) reject(req, inLanguage(whole, req.i18n.language))
  const given = givenStock(data)
  const id = originalDoc?.id
  if (operation !== 'update' || !given || given.seen === null || !id || given.stock === given.seen) return data
  if (!isAutosave(req) && (await stockOf(req, id)) !== given.seen) await rejectStale(req, id, given.seen)
  return data
}

const withStock = (doc: Product, req: Req, stock: number, seen: number): Product => ({
  ...doc,
  baseInventory: { ...doc.baseInventory, stock, ...(isAdmin(req.user) ? { stockSeen: seen } : {}) },
})

/**
 * Sets the stock after the document is written, since an earlier hook runs before the fields are validated and would
 * set it for a rejected save too. A form's stock is set only if its editor saw the current one: otherwise pieces sold
 * meanwhile would come back.
 * @throws ValidationError where pieces were sold while the document was written
 */
export const writeStock: CollectionAfterChangeHook<Product> = async ({ doc, data, operation, req }) => {
  const given = givenStock(data)
  if (!given) return doc
  // An autosave returns the typed number without storing it: the form sends it again when it publishes.
  if (isAutosave(req)) return withStock(doc, req, given.stock, given.seen ?? (await stockOf(req, doc.id)))
  const key = documentKey('products', doc.id)
  if (operation === 'create' || given.seen === null) await setStock(req, key, given.stock)
  else if (given.stock === given.seen) return doc
  else if (!(await setStockIf(req, key, given.seen, given.stock))) await rejectStale(req, doc.id, given.seen)
  // Saving a draft publishes no change, but its stock applies at once, so the pages have to be refreshed.
  if (isDraftSave(doc, req)) await publishChange(req, { key, scope: 'document' })
  return withStock(doc, req, given.stock, given.stock)
}
