import { describe, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import { localesOf, planTable } from './plan'
import { document, names, one, plan, rules, stored } from './plan.fixtures'
import { rowsOf } from './rows'
import type { Rules } from './rules'

describe('SHP-03 what a table would change', () => {
  test('a table as it was exported changes nothing', async () => {
    const { rows, writes } = await plan(rowsOf(stored, names))
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'same', 'same'])
    expect(writes).toEqual([])
  })

  test('only cells that differ are changes, and a column left out changes nothing', async () => {
    expect(await one({ slug: 'porcini', price: '12.50', stock: '9', title_pt: 'Porcini seco' })).toMatchObject({
      kind: 'changed',
      problems: [],
      changes: [
        { column: 'title_pt', from: '', to: 'Porcini seco' },
        { column: 'stock', from: '4', to: '9' },
      ],
    })
  })

  test('an empty cell empties a value, except stock and status', async () => {
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
  ])('a row with %j is wrong', async (cells, problem) => {
    expect(await one({ slug: 'porcini', ...cells })).toMatchObject({ kind: 'wrong', problems: [problem] })
  })

  test('a line break becomes a blank in a field of one line, and stays in one of several lines', async () => {
    const row = await one({
      slug: 'porcini',
      title_en: 'Porcini',
      title_es: 'Boletos\nsecos',
      lead_es: 'Uno\ndos',
      sku: 'A\n1',
    })
    expect(row?.changes).toEqual([
      { column: 'title_es', from: 'Boletos', to: 'Boletos secos' },
      { column: 'lead_es', from: '', to: 'Uno\ndos' },
      { column: 'sku', from: '', to: 'A 1' },
    ])
  })

  test('a row with a cell beyond its last column is wrong', async () => {
    const line = { row: 2, cells: { slug: 'porcini', price: '9' }, beyond: 'truffle' }
    const { rows } = await planTable([line], { products: new Map([['porcini', stored]]), names, rules })
    expect(rows).toMatchObject([{ kind: 'wrong', problems: [{ code: 'beyond', of: 'truffle' }] }])
  })

  test('a row that changes a product with an unpublished draft is wrong', async () => {
    const row = await one({ slug: 'porcini', price: '1' }, { ...stored, isPending: true })
    expect(row).toMatchObject({ kind: 'wrong', problems: [{ code: 'pending' }] })
  })

  test('a row that changes nothing is accepted although its product has an unpublished draft', async () => {
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

  test('in a table that may have decimal commas, a number whose point may separate thousands is unclear', async () => {
    const cells = { slug: 'porcini', price: '1.250', weight_oz: '0.125', sale_price: '1.000' }
    const { rows } = await plan([cells, { slug: 'porcini-b', title_en: 'B', price: '1.25' }], stored, {
      mayHaveDecimalCommas: true,
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

  test('unchanged prices are checked against a new currency', async () => {
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

  test('SAF-04 a row that changes a product of a now harmful species is wrong, unless it removes the species', async () => {
    const said: Rules = (path, value) =>
      Promise.resolve(path === 'species' && Array.isArray(value) && value.includes(1) ? 'poisonous' : true)
    const sold = { ...document, species: [1] } as Product
    const own = { ...stored, inLocale: { en: sold, es: sold, pt: sold } }
    const problemsOf = async (cells: Record<string, string>) =>
      (await plan([{ slug: 'porcini', ...cells }], own, { rules: said })).rows[0]?.problems
    expect(await problemsOf({ price: '3' })).toEqual([{ column: 'species', code: 'said', of: 'poisonous' }])
    expect(await problemsOf({ price: '3', species: '' })).toEqual([])
    expect(await problemsOf({ price: '12.5' })).toEqual([])
  })

  test('a second row of a product and a row without a slug are wrong', async () => {
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

  test('a SKU that another row of the vendor has is a problem of every row that would get it', async () => {
    const named = (rows: readonly Record<string, string>[], own = stored) =>
      plan(rows, own).then(({ rows: planned }) => planned.map(({ kind, problems }) => [kind, ...problems]))
    const twice = { column: 'sku', code: 'twice', of: 'A-1' }
    expect(
      await named([
        { slug: 'porcini', sku: 'A-1' },
        { slug: 'morels', title_en: 'Morels', sku: 'A-1', vendor: 'north-line' },
        { slug: 'chaga', title_en: 'Chaga', sku: 'A-1', vendor: '' },
      ]),
    ).toEqual([['wrong', twice], ['wrong', twice], ['new']])
    const variants = ['size=50g|cut=sliced', 'size=100g|cut=sliced']
    expect(await named(variants.map((variant) => ({ slug: 'porcini', variant, variant_sku: 'V' })))).toEqual(
      variants.map(() => ['wrong', { column: 'variant_sku', code: 'twice', of: 'V' }]),
    )
    const sold = { ...document, sku: 'A-1' } as Product
    expect(
      await named(
        [
          { slug: 'porcini', sku: 'A-1', price: '9' },
          { slug: 'morels', title_en: 'Morels', sku: 'A-1', vendor: 'north-line' },
        ],
        { ...stored, inLocale: { en: sold, es: sold, pt: sold } },
      ),
    ).toEqual([['changed'], ['wrong', twice]])
  })

  test('a new product needs a slug and a title, and the row of a variant alone creates none', async () => {
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

describe('SHP-03 the locales that are written', () => {
  test('are those of the cells that change', async () => {
    const { writes } = await plan([{ slug: 'porcini', title_es: 'Boletos secos' }])
    expect(writes.map(localesOf)).toEqual([['es']])
  })

  test('include, for values that all locales share, the first one with a title', async () => {
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
