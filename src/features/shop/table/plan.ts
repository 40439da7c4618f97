import { nextTurn } from '@/cms/next-turn'
import { cut } from '@/core/cut'
import { defaultLocale, locales, type Locale } from '@/core/locales'
import { relatedIds } from '@/core/relation'
import { productCells } from './cells'
import { keyColumns, productColumns, variantColumns } from './columns'
import type { Line } from './csv'
import { planVariants, storedVariantsError, type VariantsWrite } from './plan-variants'
import { misplaced, readCells, type Change, type Context as Reading, type Given, type Problem } from './read-cells'
import { inCurrency, storedCurrency, unfitPrice } from './prices'
import { salesOfProduct } from './rows'
import { withSameSku } from './same-sku'
import { readSales, type PlannedSales } from './sales-cells'
import type { StoredProduct } from './stored'

export type PlannedRow = {
  readonly row: number
  readonly slug: string
  readonly variant: string
  readonly kind: 'new' | 'changed' | 'same' | 'wrong'
  readonly changes: readonly Change[]
  readonly problems: readonly Problem[]
}

/** The save of one product: its changed values and texts, and its sales and variants where the table changes any. */
export type PlannedWrite = {
  readonly row: number
  readonly slug: string
  readonly stored: StoredProduct | null
  readonly given: readonly Given[]
  readonly sales: PlannedSales | null
  readonly variants: VariantsWrite | null
}

export type Plan = { readonly rows: readonly PlannedRow[]; readonly writes: readonly PlannedWrite[] }

export type Context = Reading & { readonly products: ReadonlyMap<string, StoredProduct> }

/** Caches the results of the `species` rule by value, since many products name the same species. */
function askedOnce(rules: Reading['rules']): Reading['rules'] {
  const said = new Map<string, Promise<string | true>>()
  return (path, value, beside) => {
    if (path !== 'species') return rules(path, value, beside)
    const key = JSON.stringify(value)
    const known = said.get(key) ?? rules(path, value, beside)
    said.set(key, known)
    return known
  }
}

/** The error of species that the table leaves unchanged: one may have been found harmful since the save (SAF-04). */
async function harmOf(stored: StoredProduct, given: readonly Given[], { rules }: Context): Promise<Problem[]> {
  const species = relatedIds(stored.inLocale[stored.base].species)
  if (species.length === 0 || given.some(({ column }) => column.path === 'species')) return []
  const said = await rules('species', species)
  return said === true ? [] : [{ column: 'species', code: 'said', of: said }]
}

/** Locales that would have a text but no title; a new product without texts needs the default locale's title. */
function untitled(stored: StoredProduct | null, given: readonly Given[], labels: readonly Locale[]): Locale[] {
  const title = (locale: Locale): unknown => {
    const own = given.find(({ column }) => column.path === 'title' && column.locale === locale)
    return own ? own.value : stored?.inLocale[locale].title
  }
  const told = locales.filter(
    (locale) => labels.includes(locale) || given.some(({ column }) => column.locale === locale),
  )
  const requested: readonly Locale[] = stored || told.length > 0 ? told : [defaultLocale]
  return requested.filter((locale) => !title(locale))
}

/** The locales in which labels of the variants' sales change. */
const labelsOf = (variants: VariantsWrite | null): Locale[] => (variants?.sales ?? []).flatMap(({ told }) => told)

async function planProduct(
  { cells }: Line,
  stored: StoredProduct | null,
  variants: VariantsWrite | null,
  context: Context,
) {
  const before = stored ? productCells(stored, context.names) : {}
  const { given, changes, problems } = await readCells({ cells, before, columns: productColumns }, context)
  const sales = await readSales(cells, salesOfProduct(stored), '', context)
  const said = stored ? true : await context.rules('slug', cells[keyColumns.product])
  const isOtherCurrency = given.some(({ column }) => column.name === 'currency')
  const unfit =
    stored && isOtherCurrency ? await unfitPrice({ stored, given, sales: sales.planned, variants }, context) : null
  const wrong: Problem[] = [
    ...(said === true ? [] : [{ column: keyColumns.product, code: 'said' as const, of: said }]),
    ...(unfit === null ? [] : [{ column: 'currency', code: 'said' as const, of: unfit }]),
    ...untitled(stored, given, [...labelsOf(variants), ...(sales.planned?.told ?? [])])
      .map((locale) => `title_${locale}`)
      .filter((column) => problems.every((problem) => problem.column !== column))
      .map((column) => ({ column, code: 'noTitle' as const, of: '' })),
    ...problems,
    ...sales.problems,
    ...misplaced(cells, variantColumns),
  ]
  return { given, sales: sales.planned, changes: [...changes, ...sales.changes], problems: wrong }
}

/** Rejects a row whose product has an unpublished draft, since the save would publish that draft. */
const pending = (row: PlannedRow): PlannedRow => ({
  ...row,
  kind: 'wrong',
  problems: [{ column: keyColumns.product, code: 'pending', of: row.slug }, ...row.problems],
})

/** The parsed lines of one product: its own, repeated ones for the same slug, and those of its variants. */
type Read = {
  readonly slug: string
  readonly stored: StoredProduct | null
  readonly own: Line | undefined
  readonly repeated: readonly Line[]
  readonly product: Awaited<ReturnType<typeof planProduct>> | null
  readonly variants: Awaited<ReturnType<typeof planVariants>>
}

