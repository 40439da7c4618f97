import { expect, test, vi } from 'vitest'
import type { Offer } from '../pricing/price'
import { lowestPriceBefore } from './reads'

const find = vi.hoisted(() => vi.fn())
vi.mock('@/cms/public-find', () => ({ getCms: () => Promise.resolve({ find }) }))

const now = new Date('2026-11-21T12:00:00.000Z')
const sale = {
  active: true,
  scheduledSale: true,
  salePrice: 6,
  dateRange: { from: '2026-11-10T00:00:00.000Z', to: null },
}
const record = (price: number, createdAt: string, sales: object[] = [], variant = '') => ({
  price,
  createdAt,
  sales,
  variant,
  currency: 'EUR',
})
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const offer = (variant: string | null, before: number | null) =>
  ({ variant, price: euro(600), before: before === null ? null : euro(before) }) as unknown as Offer

test('SHP-02 no price record is read for an offer that is not reduced', async () => {
  expect(await lowestPriceBefore(1, offer(null, null), now)).toBeNull()
  expect(find).not.toHaveBeenCalled()
})

test('SHP-02 the lowest price before a reduction comes from the price records, and is null without any', async () => {
  find.mockResolvedValue({ docs: [record(8, '2026-10-01T00:00:00.000Z', [sale])] })
  expect(await lowestPriceBefore(1, offer(null, 800), now)).toEqual(euro(800))
  expect(find).toHaveBeenCalledOnce()
  find.mockResolvedValue({ docs: [] })
  expect(await lowestPriceBefore(1, offer(null, 800), now)).toBeNull()
})

test('SHP-02 a variant the product had from the first counts at the product’s price before it had variants', async () => {
  const product = record(5, '2026-11-01T00:00:00.000Z')
  const variant = record(8, '2026-11-05T00:00:00.000Z', [sale], 'small')
  find.mockResolvedValueOnce({ docs: [product, variant] }).mockResolvedValueOnce({ docs: [variant] })
  expect(await lowestPriceBefore(1, offer('small', 800), now)).toEqual(euro(500))
})
