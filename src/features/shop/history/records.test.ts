import type { PayloadRequest } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import type { PriceRecord, Product } from '@/payload-types'
import { lowestBeforeSale } from '../pricing/history'
import type { Sale } from '../pricing/sale'
import { recordPrices } from './records'

let rows: PriceRecord[]
beforeEach(() => {
  rows = []
})

const now = '2026-11-21T12:00:00.000Z'
const since = '2026-09-02T00:00:00.000Z'

const payload = {
  find: () => Promise.resolve({ docs: rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)) }),
  create: ({ data }: { data: Partial<PriceRecord> }) => {
    rows.push({ createdAt: now, ...data, id: rows.length } as PriceRecord)
    return Promise.resolve()
  },
}

const autumn: Sale = {
  active: true,
  scheduledSale: true,
  dateRange: { from: '2026-11-01T00:00:00.000Z', to: null },
  salePrice: 8,
}
const open: Sale = { active: true, salePrice: 7 }

const product = (...sales: Sale[]) =>
  ({ id: 1, _status: 'published', baseInventory: { unitPrice: 10, currency: 'USD' }, sales }) as Product

async function save(doc: Product, context: object = {}): Promise<void> {
  const req = { payload, context } as unknown as PayloadRequest
  await recordPrices({ doc, req } as Parameters<typeof recordPrices>[0])
}

const lowest = (): number | null =>
  lowestBeforeSale(
    rows.map(({ createdAt, price, currency, sales }) => ({ at: createdAt, price, currency, sales: sales as Sale[] })),
    'USD',
    new Date(now),
  )

test('SHP-02 a save tells of no price before it', async () => {
  await save(product(autumn))
  expect(rows).toHaveLength(1)
  expect(lowest()).toBeNull()
})

test('SHP-02 what is said to be for sale for longer has the price before its sale, once', async () => {
  for (let time = 0; time < 3; time += 1) await save(product(autumn), { offeredSince: since })
  expect(rows).toHaveLength(1)
  expect(lowest()).toBe(1000)
})

test('SHP-02 a sale without a beginning began with the save', async () => {
  for (let time = 0; time < 3; time += 1) await save(product(open), { offeredSince: since })
  expect(rows.map(({ createdAt }) => createdAt)).toEqual([since, now])
  expect(lowest()).toBe(1000)
})

test('SHP-02 what was recorded without it is told later', async () => {
  await save(product(autumn))
  await save(product(autumn), { offeredSince: since })
  expect(rows).toHaveLength(2)
  expect(lowest()).toBe(1000)
})
