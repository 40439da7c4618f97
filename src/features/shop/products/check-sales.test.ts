import { describe, expect, test } from 'vitest'
import { checkSales } from './check-sales'

const check = (sales: unknown, language = 'en'): unknown =>
  checkSales(sales as unknown[], { req: { i18n: { language }, t: (key: string) => key }, maxRows: 2 } as never)

const [early, late] = ['2026-05-01T00:00:00.000Z', '2027-05-01T00:00:00.000Z']
const sale = (more: object): object => ({ active: true, salePrice: 1, ...more })

describe('PRD-03 the sales of a product', () => {
  test.each([
    null,
    [],
    [sale({})],
    [sale({ scheduledSale: true, dateRange: { from: late } })],
    [sale({ scheduledSale: true, dateRange: { to: late } })],
    [sale({ scheduledSale: true, dateRange: { from: early, to: late } })],
    [{ active: false, scheduledSale: true }],
    [sale({ dateRange: { from: late, to: early } })],
  ])('are accepted as %j', (sales) => {
    expect(check(sales)).toBe(true)
  })

  test('are rejected when they are scheduled without a date or end before they begin', () => {
    for (const dateRange of [undefined, null, {}, { from: null, to: '' }])
      expect(check([sale({}), sale({ scheduledSale: true, dateRange })])).toMatch(/^Sale 2 is only between dates/)
    expect(check([sale({ scheduledSale: true, dateRange: { from: late, to: early } })], 'es')).toBe(
      'La oferta 1 termina antes de empezar.',
    )
  })

  test('are rejected when they are more than the field allows', () => {
    expect(check([sale({}), sale({}), sale({})])).not.toBe(true)
  })
})
