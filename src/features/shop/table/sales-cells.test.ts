import { describe, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import type { Rules } from './rules'
import { readSales, saleCells, salesIn, tableSales, type TableSale } from './sales-cells'

type Sale = NonNullable<Product['sales']>[number]

/** Stands in for the fields: no price below zero, no label of more than ten letters, two sales at most. */
const rules: Rules = (path, value) => {
  if (path.endsWith('sales')) return Promise.resolve((value as unknown[]).length > 2 ? 'too many' : true)
  if (path.endsWith('.salePrice')) return Promise.resolve(Number(value) < 0 ? 'too small' : true)
  return Promise.resolve(typeof value === 'string' && value.length > 10 ? 'too long' : true)
}

const stored: Sale[] = [
  {
    id: 'a',
    active: true,
    scheduledSale: true,
    dateRange: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T23:59:59.999Z' },
    salePrice: 9.5,
    saleLabel: 'Autumn',
  },
  {
    id: 'b',
    active: false,
    // The dates do not count, since the sale is not scheduled.
    scheduledSale: false,
    dateRange: { from: '2020-01-01T12:00:00.000Z' },
    salePrice: 8,
    saleLabel: 'Old | new',
  },
]

const sales = tableSales({ en: stored, es: stored.map((sale) => ({ ...sale, saleLabel: 'Otoño' })), pt: [] })
const read = (cells: Record<string, string>, before: readonly TableSale[] = sales) =>
  readSales(cells, before, '', { rules })

describe('SHP-03 the sales of a table', () => {
  test('are listed in the same order in each cell, with whole days as dates', () => {
    expect(saleCells(sales)).toEqual({
      sale_price: '9.5|8',
      sale_active: 'yes|no',
      sale_from: '2026-11-01|',
      sale_to: '2026-11-30|',
      sale_label_en: String.raw`Autumn|Old \| new`,
      sale_label_es: 'Otoño|Otoño',
      sale_label_pt: '',
    })
  })

  test('change nothing as they were exported, even without a price', async () => {
    const priceless = sales.slice(0, 1).map((sale) => ({ ...sale, price: null }))
    for (const before of [sales, [], priceless])
      expect(await read(saleCells(before), before)).toEqual({ planned: null, changes: [], problems: [] })
  })

  test('keep their ids and what the table does not name', async () => {
    const { planned, changes } = await read({ sale_price: '9|8', sale_label_pt: 'Outono' })
    expect(changes).toEqual([
      { column: 'sale_price', from: '9.5|8', to: '9|8' },
      { column: 'sale_label_pt', from: '', to: 'Outono|' },
    ])
    expect(planned?.told).toEqual(['pt'])
    expect(salesIn(planned?.sales ?? [], 'es')).toMatchObject([
      { id: 'a', active: true, salePrice: 9, scheduledSale: true, saleLabel: 'Otoño' },
      { id: 'b', active: false, salePrice: 8, scheduledSale: false },
    ])
    expect(salesIn(planned?.sales ?? [], 'pt')).toMatchObject([{ saleLabel: 'Outono' }, { saleLabel: null }])
  })

  test('that are new are active from the first moment of a day to the last of another', async () => {
    const { planned } = await read({ sale_price: '4', sale_from: '2026-12-01', sale_to: '2026-12-24' }, [])
    expect(salesIn(planned?.sales ?? [], 'en')).toMatchObject([
      {
        active: true,
        salePrice: 4,
        scheduledSale: true,
        dateRange: { from: '2026-12-01T00:00:00.000Z', to: '2026-12-24T23:59:59.999Z' },
      },
    ])
  })

  test('are removed by an empty price, and only the last ones by fewer prices', async () => {
    const none = { sale_price: '', sale_active: '', sale_from: '', sale_to: '', sale_label_en: '', sale_label_es: '' }
    expect((await read(none)).planned?.sales).toEqual([])
    const fewer = { sale_price: '9.5', sale_label_en: 'Autumn', sale_label_es: 'Otoño' }
    expect((await read(fewer)).planned?.sales.map(({ id }) => id)).toEqual(['a'])
  })

  test('keep a time of day when they are imported', async () => {
    const { planned } = await read({ sale_to: '2026-11-30T18:00Z|' })
    expect(saleCells(planned?.sales ?? []).sale_to).toBe('2026-11-30T18:00Z|')
  })

  test.each([
    [{ sale_price: '9,5' }, { column: 'sale_price', code: 'number', of: '9,5' }],
    [{ sale_price: '9||8' }, { column: 'sale_price', code: 'number', of: '' }],
    [{ sale_price: '-1' }, { column: 'sale_price', code: 'said', of: 'too small' }],
    [{ sale_price: '1|2|3' }, { column: 'sale_price', code: 'said', of: 'too many' }],
    [{ sale_active: 'true|no' }, { column: 'sale_active', code: 'yesNo', of: 'true' }],
    [{ sale_from: '01/11/2026|' }, { column: 'sale_from', code: 'date', of: '01/11/2026' }],
    [{ sale_to: '2026-11-31|' }, { column: 'sale_to', code: 'date', of: '2026-11-31' }],
    [{ sale_to: '2026-10-31|' }, { column: 'sale_to', code: 'reversed', of: '2026-10-31' }],
    [{ sale_label_en: 'a|b|c' }, { column: 'sale_label_en', code: 'noSale', of: 'c' }],
    [{ sale_label_pt: 'much too long' }, { column: 'sale_label_pt', code: 'said', of: 'too long' }],
  ])('are wrong with %j', async (cells, problem) => {
    expect(await read(cells)).toMatchObject({ planned: null, changes: [], problems: [problem] })
  })

  test('are not created by a label or a date without a price', async () => {
    const { problems } = await read({ sale_price: '', sale_label_en: 'Autumn', sale_from: '2026-11-01' }, [])
    expect(problems.map(({ column, code }) => [column, code])).toEqual([
      ['sale_from', 'noSale'],
      ['sale_label_en', 'noSale'],
    ])
  })
})
