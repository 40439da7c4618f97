import { newRowId } from '@/cms/row-id'
import { locales, type Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { tidyLine } from '@/core/tidy-text'
import type { Product } from '@/payload-types'
import { dayEnd } from '../pricing/sale'
import { inNumber, isUnclear } from './cells'
import { saleColumns, type SaleColumn } from './columns'
import type { Cells } from './csv'
import type { Change, Context, Problem } from './read-cells'

type Sale = NonNullable<Product['sales']>[number]

/** A sale with its labels in all locales. */
export type TableSale = {
  readonly id: string
  readonly active: boolean
  /** In major units; null for a sale without a price, which lowers nothing. */
  readonly price: number | null
  /** Its first and last moment (ISO, UTC); null where it is unbounded. */
  readonly from: string | null
  readonly to: string | null
  readonly label: Readonly<Record<Locale, string>>
}

/** The sales that a row will have, and the locales in which labels change. */
export type PlannedSales = { readonly sales: readonly TableSale[]; readonly told: readonly Locale[] }

const dayStart = 'T00:00:00.000Z'

/** Writes a moment as ISO, or as a bare day if its time is `edge`, the first or last moment of a day. */
function writeMoment(moment: string | null, edge: string): string {
  if (moment === null) return ''
  const iso = new Date(moment).toISOString()
  return iso.endsWith(edge) ? iso.slice(0, 10) : iso.replace(/(:00)?\.000Z$/, 'Z')
}

const momentForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/

/** Parses a bare day (`2026-11-30`, at its `edge` in UTC) or an ISO moment; null where it is neither. */
function readMoment(text: string, edge: string): string | null {
  if (!momentForm.test(text)) return null
  const moment = new Date(text.length === 10 ? text + edge : text)
  // Date rolls the 31st of a month with 30 days over to the next month.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10))
  return isReal ? moment.toISOString() : null
}

/** Splits a cell into its entries by `|`; a bar within a label is escaped as `\|`. */
const entriesIn = (cell: string): string[] =>
  cell === '' ? [] : cell.split(/(?<!\\)\|/).map((entry) => tidyLine(entry.trim()).replaceAll(String.raw`\|`, '|'))

const cellOf = (entries: readonly string[]): string =>
  entries.every((entry) => entry === '') ? '' : entries.map((entry) => entry.replaceAll('|', String.raw`\|`)).join('|')

function entryOf({ name, locale }: SaleColumn, sale: TableSale): string {
  if (locale) return sale.label[locale]
  if (name === 'sale_price') return sale.price === null ? '' : String(sale.price)
  if (name === 'sale_active') return sale.active ? 'yes' : 'no'
  return name === 'sale_from' ? writeMoment(sale.from, dayStart) : writeMoment(sale.to, dayEnd)
}

/** The cells of sales, each with one entry a sale, in their order. */
export const saleCells = (sales: readonly TableSale[]): Cells =>
  Object.fromEntries(
    saleColumns.map((column) => [column.name, cellOf(sales.map((sale) => entryOf(column, sale)))] as const),
  )

/** The sales of a document with their labels of all locales, from its sales as read in each locale. */
export function tableSales(stored: Readonly<Record<Locale, readonly Sale[] | null | undefined>>): TableSale[] {
  const [first] = locales.map((locale) => stored[locale]).filter((sales) => sales?.length)
  return (first ?? []).map(({ id, active, scheduledSale, dateRange, salePrice }, at) => {
    const labelIn = (locale: Locale): string => {
      const own = stored[locale]?.find((sale) => sale.id === id) ?? stored[locale]?.[at]
      return typeof own?.saleLabel === 'string' ? own.saleLabel : ''
    }
    return {
      id: id ?? newRowId(),
      active: Boolean(active),
      price: salePrice ?? null,
      from: (scheduledSale && dateRange?.from) || null,
      to: (scheduledSale && dateRange?.to) || null,
      label: recordOf(locales, labelIn),
    }
  })
}

/** The sales as a save in one locale stores them. */
export const salesIn = (sales: readonly TableSale[], locale: Locale): Sale[] =>
  sales.map(({ id, active, price, from, to, label }) => ({
    id,
    active,
    salePrice: price,
    scheduledSale: from !== null || to !== null,
    dateRange: { from, to },
    saleLabel: label[locale] || null,
  }))

type Entry = { readonly value: string | number | boolean | null } | { readonly problem: Problem }

type Reading = Pick<Context, 'rules' | 'mayHaveDecimalCommas'>

function readEntry(
  { name, locale }: SaleColumn,
  entry: string,
  before: TableSale | undefined,
  { mayHaveDecimalCommas = false }: Reading,
): Entry {
  if (locale) return { value: entry }
  const wrong = (code: Problem['code']): Entry => ({ problem: { column: name, code, of: entry } })
  if (name === 'sale_price') {
    if (mayHaveDecimalCommas && isUnclear(entry) && entry !== String(before?.price)) return wrong('unclear')
    const price = inNumber(entry)
    return price === null ? wrong('number') : { value: price }
  }
  if (name === 'sale_active') {
    // An empty entry keeps a stored sale's state; a new sale is active.
    if (entry === '') return { value: before?.active ?? true }
    return entry === 'yes' || entry === 'no' ? { value: entry === 'yes' } : wrong('yesNo')
  }
  if (entry === '') return { value: null }
  const moment = readMoment(entry, name === 'sale_from' ? dayStart : dayEnd)
  return moment === null ? wrong('date') : { value: moment }
}

const blank = (): TableSale => ({
  id: newRowId(),
  active: true,
  price: null,
  from: null,
  to: null,
  label: { en: '', es: '', pt: '' },
})

const withEntry = (sale: TableSale, { path, locale }: SaleColumn, value: unknown): TableSale =>
  locale ? { ...sale, label: { ...sale.label, [locale]: value } } : { ...sale, [path]: value }

/** The errors of the fields for the sales, at most one a column. */
async function objections(
  sales: readonly TableSale[],
  columns: readonly SaleColumn[],
  prefix: string,
  { rules }: Reading,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const send = async (column: string, path: string, value: unknown): Promise<void> => {
    const said = await rules(`${prefix}sales${path}`, value)
    if (said !== true && !problems.some((one) => one.column === column))
      problems.push({ column, code: 'said', of: said })
  }
  const [head] = columns
  await send(head?.name ?? '', '', sales)
  for (const sale of sales)
    for (const column of columns) {
      if (column.locale) await send(column.name, '.saleLabel', sale.label[column.locale] || null)
      else if (column.name === 'sale_price') await send(column.name, '.salePrice', sale.price)
    }
  return problems
}

/**
 * Reads the sales of a row from its cells; `planned` is null where they change nothing or have errors.
 * @param before the stored sales; none for a new product or variant
 */
export async function readSales(
  cells: Cells,
  before: readonly TableSale[],
  prefix: string,
  context: Reading,
): Promise<{ planned: PlannedSales | null; changes: Change[]; problems: Problem[] }> {
  const stored = saleCells(before)
  const columns = saleColumns.filter(({ name }) => cells[name] !== undefined)
  const nothing = { planned: null, changes: [], problems: [] }
  if (columns.every(({ name }) => cells[name] === stored[name])) return nothing
  const prices = cells.sale_price === undefined ? null : entriesIn(cells.sale_price)
  const count = prices?.length ?? before.length
  const problems: Problem[] = []
  let sales = Array.from({ length: count }, (_, at) => before[at] ?? blank())
  for (const column of columns) {
    const entries = entriesIn(cells[column.name] ?? '')
    const beyond = entries.slice(count).find((entry) => entry !== '')
    // An entry beyond the last sale (counted by the prices, else as stored) has no price and would be lost.
    if (beyond !== undefined) problems.push({ column: column.name, code: 'noSale', of: beyond })
    sales = sales.map((sale, at) => {
      const read = readEntry(column, entries[at] ?? '', before[at], context)
      if ('value' in read) return withEntry(sale, column, read.value)
      problems.push(read.problem)
      return sale
    })
  }
  const reversed = sales.find(({ from, to }) => from !== null && to !== null && from > to)
  if (reversed) problems.push({ column: 'sale_to', code: 'reversed', of: writeMoment(reversed.to, dayEnd) })
  const after = saleCells(sales)
  const changes = saleColumns.flatMap(({ name }) => {
    const [from, to] = [stored[name] ?? '', after[name] ?? '']
    return from === to ? [] : [{ column: name, from, to }]
  })
  if (problems.length > 0) return { planned: null, changes: [], problems }
  if (changes.length === 0) return nothing
  const said = await objections(sales, columns, prefix, context)
  if (said.length > 0) return { planned: null, changes: [], problems: said }
  const told = saleColumns.flatMap(({ name, locale }) =>
    locale && changes.some(({ column }) => column === name) ? [locale] : [],
  )
  return { planned: { sales, told }, changes, problems: [] }
}
