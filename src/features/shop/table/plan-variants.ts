import type { Product } from '@/payload-types'
import { variantsOf } from '../pricing/price'
import { keyOfVariant, listIn, sameVariant, variantCells, type Value } from './cells'
import { keyColumns, productColumns, variantColumns, type Column } from './columns'
import type { Line } from './csv'
import { misplaced, readCells, type Change, type Context, type Problem } from './read-cells'
import type { StoredProduct } from './stored'

type Variants = NonNullable<Product['variants']>
type Variant = NonNullable<Variants['variants']>[number]

type PlannedLine = {
  readonly line: Line
  readonly isNew: boolean
  readonly changes: readonly Change[]
  readonly problems: readonly Problem[]
}

export type PlannedVariants = {
  readonly rows: readonly PlannedLine[]
  /** Variants that the product has and the table does not. */
  readonly gone: readonly string[]
  /** The choices and variants it is to have; null where the table says nothing of them. */
  readonly data: Variants | null
}

type Option = { key: string; option: string }

/** `size=100g|wood=oak` as options; null where it is none. */
function optionsIn(cell: string): Option[] | null {
  const options = listIn(cell).map((part) => {
    const at = part.indexOf('=')
    return { key: part.slice(0, Math.max(0, at)).trim(), option: at < 0 ? '' : part.slice(at + 1).trim() }
  })
  const keys = new Set(options.map(({ key }) => key))
  const isWhole = options.length > 0 && options.every(({ key, option }) => key !== '' && option !== '')
  return isWhole && keys.size === options.length ? options : null
}

const withValue = (variant: Variant, { path }: Column, value: Value): Variant => {
  const [group, name] = path.split('.')
  if (name === undefined) return { ...variant, [path]: value }
  return { ...variant, [group ?? '']: { ...(variant.pricing ?? {}), [name]: value } }
}

/** The choices there are, and those that new variants need. */
function keysFor(known: Variants['keys'], variants: readonly Variant[]): NonNullable<Variants['keys']> {
  const keys = (known ?? []).map((key) => ({ ...key, options: [...(key.options ?? [])] }))
  for (const { key: identifier, option } of variants.flatMap(({ options }) => options ?? [])) {
    const key = keys.find((one) => one.identifier === identifier)
    if (!key) keys.push({ identifier, options: [{ identifier: option }] })
    else if (!key.options.some((one) => one.identifier === option)) key.options.push({ identifier: option })
  }
  return keys
}

async function planLine({ cells }: Line, known: Variant | undefined, context: Context) {
  const cell = cells[keyColumns.variant] ?? ''
  const options = optionsIn(cell)
  const before = known ? variantCells(known, context.names) : {}
  const prefix = 'variants.variants.'
  const { given, changes, problems } = await readCells({ cells, before, columns: variantColumns, prefix }, context)
  const asked = (options ?? []).flatMap(({ key, option }) => [
    context.rules(`${prefix}options.key`, key),
    context.rules(`${prefix}options.option`, option),
  ])
  const said = (await Promise.all(asked)).find((answer) => answer !== true)
  const wrong: Problem[] = [
    ...(options ? [] : [{ column: keyColumns.variant, code: 'options' as const, of: cell }]),
    ...(said === undefined ? [] : [{ column: keyColumns.variant, code: 'said' as const, of: said }]),
    ...problems,
    ...misplaced(cells, productColumns),
  ]
  const blank: Variant = { options: options ?? [], pricing: {} }
  const variant = given.reduce((whole, { column, value }) => withValue(whole, column, value), known ?? blank)
  return { problems: wrong, changes, variant }
}

/** The variants of one product as the table has them: all there are, where it names any. */
export async function planVariants(
  lines: readonly Line[],
  stored: StoredProduct | null,
  context: Context,
): Promise<PlannedVariants> {
  if (lines.length === 0) return { rows: [], gone: [], data: null }
  const document = stored?.inLocale[stored.base]
  const known = new Map((document ? variantsOf(document) : []).map((one) => [sameVariant(keyOfVariant(one)), one]))
  const seen = new Set<string>()
  const rows: PlannedLine[] = []
  const variants: Variant[] = []
  for (const line of lines) {
    const cell = line.cells[keyColumns.variant] ?? ''
    const same = sameVariant(cell)
    const own = known.get(same)
    const { problems, changes, variant } = await planLine(line, own, context)
    const twice: Problem[] = seen.has(same) ? [{ column: keyColumns.variant, code: 'twice', of: cell }] : []
    seen.add(same)
    variants.push(variant)
    rows.push({ line, changes, problems: [...twice, ...problems], isNew: !own })
  }
  const keys = keysFor(document?.variants?.keys, variants)
  const bounds = [
    await context.rules('variants.variants', variants),
    await context.rules('variants.keys', keys),
    ...(await Promise.all(keys.map(({ options }) => context.rules('variants.keys.options', options)))),
  ].find((answer) => answer !== true)
  const [head] = rows
  const tooMany: Problem[] = bounds === undefined ? [] : [{ column: keyColumns.variant, code: 'said', of: bounds }]
  const gone = [...known].filter(([key]) => !seen.has(key)).map(([, one]) => keyOfVariant(one))
  const isChanged = gone.length > 0 || rows.some(({ isNew, changes }) => isNew || changes.length > 0)
  return {
    rows: head ? [{ ...head, problems: [...head.problems, ...tooMany] }, ...rows.slice(1)] : rows,
    gone,
    data: isChanged ? { keys, variants } : null,
  }
}