/** The errors that concern a product as a whole. */
async function faultsOf(
  { slug, stored, own, product, variants }: Read,
  status: string,
  context: Context,
): Promise<Problem[]> {
  const publishes = stored && status === 'published' && !variants.write && product && product.changes.length > 0
  const fault = publishes ? await storedVariantsError(stored, context) : null
  const isChanging = Boolean(product?.changes.length) || variants.write !== null
  return [
    ...(fault === null ? [] : [{ column: keyColumns.variant, code: 'said' as const, of: fault }]),
    ...(stored && isChanging ? await harmOf(stored, product?.given ?? [], context) : []),
    ...(own || !stored ? [] : untitled(stored, [], labelsOf(variants.write))).map((locale) => ({
      column: `sale_label_${locale}`,
      code: 'noTitle' as const,
      of: '',
    })),
    ...(!own && !stored ? [{ column: keyColumns.product, code: 'noProduct' as const, of: slug }] : []),
  ]
}

/** The planned rows of one product; errors of the product as a whole go to its first row. */
function rowsOf(
  { slug, stored, own, repeated, product, variants }: Read,
  faults: Problem[],
  first: number,
): PlannedRow[] {
  const row = (line: Line, change: Pick<PlannedRow, 'changes' | 'problems'>, isNew: boolean): PlannedRow => {
    const problems = [
      ...(line.row === first ? faults : []),
      ...(line.beyond === undefined
        ? []
        : [{ column: keyColumns.product, code: 'beyond' as const, of: cut(line.beyond, 60) }]),
      ...change.problems,
    ]
    const kind = problems.length > 0 ? 'wrong' : isNew ? 'new' : change.changes.length > 0 ? 'changed' : 'same'
    return { row: line.row, slug, variant: line.cells[keyColumns.variant] ?? '', kind, ...change, problems }
  }
  const gone = variants.gone.map((key) => ({ column: keyColumns.variant, from: key, to: '' }))
  return [
    ...(own && product
      ? [row(own, { problems: product.problems, changes: [...product.changes, ...gone] }, stored === null)]
      : []),
    ...repeated.map((line) =>
      row(line, { changes: [], problems: [{ column: keyColumns.product, code: 'twice', of: slug }] }, false),
    ),
    ...variants.rows.map(({ line, changes, problems, isNew }, index) =>
      row(line, { changes: !own && index === 0 ? [...changes, ...gone] : changes, problems }, isNew),
    ),
  ].toSorted((a, b) => a.row - b.row)
}

/** Plans the lines of one product. */
async function planOne(slug: string, lines: readonly Line[], whole: Context): Promise<Plan> {
  const stored = whole.products.get(slug) ?? null
  const [own, ...repeated] = lines.filter(({ cells }) => !cells[keyColumns.variant])
  const ofVariants = lines.filter(({ cells }) => cells[keyColumns.variant])
  const first = lines[0]?.row ?? 0
  const context = inCurrency(own?.cells.currency ?? storedCurrency(stored), whole)
  const status = own?.cells.status || stored?.inLocale[stored.base]._status || 'draft'
  const variants = await planVariants(ofVariants, stored, status, context)
  const product = own ? await planProduct(own, stored, variants.write, context) : null
  const read: Read = { slug, stored, own, repeated, product, variants }
  const planned = rowsOf(read, await faultsOf(read, status, context), first)
  const changing = planned.find(({ kind, changes }) => kind === 'new' || changes.length > 0)
  const rows = planned.map((one) => (one === changing && stored?.isPending ? pending(one) : one))
  const write: PlannedWrite = {
    row: first,
    slug,
    stored,
    given: product?.given ?? [],
    sales: product?.sales ?? null,
    variants: variants.write,
  }
  return { rows, writes: changing ? [write] : [] }
}

/** Plans a table: the changes and errors of each row, and the saves. Writes nothing. */
export async function planTable(lines: readonly Line[], given: Context): Promise<Plan> {
  const context = { ...given, rules: askedOnce(given.rules) }
  const bySlug = new Map<string, Line[]>()
  const nameless: Line[] = []
  for (const line of lines) {
    const slug = line.cells[keyColumns.product] ?? ''
    if (slug === '') nameless.push(line)
    else bySlug.set(slug, [...(bySlug.get(slug) ?? []), line])
  }
  const said = nameless.length > 0 ? String(await context.rules('slug', '')) : ''
  const plans: Plan[] = [
    {
      rows: nameless.map(({ row, cells }) => ({
        row,
        slug: '',
        variant: cells[keyColumns.variant] ?? '',
        kind: 'wrong',
        changes: [],
        problems: [{ column: keyColumns.product, code: 'said', of: said }],
      })),
      writes: [],
    },
  ]
  for (const [slug, own] of bySlug) {
    // Validating thousands of rows hardly ever yields, so without this the process would serve nothing else (OPS-03).
    await nextTurn()
    plans.push(await planOne(slug, own, context))
  }
  const rows = plans.flatMap((one) => one.rows).toSorted((a, b) => a.row - b.row)
  return {
    rows: withSameSku(rows, lines, context),
    writes: plans.flatMap(({ writes }) => writes),
  }
}

/** The locales that a write touches, the product's base locale first. */
export function localesOf({ stored, given, sales, variants }: PlannedWrite): Locale[] {
  const titled = given.find(({ column, value }) => column.path === 'title' && value !== null)?.column.locale
  const base = stored?.base ?? titled ?? 'en'
  const shared = sales !== null || variants !== null || given.some(({ column }) => !column.locale) || !stored
  const labels = [...(sales?.told ?? []), ...labelsOf(variants)]
  const told = locales.filter(
    (locale) =>
      labels.includes(locale) ||
      given.some(({ column, value }) => column.locale === locale && (stored || value !== null)),
  )
  return [...new Set([...(shared ? [base] : []), ...told])]
}
