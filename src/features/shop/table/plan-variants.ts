import { newRowId } from '@/cms/row-id'
import type { Product } from '@/payload-types'
import { variantsOf } from '../pricing/price'
import { byNumber, optionsIn, sameVariant, variantCells, variantKeys, type Value, type Variant } from './cells'
import { keyColumns, productColumns, variantColumns, type Column } from './columns'
import type { Line } from './csv'
import { misplaced, readCells, type Change, type Context, type Problem } from './read-cells'
import { salesOfVariant } from './rows'
import { readSales, type PlannedSales } from './sales-cells'
import type { StoredProduct } from './stored'

type Variants = NonNullable<Product['variants']>

type PlannedLine = {
  readonly line: Line
  readonly isNew: boolean
  readonly changes: readonly Change[]
  readonly problems: readonly Problem[]
}

/** The choices and variants to write, and the sales of each variant in the same order. */
export type VariantsWrite = { readonly data: Variants; readonly sales: readonly PlannedSales[] }

type PlannedVariants = {
  readonly rows: readonly PlannedLine[]
  /** The cells of stored variants that the table does not have, which are deleted. */
  readonly gone: readonly string[]
  /** Null where the table changes no variant. */
  readonly write: VariantsWrite | null
}

const withValue = (variant: Variant, { path }: Column, value: Value): Variant => {
  const [group, name] = path.split('.')
  if (name === undefined) return { ...variant, [path]: value }
  return { ...variant, [group ?? '']: { ...(variant.pricing ?? {}), [name]: value } }
}

/** The choices and options of the variants: the stored ones, plus those of new variants, without unused ones. */
function keysFor(known: Variants['keys'], variants: readonly Variant[]): NonNullable<Variants['keys']> {
  const keys = (known ?? []).map((key) => ({ ...key, options: [...(key.options ?? [])] }))
  for (const { key: identifier, option } of variants.flatMap(({ options }) => options ?? [])) {
    const key = keys.find((one) => one.identifier === identifier)
    if (!key) keys.push({ identifier, options: [{ identifier: option }] })
    else if (!key.options.some((one) => one.identifier === option)) key.options.push({ identifier: option })
  }
  const isUsed = (key: string, option?: string): boolean =>
    variants.some(({ options }) =>
      options?.some((one) => one.key === key && (option === undefined || one.option === option)),
    )
  // A page would offer an unused option, though it leads to no variant.
  return keys
    .filter(({ identifier }) => isUsed(identifier))
    .map((key) => ({ ...key, options: key.options.filter(({ identifier }) => isUsed(key.identifier, identifier)) }))
}

async function planLine(
  { cells }: Line,
  known: Variant | undefined,
  stored: StoredProduct | null,
  context: Context,
): Promise<Pick<PlannedLine, 'changes' | 'problems'> & { variant: Variant; sales: PlannedSales }> {
  const cell = cells[keyColumns.variant] ?? ''
  const options = known ? (known.options ?? []) : optionsIn(cell)
  const before = known ? variantCells(known, context.names) : {}
  const prefix = 'variants.variants.'
  const { given, changes, problems } = await readCells({ cells, before, columns: variantColumns, prefix }, context)
  const storedSales = salesOfVariant(stored, known)
  const sales = await readSales(cells, storedSales, prefix, context)
  const pending = (known ? [] : (options ?? [])).flatMap(({ key, option }) => [
    context.rules('variants.keys.identifier', key),
    context.rules(`${prefix}options.key`, key),
    context.rules(`${prefix}options.option`, option),
  ])
  const said = (await Promise.all(pending)).find((result) => result !== true)
  const wrong: Problem[] = [
    ...(options ? [] : [{ column: keyColumns.variant, code: 'options' as const, of: cell }]),
    ...(said === undefined ? [] : [{ column: keyColumns.variant, code: 'said' as const, of: said }]),
    ...problems,
    ...sales.problems,
    ...misplaced(cells, productColumns),
  ]
  const blank: Variant = { id: newRowId(), options: options ?? [], pricing: {} }
  const variant = given.reduce((whole, { column, value }) => withValue(whole, column, value), known ?? blank)
  return {
    problems: wrong,
    changes: [...changes, ...sales.changes],
    variant,
    sales: sales.planned ?? { sales: storedSales, told: [] },
  }
}

