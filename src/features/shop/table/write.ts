import 'server-only'
import pLimit from 'p-limit'
import { killTransaction, ValidationError, type PayloadRequest } from 'payload'
import { inBulk } from '@/cms/in-bulk'
import { extendIdleTimeout } from '@/cms/write-timeout'
import { lockName } from '@/cms/row-locks'
import { isSqlite } from '@/cms/sql'
import { shiftStock } from '@/cms/stats/sql'
import { writeTogether } from '@/cms/write-together'
import { rowText, type OtherLanguages } from '@/cms/fields/every-language'
import { documentKey } from '@/core/document-key'
import { defaultLocale, locales, type Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { forgetPricesSince } from '../history/records'
import { variantsOf } from '../pricing/price'
import { at, type Variant } from './cells'
import { productColumns } from './columns'
import { withImportRecord } from './interrupted-imports'
import { localesOf, type PlannedWrite } from './plan'
import { salesOfProduct, salesOfVariant } from './rows'
import { salesIn, type TableSale } from './sales-cells'

type Data = Record<string, unknown>

/** The paths of a product's localized texts that the table has columns for. */
const productTexts = new Set(productColumns.flatMap(({ path, locale }) => (locale ? [path] : [])))

/** The message of an error; a ValidationError's own message only names the fields, so their messages are appended. */
const saidBy = (cause: unknown): string =>
  cause instanceof ValidationError
    ? [cause.message, ...new Set(cause.data.errors.map(({ message }) => message))].join(': ')
    : cause instanceof Error
      ? cause.message
      : String(cause)

/** The save of a row failed although its dry run had no error; the message is the cause's. */
export class RowFailed extends Error {
  constructor(
    readonly row: number,
    cause: unknown,
    /** Slugs of products that could not be rolled back, and keep the table's values. */
    readonly left: readonly string[],
  ) {
    super(saidBy(cause), { cause })
  }
}

const withPath = (data: Data, path: string, value: unknown, document: Product | undefined): Data => {
  const [group = '', name] = path.split('.')
  if (name === undefined) return { ...data, [group]: value }
  const whole = (data[group] ?? at(document, group) ?? {}) as Data
  return { ...data, [group]: { ...whole, [name]: value } }
}

/** The rows of a list of designations; a designation that is stored already keeps its row, with id and certifier. */
function designationsAs(value: unknown, stored: unknown): unknown[] {
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  return (value as readonly unknown[]).map(
    (designation) => rows.find((row) => at(row, 'designation') === designation) ?? { designation },
  )
}

type Variants = NonNullable<PlannedWrite['variants']>

/** The variants for a save in one locale; among what the table writes, only the labels of sales are localized. */
const variantsIn = ({ data, sales }: Variants, locale: Locale): Variants['data']['variants'] =>
  data.variants?.map((variant, at) => ({ ...variant, sales: salesIn(sales[at]?.sales ?? [], locale) }))

/** The data of a save in `locale`: its texts, and the fields that are not localized. */
function dataOf({ stored, given, sales, variants, slug }: PlannedWrite, locale: Locale): Data {
  const document = stored?.inLocale[locale]
  let data: Data = stored ? {} : { slug, _status: 'draft' }
  for (const { column, value } of given) {
    if (column.locale && column.locale !== locale) continue
    const isRows = column.kind === 'designations'
    data = withPath(data, column.path, isRows ? designationsAs(value, at(document, column.path)) : value, document)
  }
  if (sales) data = { ...data, sales: salesIn(sales.sales, locale) }
  if (variants)
    data = { ...data, enableVariants: true, variants: { ...variants.data, variants: variantsIn(variants, locale) } }
  // By `stockSeen` the save is rejected if the stock has changed since the plan was made.
  if (stored && given.some(({ column }) => column.name === 'stock'))
    data = withPath(data, 'baseInventory.stockSeen', stored.stock, document)
  return data
}

type Text = { readonly name: string; readonly locale: Locale; readonly text: string | null }

const labelsIn = (sales: readonly TableSale[], locales: readonly Locale[]): Text[] =>
  sales.flatMap(({ id, label }) =>
    locales.map((locale) => ({ name: rowText(id, 'saleLabel'), locale, text: label[locale] || null })),
  )

const brought = (texts: readonly Text[]): OtherLanguages => {
  const byName = new Map<string, Partial<Record<Locale, string | null>>>()
  for (const { name, locale, text } of texts) byName.set(name, { ...byName.get(name), [locale]: text })
  return Object.fromEntries(byName)
}

/** The texts that the same save writes in the other locales. */
const textsOf = ({ given, sales, variants }: PlannedWrite, others: readonly Locale[]): OtherLanguages =>
  brought([
    ...given.flatMap(({ column: { path, locale }, value }) =>
      locale && others.includes(locale) && !Array.isArray(value)
        ? [{ name: path, locale, text: value === null ? null : String(value) }]
        : [],
    ),
    ...[...(sales ? [sales] : []), ...(variants?.sales ?? [])].flatMap((planned) => labelsIn(planned.sales, others)),
  ])

/** The former values of the fields that a save wrote; without stock, which `shiftStock` restores. */
function dataBefore({ stored }: PlannedWrite, data: Data, locale: Locale): Data {
  const document = stored?.inLocale[locale]
  return Object.fromEntries(Object.keys(data).map((key) => [key, at(document, key) ?? null]))
}

const textAt = (document: unknown, path: string): string | null => {
  const value = at(document, path)
  return typeof value === 'string' ? value : null
}

/** The former texts in the other locales; a deleted sale comes back as a new row, so all its labels are included. */
const textsBefore = (write: PlannedWrite, texts: OtherLanguages, first: Locale): OtherLanguages => {
  const { stored } = write
  const others = locales.filter((locale) => locale !== first)
  const own = Object.entries(texts).flatMap(([name, inLocales]) =>
    productTexts.has(name)
      ? others.flatMap((locale) =>
          locale in inLocales ? [{ name, locale, text: textAt(stored?.inLocale[locale], name) }] : [],
        )
      : [],
  )
  const variants = stored ? variantsOf<Variant>(stored.inLocale[first]) : []
  const sales = [
    ...(write.sales ? salesOfProduct(stored) : []),
    ...(write.variants ? variants.flatMap((variant) => salesOfVariant(stored, variant)) : []),
  ]
  return brought([...own, ...labelsIn(sales, others)])
}

type Undo = { readonly slug: string; readonly back: () => Promise<unknown> }

async function isSavedSince(req: PayloadRequest, id: number, moment: string): Promise<boolean> {
  const where = { id: { equals: id }, updatedAt: { greater_than_equal: moment } }
  return (await req.payload.db.findOne({ collection: 'products', where, req })) !== null
}

async function writeOne(write: PlannedWrite, req: PayloadRequest, undo: Undo[]): Promise<void> {
  const { payload } = req
  const { slug, stored } = write
  const [locale = defaultLocale, ...others] = localesOf(write)
  const data = dataOf(write, locale) as Partial<Product>
  const texts = textsOf(write, others)
  // The result of the save is not used, so `withoutStats` skips the read of its counters.
  const shared = { collection: 'products', locale, depth: 0, overrideAccess: false, req } as const
  const saving = (otherLanguages: OtherLanguages) => ({ context: { withoutStats: true, otherLanguages } })
  if (!stored) {
    const { id } = await payload.create({ ...shared, ...saving(texts), data: data as Product })
    undo.push({ slug, back: () => payload.delete({ ...shared, id }) })
    return
  }
  const { id } = stored
  const began = new Date().toISOString()
  const stock: unknown = at(data, 'baseInventory.stock')
  const takeBack = async (isCounted: boolean): Promise<void> => {
    await payload.update({
      ...shared,
      ...saving(textsBefore(write, texts, locale)),
      id,
      data: dataBefore(write, data, locale),
    })
    // A save with the old stock would be rejected if a piece was sold meanwhile, so the stock is shifted back.
    if (isCounted && typeof stock === 'number') await shiftStock(req, documentKey('products', id), stored.stock - stock)
    await forgetPricesSince(req, id, began)
  }
  try {
    await payload.update({ ...shared, ...saving(texts), id, data })
  } catch (error) {
    // The stock is rejected after the document was written, which on SQLite no transaction rolls back.
    if (isSqlite(req.payload) && (await isSavedSince(req, id, began))) undo.push({ slug, back: () => takeBack(false) })
    throw error
  }
  undo.push({ slug, back: () => takeBack(true) })
}

type WriteAll = (writes: readonly PlannedWrite[]) => Promise<void>

/** The tables of this process, one at a time: enough for SQLite, which one process serves. */
const tableQueue = pLimit(1)

/**
 * Runs `work` while no other table is planned or written. Its `writeAll` saves every product of a plan or none, and
 * throws RowFailed: PostgreSQL rolls the transaction back; SQLite has none here, so saves are undone one by one,
 * and a killed process leaves a record (`noted`).
 * @throws the driver's error where the wait for another table exceeds the statement timeout
 */
export async function withImportLock<Result>(
  req: PayloadRequest,
  work: (writeAll: WriteAll) => Promise<Result>,
): Promise<Result> {
  if (isSqlite(req.payload))
    return tableQueue(() =>
      work((writes) =>
        withImportRecord(
          writes.map(({ slug }) => slug),
          () => inBulk(req, () => writeEach(writes, req, (undo) => putBack(undo, req))),
        ),
      ),
    )
  return writeTogether(req, async () => {
    await lockName(req, 'table of products')
    // Planning thousands of rows takes longer between two statements than a transaction may idle by default.
    await extendIdleTimeout(req, '60s')
    return work((writes) =>
      writeEach(writes, req, async () => {
        await killTransaction(req)
        return []
      }),
    )
  })
}

async function writeEach(
  writes: readonly PlannedWrite[],
  req: PayloadRequest,
  takeBack: (undo: readonly Undo[]) => Promise<readonly string[]>,
): Promise<void> {
  const undo: Undo[] = []
  for (const write of writes) {
    try {
      await writeOne(write, req, undo)
    } catch (error) {
      throw new RowFailed(write.row, error, await takeBack(undo))
    }
  }
}

/** Undoes saves, the newest first; logs those that fail, goes on, and returns their slugs. */
async function putBack(undo: readonly Undo[], { payload }: PayloadRequest): Promise<readonly string[]> {
  const left: string[] = []
  for (const { slug, back } of undo.toReversed())
    try {
      await back()
    } catch (err) {
      payload.logger.error({ err, msg: 'A row of a table of products could not be put back' })
      left.push(slug)
    }
  return left
}
