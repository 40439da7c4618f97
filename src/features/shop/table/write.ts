import 'server-only'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { at } from './cells'
import { localesOf, type PlannedWrite } from './plan'
import { salesIn } from './sales-cells'

type Data = Record<string, unknown>

/** A row could not be written although nothing was said against it before: what it was, and which. */
export class RowFailed extends Error {
  constructor(
    readonly row: number,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

const withPath = (data: Data, path: string, value: unknown, document: Product | undefined): Data => {
  const [group = '', name] = path.split('.')
  if (name === undefined) return { ...data, [group]: value }
  const whole = (data[group] ?? at(document, group) ?? {}) as Data
  return { ...data, [group]: { ...whole, [name]: value } }
}

/** Rows of a list as they are stored, those that stay with all they have. */
function designationsAs(value: unknown, stored: unknown): unknown[] {
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  return (value as readonly unknown[]).map(
    (designation) => rows.find((row) => at(row, 'designation') === designation) ?? { designation },
  )
}

type Variants = NonNullable<PlannedWrite['variants']>

/** The variants as one language has them: of what the table writes, the labels of sales alone differ between them. */
const variantsIn = ({ data, sales }: Variants, locale: Locale): Variants['data']['variants'] =>
  data.variants?.map((variant, at) => ({ ...variant, sales: salesIn(sales[at]?.sales ?? [], locale) }))

/** What a save in one language writes; what all languages share goes with the first of them. */
function dataOf({ stored, given, sales, variants, slug }: PlannedWrite, locale: Locale, isFirst: boolean): Data {
  const document = stored?.inLocale[locale]
  let data: Data = stored || !isFirst ? {} : { slug, _status: 'draft' }
  for (const { column, value } of given) {
    if (column.locale ? column.locale !== locale : !isFirst) continue
    const isRows = column.kind === 'designations'
    data = withPath(data, column.path, isRows ? designationsAs(value, at(document, column.path)) : value, document)
  }
  if (sales && (isFirst || sales.told.includes(locale))) data = { ...data, sales: salesIn(sales.sales, locale) }
  if (isFirst && variants)
    data = { ...data, enableVariants: true, variants: { ...variants.data, variants: variantsIn(variants, locale) } }
  else if (variants?.sales.some(({ told }) => told.includes(locale)))
    data = withPath(data, 'variants.variants', variantsIn(variants, locale), document)
  // Stock is set only while it is the one that the table was compared with.
  if (given.some(({ column }) => column.name === 'stock') && isFirst && stored)
    data = withPath(data, 'baseInventory.stockSeen', stored.stock, document)
  return data
}

/** What a language of a product was before, as far as it was written. */
function dataBefore({ stored }: PlannedWrite, data: Data, locale: Locale): Data {
  const document = stored?.inLocale[locale]
  const before = Object.fromEntries(Object.keys(data).map((key) => [key, at(document, key) ?? null]))
  const seen = at(data, 'baseInventory.stock')
  return typeof seen === 'number'
    ? withPath(
        withPath(before, 'baseInventory.stock', stored?.stock, document),
        'baseInventory.stockSeen',
        seen,
        document,
      )
    : before
}

type Undo = () => Promise<unknown>

async function writeOne(write: PlannedWrite, req: PayloadRequest, undo: Undo[]): Promise<void> {
  const { payload } = req
  // Nobody reads what a save answers here: its counters need not be looked up.
  const context = { withoutStats: true }
  const shared = { collection: 'products', depth: 0, overrideAccess: false, context, req } as const
  let id = write.stored?.id
  for (const [index, locale] of localesOf(write).entries()) {
    const data = dataOf(write, locale, index === 0) as Partial<Product>
    if (id === undefined) {
      const made = await payload.create({ ...shared, locale, data: data as Product })
      id = made.id
      undo.push(() => payload.delete({ ...shared, id: made.id }))
    } else {
      const own = id
      await payload.update({ ...shared, id, locale, data })
      if (write.stored)
        undo.push(() => payload.update({ ...shared, id: own, locale, data: dataBefore(write, data, locale) }))
    }
  }
}

/**
 * Writes every product of a plan or none. PostgreSQL takes a transaction back; on SQLite, which has none here,
 * what was written is put back row by row.
 * @throws RowFailed
 */
export async function writeAll(writes: readonly PlannedWrite[], req: PayloadRequest): Promise<void> {
  const isTransaction = await initTransaction(req)
  const undo: Undo[] = []
  for (const write of writes) {
    try {
      await writeOne(write, req, undo)
    } catch (error) {
      if (isTransaction) await killTransaction(req)
      else await putBack(undo, req)
      throw new RowFailed(write.row, error)
    }
  }
  if (isTransaction) await commitTransaction(req)
}

/** Undoes the newest first; what cannot be undone is logged and keeps nothing else from it. */
async function putBack(undo: readonly Undo[], { payload }: PayloadRequest): Promise<void> {
  for (const back of undo.toReversed())
    try {
      await back()
    } catch (err) {
      payload.logger.error({ err, msg: 'A row of a table of products could not be put back' })
    }
}
