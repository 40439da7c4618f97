import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import type { Product, Vendor } from '@/payload-types'
import { addItem, changeItem, removeItem } from './operations'
import { readLines } from './store'
import { cartDatabase } from './store.fixtures'

const requested = { locale: 'en', place: null, now: new Date('2026-11-21T12:00:00.000Z') } as const

const product = (over: object = {}): Product =>
  ({ id: 1, title: 'Jar', slug: 'jar', baseInventory: { unitPrice: 3, currency: 'USD' }, ...over }) as Product

const add = (payload: Payload, variant?: string) => addItem(payload, 'one', { product: 1, variant }, requested)
const set = (payload: Payload, quantity: number, line = '1') =>
  changeItem(payload, 'one', line, { quantity }, requested)
const held = async (payload: Payload): Promise<number[]> =>
  (await readLines(payload, 'one')).map(({ quantity }) => quantity)

test('D-30 what was taken out is put back while it can be bought, and in no number once its vendor has closed', async () => {
  const vendor = { id: 2, slug: 'maker', displayName: 'Maker', status: 'open' } as Vendor
  const payload = await cartDatabase({ 1: 90 }, [product({ vendor })])
  await add(payload)
  await set(payload, 3)
  await removeItem(payload, 'one', '1')
  await set(payload, 3)
  expect(await held(payload)).toEqual([3])
  vendor.status = 'closed'
  await readSql(payload, sql`UPDATE products SET updated_at = 'later'`)
  await expect(set(payload, 4)).rejects.toThrow('vendor')
  await set(payload, 2)
  await removeItem(payload, 'one', '1')
  for (const quantity of [1, 2, 50]) await expect(set(payload, quantity)).rejects.toThrow('vendor')
  expect(await held(payload)).toEqual([])
})

const jars = product({
  enableVariants: true,
  variants: {
    variants: ['a', 'b'].map((id) => ({ id, options: [{ key: 'size', option: id }], pricing: { price: 3 } })),
  },
})

test('CRT-03 what another variant holds is not said to be none left', async () => {
  const payload = await cartDatabase({ 1: 2 }, [jars])
  await add(payload, 'a')
  await add(payload, 'a')
  await expect(add(payload, 'b')).rejects.toThrow('refusals.allInCart')
})

test.each([
  ['en', 1, 'Only 1 left.'],
  ['es', 1, 'Solo queda 1.'],
  ['es', 2, 'Solo quedan 2.'],
  ['pt', 1, 'Resta apenas 1.'],
  ['pt', 2, 'Restam apenas 2.'],
] as const)('CRT-04 in %s a cart is told that %i are left', async (locale, stock, told) => {
  const payload = await cartDatabase({ 1: stock }, [product()])
  await addItem(payload, 'one', { product: 1 }, { ...requested, locale })
  const more = changeItem(payload, 'one', '1', { quantity: 5 }, { ...requested, locale })
  await expect(more).rejects.toThrow(told)
})
