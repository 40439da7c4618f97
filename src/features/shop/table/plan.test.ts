import { describe, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import type { Names } from './cells'
import { eachChoiceOnce, isFreeName } from '../products/variant-rules'
import { localesOf, planTable, type PlannedRow } from './plan'
import { rowsOf } from './rows'
import type { Context } from './read-cells'
import type { Rules } from './rules'
import type { StoredProduct } from './stored'

const words: Readonly<Record<string, readonly string[]>> = {
  vendors: ['north-line'],
  categories: ['products/mushroom', 'products/mushroom/dried'],
  mushrooms: ['boletus-edulis'],
}
const names: Names = {
  idOf: (collection, word) => {
    const at = words[collection]?.indexOf(word) ?? -1
    return at < 0 ? null : at + 1
  },
  wordOf: (collection, id) => words[collection]?.[id - 1] ?? String(id),
}

/** Stands in for the fields: nothing below zero, no slug with a blank. */
const rules: Rules = (path, value) =>
  Promise.resolve(
    typeof value === 'number' && value < 0
      ? 'too small'
      : path === 'slug' && !/^[a-z-]+$/.test(String(value))
        ? 'no slug'
        : true,
  )

const document = {
  id: 7,
  slug: 'porcini',
  _status: 'published',
  title: 'Porcini',
  vendor: 1,
  categories: [2, 1],
  baseInventory: { unitPrice: 12.5, currency: 'USD', baseUnit: 'g' },
  goods: ['edible'],
  productQualityDesignations: [{ id: 'q', designation: 'organic', certifier: 'CAEM' }],
  enableVariants: true,
  variants: {
    keys: [
      { id: 'k', identifier: 'size', label: 'Size', options: [{ identifier: '50g' }, { identifier: '100g' }] },
      { id: 'l', identifier: 'cut', options: [{ identifier: 'sliced' }] },
    ],
    variants: [
      {
        id: 'v',
        options: [
          { key: 'size', option: '50g' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 7 },
      },
      {
        id: 'w',
        options: [
          { key: 'size', option: '100g' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 12 },
      },
    ],
  },
} as unknown as Product

const stored: StoredProduct = {
  id: 7,
  inLocale: { en: document, es: { ...document, title: 'Boletos' }, pt: { ...document, title: '' } },
  base: 'en',
  stock: 4,
  isPending: false,
}

const plan = (rows: readonly Readonly<Record<string, string>>[], own = stored, others: Partial<Context> = {}) =>
  planTable(
    rows.map((cells, index) => ({ row: index + 2, cells })),
    { products: new Map([['porcini', own]]), names, rules, ...others },
  )

const one = async (cells: Readonly<Record<string, string>>, own = stored): Promise<PlannedRow | undefined> =>
  (await plan([cells], own)).rows[0]

describe('SHP-03 what a table would change', () => {
  test('a table as it was exported changes nothing', async () => {
    const { rows, writes } = await plan(rowsOf(stored, names))
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'same', 'same'])
    expect(writes).toEqual([])
  })

  test('only cells that differ are changes; a column left out is none', async () => {
    expect(await one({ slug: 'porcini', price: '12.50', stock: '9', title_pt: 'Porcini seco' })).toMatchObject({
      kind: 'changed',
      problems: [],
      changes: [
        { column: 'title_pt', from: '', to: 'Porcini seco' },
        { column: 'stock', from: '4', to: '9' },
      ],
    })
  })

  test('an empty cell empties a value, though neither stock nor state', async () => {
    expect(await one({ slug: 'porcini', price: '', stock: '', status: '', categories: '' })).toMatchObject({
      kind: 'changed',
      changes: [
        { column: 'categories', from: 'products/mushroom/dried|products/mushroom', to: '' },
        { column: 'price', from: '12.5', to: '' },
      ],
    })
  })

  test.each([
    [{ price: '12,50' }, { column: 'price', code: 'number', of: '12,50' }],
    [{ price: '1e9' }, { column: 'price', code: 'number', of: '1e9' }],
    [{ price: '-1' }, { column: 'price', code: 'said', of: 'too small' }],
    [{ status: 'sold' }, { column: 'status', code: 'unknown', of: 'sold' }],
    [{ vendor: 'nobody' }, { column: 'vendor', code: 'unknown', of: 'nobody' }],
    [{ categories: 'products/mushroom|products/none' }, { column: 'categories', code: 'unknown', of: 'products/none' }],
    [{ title_es: '' }, { column: 'title_es', code: 'noTitle' }],
    [
      { sale_price: '9', sale_label_pt: 'Promo' },
      { column: 'title_pt', code: 'noTitle' },
    ],
    [{ lead_pt: 'Secos' }, { column: 'title_pt', code: 'noTitle' }],
    [{ variant_price: '3' }, { column: 'variant_price', code: 'misplaced' }],
    [
      { variant: 'size', variant_price: '3' },
      { column: 'variant', code: 'options' },
    ],
    [{ variant: 'size=50g|size=100g' }, { column: 'variant', code: 'options' }],
    [
      { variant: 'size=50g', price: '3' },
      { column: 'price', code: 'misplaced' },
    ],
    [
      { variant: 'size=50g|cut=sliced', variant_price: '-3' },
      { column: 'variant_price', code: 'said' },
    ],
  ])('%j is wrong', async (cells, problem) => {
    expect(await one({ slug: 'porcini', ...cells })).toMatchObject({ kind: 'wrong', problems: [problem] })
  })

  test('a row with a cell beyond its last column is wrong', async () => {
    const line = { row: 2, cells: { slug: 'porcini', price: '9' }, beyond: 'truffle' }
    const { rows } = await planTable([line], { products: new Map([['porcini', stored]]), names, rules })
    expect(rows).toMatchObject([{ kind: 'wrong', problems: [{ code: 'beyond', of: 'truffle' }] }])
  })

  test('a product of which somebody has an unpublished draft is left alone', async () => {
    const row = await one({ slug: 'porcini', price: '1' }, { ...stored, isPending: true })
    expect(row).toMatchObject({ kind: 'wrong', problems: [{ code: 'pending' }] })
  })

  test('a product with an unpublished draft keeps no other from being written, where its rows change nothing', async () => {
    const { rows } = await plan(
      [
        { slug: 'porcini', price: '12.5' },
        { slug: 'porcini', variant: 'size=50g|cut=sliced', variant_price: '7' },
        { slug: 'porcini', variant: 'size=100g|cut=sliced', variant_price: '12.1' },
      ],
      { ...stored, isPending: true },
    )
    expect(rows.map(({ kind, problems }) => [kind, ...problems.map(({ code }) => code)])).toEqual([
      ['same'],
      ['same'],
      ['wrong', 'pending'],
    ])
  })

  test('of a table with semicolons, a number whose point may stand between thousands is asked about', async () => {
    const cells = { slug: 'porcini', price: '1.250', weight_oz: '0.125', sale_price: '1.000' }
    const { rows } = await plan([cells, { slug: 'porcini-b', title_en: 'B', price: '1.25' }], stored, {
      hasSemicolons: true,
    })
    expect(rows.map(({ problems }) => problems)).toEqual([
      [
        { column: 'price', code: 'unclear', of: '1.250' },
        { column: 'sale_price', code: 'unclear', of: '1.000' },
      ],
      [],
    ])
    expect((await one(cells))?.problems).toEqual([])
  })

  test('prices that stay are held to the currency that they get', async () => {
    const said: Rules = (path, value, beside) =>
      Promise.resolve(
        /[pP]rice$/.test(path) && JSON.stringify(beside).includes('JPY') && !Number.isInteger(value ?? 0)
          ? `${path} in JPY`
          : true,
      )
    const { rows } = await plan([{ slug: 'porcini', currency: 'JPY' }], stored, { rules: said })
    expect(rows[0]?.problems).toEqual([{ column: 'currency', code: 'said', of: 'baseInventory.unitPrice in JPY' }])
    expect(
      (await plan([{ slug: 'porcini', currency: 'JPY', price: '1500' }], stored, { rules: said })).writes,
    ).toHaveLength(1)
  })

  test('a product that stands there twice, and one without a slug, are wrong', async () => {
    const { rows } = await plan([
      { slug: 'porcini', price: '1' },
      { slug: 'porcini', price: '2' },
      { price: '3', slug: '' },
    ])
    expect(rows.map(({ kind, problems }) => [kind, problems[0]?.code])).toEqual([
      ['changed', undefined],
      ['wrong', 'twice'],
      ['wrong', 'said'],
    ])
  })

  test('a new product needs an address word and a title; a variant alone makes none', async () => {
    const { rows } = await plan([
      { slug: 'morels', title_es: 'Colmenillas', title_en: '', price: '30' },
      { slug: 'No Slug', title_en: 'x' },
      { slug: 'chaga', price: '3' },
      { slug: 'reishi', variant: 'size=1', variant_price: '3' },
    ])
    expect(rows.map(({ kind, problems }) => [kind, ...problems.map(({ code }) => code)])).toEqual([
      ['new'],
      ['wrong', 'said'],
      ['wrong', 'noTitle'],
      ['wrong', 'noProduct'],
    ])
  })
})

describe('SHP-03 the variants of a table', () => {
  test('keep what the table does not name: their id, their pictures and sales', async () => {
    const { rows, writes } = await plan([
      { slug: 'porcini', variant: 'cut=sliced|size=50g', variant_price: '8' },
      { slug: 'porcini', variant: 'size=100g|cut=sliced' },
      { slug: 'porcini', variant: 'size=1kg|cut=sliced', variant_price: '90' },
    ])
    expect(rows.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['changed', [{ column: 'variant_price', from: '7', to: '8' }]],
      ['same', []],
      ['new', [{ column: 'variant_price', from: '', to: '90' }]],
    ])
    expect(writes[0]?.variants?.data.variants).toMatchObject([
      { id: 'v', pricing: { price: 8 } },
      { id: 'w', pricing: { price: 12 } },
      {
        options: [
          { key: 'size', option: '1kg' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 90 },
      },
    ])
    expect(writes[0]?.variants?.data.keys).toMatchObject([
      { id: 'k', label: 'Size', options: [{ identifier: '50g' }, { identifier: '100g' }, { identifier: '1kg' }] },
      { id: 'l' },
    ])
  })

  test('that the table leaves out are taken away, and the row says so', async () => {
    const { rows, writes } = await plan([{ slug: 'porcini', variant: 'size=50g|cut=sliced' }])
    expect(rows).toMatchObject([
      { kind: 'changed', changes: [{ column: 'variant', from: 'size=100g|cut=sliced', to: '' }] },
    ])
    expect(writes[0]?.variants?.data.variants).toHaveLength(1)
  })

  test('leave no option and no choice behind that none of them has', async () => {
    const { writes } = await plan([
      { slug: 'porcini', variant: 'size=50g' },
      { slug: 'porcini', variant: 'size=200g' },
    ])
    expect(writes[0]?.variants?.data.keys).toEqual([
      { id: 'k', identifier: 'size', label: 'Size', options: [{ identifier: '50g' }, { identifier: '200g' }] },
    ])
  })

  test('have an option of every choice, and no choice that an address uses otherwise', async () => {
    const said: Rules = (path, value, beside) => {
      const options = { data: beside, req: { i18n: { language: 'en' }, t: String } } as never
      if (path === 'variants.variants.options') return Promise.resolve(eachChoiceOnce(value as never, options))
      return Promise.resolve(path === 'variants.keys.identifier' ? isFreeName(value, options) : true)
    }
    const rows = [{ variant: 'size=1' }, { variant: 'cut=thin' }, { variant: 'variant=x|size=2|cut=thin' }]
    const problems = async (some: typeof rows) =>
      (
        await plan(
          some.map((cells) => ({ slug: 'porcini', ...cells })),
          stored,
          { rules: said },
        )
      ).rows.map((row) => row.problems.map(({ of }) => of))
    expect(await problems(rows.slice(0, 2))).toEqual([
      [expect.stringContaining('no option of the choice “cut”')],
      [expect.stringContaining('no option of the choice “size”')],
    ])
    expect(await problems(rows.slice(2))).toEqual([[expect.stringContaining('“variant” is taken')]])
  })

  test('have sales of their own, told in each language', async () => {
    const { rows, writes } = await plan([
      { slug: 'porcini', variant: 'size=50g|cut=sliced', sale_price: '5', sale_label_es: 'Oferta' },
      { slug: 'porcini', variant: 'size=100g|cut=sliced' },
    ])
    expect(rows.map(({ kind, changes }) => [kind, changes.map(({ column }) => column)])).toEqual([
      ['changed', ['sale_price', 'sale_active', 'sale_label_es']],
      ['same', []],
    ])
    expect(writes.map(localesOf)).toEqual([['en', 'es']])
    expect(writes[0]?.variants?.sales).toMatchObject([
      { sales: [{ price: 5 }], told: ['es'] },
      { sales: [], told: [] },
    ])
  })

  test('that options do not tell apart go by their number, and come back as they are', async () => {
    const pricing = { price: 1 }
    const [plain, same, odd] = [
      { id: 'p', options: [], pricing },
      { id: 's', options: [{ key: 'size', option: '50g' }], pricing },
      { id: 'o', options: [{ key: 'size', option: '50g|100g' }], pricing },
    ]
    const variants = { keys: [], variants: [plain, same, { ...same, id: 't' }, odd] }
    const mixed = { ...document, variants } as unknown as Product
    const own = { ...stored, inLocale: { en: mixed, es: mixed, pt: mixed } }
    const exported = rowsOf(own, names)
    expect(exported.map(({ variant }) => variant)).toEqual([undefined, '#p', '#s', '#t', '#o'])
    const { rows, writes } = await plan(exported, own)
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same', 'same'])
    expect(writes).toEqual([])
    expect(await one({ slug: 'porcini', variant: '#gone' }, own)).toMatchObject({ problems: [{ code: 'options' }] })
  })

  test('are held to the rules of the form for what is published, where the table changes any', async () => {
    const held: unknown[] = []
    const noting: Rules = (path, _, beside) => {
      if (path === 'variants.variants') held.push(beside)
      return Promise.resolve(true)
    }
    const planned = (cells: Readonly<Record<string, string>>) =>
      planTable(
        [
          { row: 2, cells },
          { row: 3, cells: { slug: 'porcini', variant: 'size=100g|cut=sliced' } },
        ],
        { products: new Map([['porcini', stored]]), names, rules: noting },
      )
    await planned({ slug: 'porcini', variant: 'size=50g|cut=sliced', variant_price: '8' })
    await planned({ slug: 'porcini', variant: 'size=50g|cut=sliced' })
    await planned({ slug: 'porcini', variant: 'cut=sliced|size=100g' })
    expect(held).toMatchObject([{ _status: 'published' }, {}, {}])
    expect(held.slice(1).map((beside) => Object.keys(beside as object))).toEqual([['variants'], ['variants']])
  })

  test('of which the table names none stay', async () => {
    const { writes } = await plan([{ slug: 'porcini', price: '1' }])
    expect(writes[0]?.variants).toBeNull()
  })
})

describe('SHP-03 the languages that are written', () => {
  test('are those of the cells that change', async () => {
    const { writes } = await plan([{ slug: 'porcini', title_es: 'Boletos secos' }])
    expect(writes.map(localesOf)).toEqual([['es']])
  })

  test('what all share goes with the first that has a title', async () => {
    const { writes } = await plan([
      { slug: 'porcini', price: '1', title_pt: 'Porcini' },
      { slug: 'morels', title_es: 'Colmenillas', title_pt: 'Morchelas', lead_pt: 'Secos', title_en: '' },
    ])
    expect(writes.map(localesOf)).toEqual([
      ['en', 'pt'],
      ['es', 'pt'],
    ])
  })
})