/** The stored variants by every cell that may name them: their id and their normalized options. */
function namedVariants(variants: readonly Variant[]): ReadonlyMap<string, Variant> {
  const keys = variantKeys(variants)
  return new Map(
    variants.flatMap((one, at) => [[byNumber(one), one] as const, [sameVariant(keys[at] ?? ''), one] as const]),
  )
}

/** Plans the variants of one product. If the table has any row for them, its rows replace all stored variants. */
export async function planVariants(
  lines: readonly Line[],
  stored: StoredProduct | null,
  status: string,
  context: Context,
): Promise<PlannedVariants> {
  if (lines.length === 0) return { rows: [], gone: [], write: null }
  const document = stored?.inLocale[stored.base]
  const there = document ? variantsOf<Variant>(document) : []
  const known = namedVariants(there)
  const seen = new Set<string | Variant>()
  const rows: PlannedLine[] = []
  const variants: Variant[] = []
  const sales: PlannedSales[] = []
  for (const line of lines) {
    const cell = line.cells[keyColumns.variant] ?? ''
    const own = known.get(sameVariant(cell))
    const self = own ?? sameVariant(cell)
    const planned = await planLine(line, own, stored, context)
    const twice: Problem[] = seen.has(self) ? [{ column: keyColumns.variant, code: 'twice', of: cell }] : []
    seen.add(self)
    variants.push(planned.variant)
    sales.push(planned.sales)
    rows.push({ line, changes: planned.changes, problems: [...twice, ...planned.problems], isNew: !own })
  }
  const keys = keysFor(document?.variants?.keys, variants)
  const names = variantKeys(there)
  const gone = there.flatMap((one, at) => (seen.has(one) ? [] : [names[at] ?? byNumber(one)]))
  const isChanged = gone.length > 0 || rows.some(({ isNew, changes }) => isNew || changes.length > 0)
  // Rules for published products apply (`_status`) only if variants change and no line has an error of its own.
  const isHeld = isChanged && rows.every(({ problems }) => problems.length === 0)
  const whole = { variants: { keys, variants }, ...(isHeld ? { _status: status } : {}) }
  const bounds = [
    await context.rules('variants.variants', variants, whole),
    await context.rules('variants.keys', keys, whole),
    ...(await Promise.all(keys.map(({ options }) => context.rules('variants.keys.options', options, whole)))),
  ].find((result) => result !== true)
  const ofOptions = await Promise.all(
    variants.map(({ options }) => context.rules('variants.variants.options', options, whole)),
  )
  const said = (results: readonly (string | true | undefined)[]): Problem[] =>
    results.flatMap((result) =>
      typeof result === 'string' ? [{ column: keyColumns.variant, code: 'said' as const, of: result }] : [],
    )
  return {
    // An error of the whole list is reported at its first row.
    rows: rows.map((row, at) => ({
      ...row,
      problems: [...row.problems, ...said([ofOptions[at], at === 0 ? bounds : undefined])],
    })),
    gone,
    write: isChanged ? { data: { keys, variants }, sales } : null,
  }
}

/**
 * Validates the stored variants for a save that publishes them unchanged: those of a draft may be incomplete, and the
 * save would be rejected. Returns the first error message, or null.
 */
export async function storedVariantsError(
  stored: StoredProduct,
  { rules }: Pick<Context, 'rules'>,
): Promise<string | null> {
  const document = stored.inLocale[stored.base]
  const variants = variantsOf<Variant>(document)
  if (variants.length === 0) return null
  const keys = document.variants?.keys ?? []
  const whole = { variants: { keys, variants }, _status: 'published' }
  const results = await Promise.all([
    rules('variants.keys', keys, whole),
    ...keys.map(({ options }) => rules('variants.keys.options', options, whole)),
    rules('variants.variants', variants, whole),
    ...variants.flatMap(({ options }) => [
      rules('variants.variants.options', options, whole),
      ...(options ?? []).flatMap(({ key, option }) => [
        rules('variants.variants.options.key', key, whole),
        rules('variants.variants.options.option', option, { ...whole, key }),
      ]),
    ]),
  ])
  return results.find((result) => result !== true) ?? null
}
