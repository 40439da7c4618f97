import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload, PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSql, sql, toText } from '@/cms/sql'
import type { Product } from '@/payload-types'
import { lowestBeforeSale } from '../pricing/history'
import type { Sale } from '../pricing/sale'
import { forgetPricesSince, notePublishedVariants, recordPrices } from './records'

const now = '2026-11-21T12:00:00.000Z'
const since = '2026-09-02T00:00:00.000Z'

let payload: Payload
beforeEach(async () => {
  vi.setSystemTime(now)
  payload = { db: { drizzle: drizzle({ connection: { url: ':memory:' } }) } } as unknown as Payload
  await readSql(
    payload,
    sql`CREATE TABLE price_records (id integer PRIMARY KEY AUTOINCREMENT, product numeric, variant text, price numeric,
      currency text, sales text, updated_at text, created_at text)`,
  )
})
afterEach(() => vi.useRealTimers())

type Record = { variant: string | null; price: number; currency: string; sales: Sale[]; at: string }

const records = async (): Promise<Record[]> =>
  (await readSql(payload, sql`SELECT * FROM price_records ORDER BY id`)).map((row) => ({
    variant: toText(row.variant),
    price: Number(row.price),
    currency: String(row.currency),
    sales: JSON.parse(String(row.sales)) as Sale[],
    at: String(row.created_at),
  }))

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

const lowest = async (): Promise<number | null> => lowestBeforeSale(await records(), 'USD', new Date(now))

test('SHP-02 a first save records the price, and gives no lowest price before the sale', async () => {
  await save(product(autumn))
  expect(await records()).toHaveLength(1)
  expect(await lowest()).toBeNull()
})

test('SHP-02 a product saved with `offeredSince` has one record, with the price before its sale', async () => {
  for (let time = 0; time < 3; time += 1) await save(product(autumn), { offeredSince: since })
  expect(await records()).toHaveLength(1)
  expect(await lowest()).toBe(1000)
})

test('SHP-02 a sale without a start is recorded as begun at the save', async () => {
  for (let time = 0; time < 3; time += 1) await save(product(open), { offeredSince: since })
  expect((await records()).map(({ at }) => at)).toEqual([since, now])
  expect(await lowest()).toBe(1000)
})

test('SHP-02 a product recorded without `offeredSince` gets its price before the sale by a later save with it', async () => {
  await save(product(autumn))
  await save(product(autumn), { offeredSince: since })
  expect(await records()).toHaveLength(2)
  expect(await lowest()).toBe(1000)
})

test('SHP-02 a variant that an import replaced keeps the price records of the one with the same options', async () => {
  const varied = (...variants: readonly (readonly [id: string, size: string])[]) =>
    ({
      id: 1,
      _status: 'published',
      enableVariants: true,
      baseInventory: { unitPrice: 10, currency: 'EUR' },
      variants: { variants: variants.map(([id, size]) => ({ id, options: [{ key: 'size', option: size }] })) },
    }) as Product
  const before = varied(['a', 'small'], ['b', 'large'])
  await save(before)
  const doc = varied(['b', 'large'], ['c', 'small'], ['d', 'huge'])
  // The hook has to read the published row, since the draft has the new ids already.
  const db = { ...payload.db, findOne: () => Promise.resolve(before) }
  const req = { payload: { db }, context: {} } as unknown as PayloadRequest
  await notePublishedVariants({ data: doc, operation: 'update', originalDoc: doc, req } as Parameters<
    typeof notePublishedVariants
  >[0])
  await recordPrices({ doc, req } as Parameters<typeof recordPrices>[0])
  expect((await records()).map(({ variant }) => variant)).toEqual(['c', 'b', 'd'])
})

test('SHP-02 a save records the variants whose price changed, and no unchanged ones and no draft', async () => {
  const varied = (small: number, large: number) =>
    ({
      id: 1,
      _status: 'published',
      enableVariants: true,
      baseInventory: { unitPrice: 10, currency: 'EUR' },
      variants: {
        variants: [{ id: 's', pricing: { price: small } }, { id: 'l', pricing: { price: large } }, { id: 'x' }],
      },
    }) as Product
  await save(varied(4, 7))
  await save(varied(4, 7))
  await save(varied(4, 8))
  await save({ ...varied(4, 8), _status: 'draft' })
  await save(varied(4, 7))
  expect((await records()).map(({ variant, price, currency }) => [variant, price, currency])).toEqual([
    ['s', 4, 'EUR'],
    ['l', 7, 'EUR'],
    ['x', 10, 'EUR'],
    ['l', 8, 'EUR'],
    ['l', 7, 'EUR'],
  ])
})

test('SHP-03 the price records of an import that is undone are deleted for that product alone', async () => {
  const priced = (unitPrice: number, id = 1) => ({ ...product(), id, baseInventory: { unitPrice, currency: 'USD' } })
  await save(priced(10), { offeredSince: since })
  vi.setSystemTime('2026-11-21T12:00:01.000Z')
  await save(priced(2))
  await save(priced(2, 7))
  await forgetPricesSince({ payload, context: {} } as unknown as PayloadRequest, 1, '2026-11-21T12:00:01.000Z')
  expect((await records()).map(({ price }) => price)).toEqual([10, 2])
})
