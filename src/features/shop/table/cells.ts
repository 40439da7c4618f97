import { isRecord } from '@/core/is-record'
import { tidyLine } from '@/core/tidy-text'
import type { Product } from '@/payload-types'
import { productColumns, variantColumns, type Column, type Named } from './columns'
import type { Cells } from './csv'
import type { StoredProduct } from './stored'

export type Value = string | number | null | readonly (string | number)[]

/** The value of a cell, or its error. */
type Read = { readonly value: Value } | { readonly problem: 'number' | 'unknown'; readonly of: string }

/** Maps documents to the slugs or paths that cells name them by, and back. */
export type Names = {
  readonly idOf: (collection: Named, word: string) => number | null
  readonly wordOf: (collection: Named, id: number) => string
}

const between = '|'

const listIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(between)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]

/** The number of a cell; null where it is none. */
export const inNumber = (cell: string): number | null => (/^-?\d{1,15}(\.\d{1,9})?$/.test(cell) ? Number(cell) : null)

/** Whether a point may be a thousands separator, as in locales with decimal commas: `1.250`, but not `0.125`. */
export const isUnclear = (cell: string): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(cell)

/** Reads the value of a cell; an empty one holds nothing. */
export function readCell({ kind, target, oneOf, isLong }: Column, cell: string, names: Names): Read {
  if (kind === 'number') {
    if (cell === '') return { value: null }
    const value = inNumber(cell)
    return value === null ? { problem: 'number', of: cell } : { value }
  }
  if (oneOf && cell !== '' && !oneOf.includes(cell)) return { problem: 'unknown', of: cell }
  if (kind === 'text') return { value: cell === '' ? null : isLong ? cell : tidyLine(cell) }
  const words = listIn(cell)
  if (!target) return { value: words }
  const ids: number[] = []
  for (const word of words) {
    const id = names.idOf(target, word)
    if (id === null) return { problem: 'unknown', of: word }
    ids.push(id)
  }
  return { value: kind === 'document' ? (ids[0] ?? null) : ids }
}

/** Writes a value as its cell; equal values give equal cells, so that cells can be compared. */
export function writeCell({ target }: Column, value: Value | undefined, names: Names): string {
  const word = (one: string | number): string =>
    target && typeof one === 'number' ? names.wordOf(target, one) : String(one)
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? (value as (string | number)[]).map(word).join(between) : word(value as string | number)
}

/** What stands at a path of a document. */
export const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), document)

/** The value of a column in a document, with relations as ids. */
function storedValue({ path, kind }: Column, document: unknown): Value {
  const value = at(document, path)
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const plain = kind === 'designations' ? at(one, 'designation') : isRecord(one) ? one.id : one
      return typeof plain === 'string' || typeof plain === 'number' ? [plain] : []
    })
  if (isRecord(value)) return typeof value.id === 'number' ? value.id : null
  if (typeof value === 'string' || typeof value === 'number') return value
  return kind === 'list' || kind === 'designations' || kind === 'documents' ? [] : null
}

export type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

type Option = { key: string; option: string }

/** A variant by its options: `size=100g|wood=oak`. */
const optionsKey = ({ options }: Variant): string =>
  (options ?? []).map(({ key, option }) => `${key}=${option}`).join(between)

/** Parses `size=100g|wood=oak` into options; null where a part has no key or option, or a key occurs twice. */
export function optionsIn(cell: string): Option[] | null {
  const options = listIn(cell).map((part) => {
    const at = part.indexOf('=')
    return { key: part.slice(0, Math.max(0, at)).trim(), option: at < 0 ? '' : part.slice(at + 1).trim() }
  })
  const keys = new Set(options.map(({ key }) => key))
  const isWhole = options.length > 0 && options.every(({ key, option }) => key !== '' && option !== '')
  return isWhole && keys.size === options.length ? options : null
}

/** Normalizes a variant's cell, so that the order of its options does not matter. */
export const sameVariant = (key: string): string => listIn(key).toSorted().join(between)

/** The cell of a variant whose options do not identify it: `#` and its id. */
export const byNumber = ({ id }: Variant): string => `#${id ?? ''}`

/** The variant cells of a product: the options, or the id (`byNumber`) where those identify no variant or several. */
export function variantKeys(variants: readonly Variant[]): string[] {
  const keys = variants.map(optionsKey)
  const same = keys.map(sameVariant)
  return variants.map((variant, at) => {
    const key = keys[at] ?? ''
    const read = optionsIn(key)
    const isNamed =
      read?.length === variant.options?.length && same.indexOf(same[at] ?? '') === same.lastIndexOf(same[at] ?? '')
    return read && isNamed ? key : byNumber(variant)
  })
}

/** The cells of a variant. */
export const variantCells = (variant: Variant, names: Names): Cells =>
  Object.fromEntries(
    variantColumns.map((column) => [column.name, writeCell(column, storedValue(column, variant), names)]),
  )

/** The cells of a product, without its variants. */
export function productCells({ inLocale, base, stock }: StoredProduct, names: Names): Cells {
  const cells = productColumns.map((column) => {
    const value = column.name === 'stock' ? stock : storedValue(column, inLocale[column.locale ?? base])
    return [column.name, writeCell(column, value, names)] as const
  })
  return Object.fromEntries(cells)
}
