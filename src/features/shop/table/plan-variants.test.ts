import { describe, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import { eachChoiceOnce, isFreeName, isKnownOption } from '../products/variant-rules'
import { localesOf, planTable } from './plan'
import { document, names, one, plan, stored } from './plan.fixtures'
import { rowsOf } from './rows'
import type { Rules } from './rules'

describe('SHP-03 the variants of a table', () => {
  test('keep their ids and the labels of their choices, and new ones add their options', async () => {
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

  test('that the table leaves out are removed, and the row lists that as a change', async () => {
    const { rows, writes } = await plan([{ slug: 'porcini', variant: 'size=50g|cut=sliced' }])
    expect(rows).toMatchObject([
      { kind: 'changed', changes: [{ column: 'variant', from: 'size=100g|cut=sliced', to: '' }] },
    ])
    expect(writes[0]?.variants?.data.variants).toHaveLength(1)
  })

  test('leave no option and no choice that none of them has', async () => {
    const { writes } = await plan([
      { slug: 'porcini', variant: 'size=50g' },
      { slug: 'porcini', variant: 'size=200g' },
    ])
    expect(writes[0]?.variants?.data.keys).toEqual([
      { id: 'k', identifier: 'size', label: 'Size', options: [{ identifier: '50g' }, { identifier: '200g' }] },
    ])
  })

  test('that are unfinished make it a problem to publish their draft, before anything is written', async () => {
    const said: Rules = (path, value, beside) => {
      const options = { data: beside, siblingData: beside, req: { i18n: { language: 'en' } } }
      return Promise.resolve(path === 'variants.variants.options.option' ? isKnownOption(value, options) : true)
    }
    const [key] = document.variants?.keys ?? []
    const keys = [{ ...key, options: [{ identifier: '50g' }] }, ...(document.variants?.keys?.slice(1) ?? [])]
    const half = { ...document, _status: 'draft', variants: { ...document.variants, keys } } as Product
    const own = { ...stored, inLocale: { en: half, es: half, pt: half } }
    const problemsOf = async (cells: Record<string, string>) =>
      (await plan([{ slug: 'porcini', ...cells }], own, { rules: said })).rows[0]?.problems
    expect(await problemsOf({ status: 'published' })).toEqual([
      { column: 'variant', code: 'said', of: expect.stringContaining('“100g”') as unknown },
    ])
    expect(await problemsOf({ status: 'draft', price: '3' })).toEqual([])
  })

  test('must have an option of every choice, and no choice named like another parameter of the address', async () => {
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

  test('have sales of their own, with labels in each locale', async () => {
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

  test('that their options do not distinguish are exported by id, and change nothing when imported', async () => {
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

  test('are checked by the rules for published products only where the table changes any', async () => {
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

  test('are kept when the table names none of them', async () => {
    const { writes } = await plan([{ slug: 'porcini', price: '1' }])
    expect(writes[0]?.variants).toBeNull()
  })
})
