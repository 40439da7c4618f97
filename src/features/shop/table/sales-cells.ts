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

/** A sale in all languages, as a table tells it. */
export type TableSale = {
  readonly id: string
  readonly active: boolean
  /** Null of a sale without a price: it lowers nothing. */
  readonly price: number | null
  /** The first and the last moment it counts; null where it is not bounded. */
  readonly from: string | null
  readonly to: string | null
  readonly label: Readonly<Record<Locale, string>>
}

/** What a row is to have for its sales, and the languages whose labels become others. */
export type PlannedSales = { readonly sales: readonly TableSale[]; readonly told: readonly Locale[] }

const dayStart = 'T00:00:00.000Z'

/** A moment, as a day where it is the first moment of one, or the last where a sale ends. */
function writeMoment(moment: string | null, edge: string): string {
  if (moment === null) return ''
  const iso = new Date(moment).toISOString()
  return iso.endsWith(edge) ? iso.slice(0, 10) : iso.replace(/(:00)?\.000Z$/, 'Z')
}

const momentForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/

/** `2026-11-30`, the whole of that day in UTC, or a moment of it; null where it is neither. */
function readMoment(text: string, edge: string): string | null {
  if (!momentForm.test(text)) return null
  const moment = new Date(text.length === 10 ? text + edge : text)
  // The 31st of a month with thirty days would be another day.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10))
  return isReal ? moment.toISOString() : null
}

/** The entries of a cell, by their place; a bar that belongs to a label has a backslash before it. */
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

/** The cells of sales, the first of each cell the first sale. */
export const saleCells = (sales: readonly TableSale[]): Cells =>
  Object.fromEntries(
    saleColumns.map((column) => [column.name, cellOf(sales.map((sale) => entryOf(column, sale)))] as const),
  )

/** Sales as they are stored in each language. */
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

/** The same as one language stores them. */
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
    // A price in the table changes the sale; an empty cell leaves it as it is.
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

/** What the fields say against a sale. */
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
 * What the cells of a row make of its sales; `planned` is null where they change nothing.
 * @param before the sales as they are stored; none of what is new
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
    // A sale without a price lowers nothing: its dates and label would be lost.
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
