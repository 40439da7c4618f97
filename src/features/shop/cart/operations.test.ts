import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import type { Product, Vendor } from '@/payload-types'
import { defaultTerms } from '../terms/terms.fixtures'
import { addItem, changeItem, removeItem } from './operations'
import { mergeInto, readLines } from './store'
import { cartDatabase } from './store.fixtures'
import { viewOf } from './view'

const requested = {
  locale: 'en',
  place: null,
  settings: defaultTerms,
  now: new Date('2026-11-21T12:00:00.000Z'),
} as const

const product = (over: object = {}): Product =>
  ({ id: 1, title: 'Jar', slug: 'jar', baseInventory: { unitPrice: 3, currency: 'USD' }, ...over }) as Product

const add = (payload: Payload, variant?: string) => addItem(payload, 'one', { product: 1, variant }, requested)
const set = (payload: Payload, quantity: number, line = '1') =>
  changeItem(payload, 'one', line, { quantity }, requested)
const held = async (payload: Payload): Promise<number[]> =>
  (await readLines(payload, 'one')).map(({ quantity }) => quantity)

test('D-30 a removed line can be put back while it can be bought, and in no quantity once its vendor has closed', async () => {
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

test('D-31 CRT-04 a subtotal says nothing of free shipping with a product that has its own shipping price', async () => {
  const terms = { freeShippingFrom: 5, currency: 'USD' }
  const vendor = { id: 2, slug: 'maker', displayName: 'Maker', status: 'open', terms } as Vendor
  const heavy = product({ id: 2, vendor, terms: { shippingPrice: 9, currency: 'USD' } })
  const payload = await cartDatabase({ 1: 9, 2: 9 }, [product({ vendor }), heavy])
  const said = async () =>
    (await viewOf(payload, { key: 'one', left: [] }, requested)).subtotals.map(({ freeShipping }) => freeShipping)
  await add(payload)
  expect(await said()).toMatchObject([{ missing: { amount: 200 } }])
  await set(payload, 2)
  expect(await said()).toEqual([{ missing: null }])
  await addItem(payload, 'one', { product: 2 }, requested)
  expect(await said()).toEqual([null])
})

test('D-31 CRT-04 a subtotal of products that are all sent free of charge says “Ships free”, whatever its vendor’s rule', async () => {
  const terms = { freeShippingFrom: 50, currency: 'USD' }
  const vendor = { id: 2, slug: 'maker', displayName: 'Maker', status: 'open', terms } as Vendor
  const ebook = product({ vendor, terms: { shippingPrice: 0, currency: 'USD' } })
  const payload = await cartDatabase({ 1: 9, 2: 9 }, [ebook, product({ id: 2, vendor })])
  const said = async () =>
    (await viewOf(payload, { key: 'one', left: [] }, requested)).subtotals.map(({ freeShipping }) => freeShipping)
  await add(payload)
  expect(await said()).toEqual([{ missing: null }])
  await addItem(payload, 'one', { product: 2 }, requested)
  expect(await said()).toMatchObject([{ missing: { currency: 'USD' } }])
})

test('D-05 D-31 CRT-04 a subtotal says “Ships free” where the settings’ free shipping holds for its products', async () => {
  const payload = await cartDatabase({ 1: 9 }, [product()])
  await add(payload)
  const said = async (shippingPrice: number) => {
    const context = { ...requested, settings: { ...defaultTerms, shippingPrice } }
    return (await viewOf(payload, { key: 'one', left: [] }, context)).subtotals[0]?.freeShipping
  }
  expect(await said(0)).toEqual({ missing: null })
  expect(await said(5)).toBeNull()
})

test('CRT-04 PRD-03 the notice of a new price stays until that price is confirmed or the product is added again', async () => {
  const docs = [product()]
  const payload = await cartDatabase({ 1: 9 }, docs)
  const notices = async () => {
    const { items } = await viewOf(payload, { key: 'one', left: [] }, requested)
    return items.map(({ unitPrice, notices: said }) => [unitPrice?.amount, said.map(({ kind }) => kind)])
  }
  await add(payload)
  docs[0] = product({ baseInventory: { unitPrice: 500, currency: 'USD' } })
  await readSql(payload, sql`UPDATE products SET updated_at = ${randomUUID()}`)
  // A stale tab, opened before the price changed, sets a quantity.
  await set(payload, 2)
  expect(await notices()).toEqual([[50_000, ['priceChanged']]])
  await set(payload, 2)
  await removeItem(payload, 'one', '1')
  await set(payload, 2)
  expect(await notices()).toEqual([[50_000, ['priceChanged']]])
  await add(payload)
  expect(await notices()).toEqual([[50_000, []]])
  docs[0] = product({ baseInventory: { unitPrice: 600, currency: 'USD' } })
  await readSql(payload, sql`UPDATE products SET updated_at = ${randomUUID()}`)
  const see = (amount: number) => changeItem(payload, 'one', '1', { seen: { amount, currency: 'USD' } }, requested)
  // A stale tab confirms a price that is not the current one.
  await see(55_000)
  expect(await notices()).toEqual([[60_000, ['priceChanged']]])
  await see(60_000)
  expect(await notices()).toEqual([[60_000, []]])
  await expect(see(0.5)).rejects.toThrow('refusals.value')
})

test('CRT-04 a removed line is put back with as many pieces as are left, and a notice says so', async () => {
  const payload = await cartDatabase({ 1: 9 }, [product()])
  await add(payload)
  await set(payload, 3)
  await removeItem(payload, 'one', '1')
  const left = (stock: number) => readSql(payload, sql`UPDATE stats SET stock = ${stock}`)
  await left(0)
  await expect(set(payload, 3)).rejects.toThrow('refusals.outOfStock')
  await left(2)
  await set(payload, 3)
  const { items } = await viewOf(payload, { key: 'one', left: [] }, requested)
  expect(items).toMatchObject([{ quantity: 2, notices: [{ kind: 'onlyLeft', left: 2 }] }])
  await expect(set(payload, 4)).rejects.toThrow('Only 2 left.')
})

const jars = product({
  enableVariants: true,
  variants: {
    variants: ['a', 'b'].map((id) => ({ id, options: [{ key: 'size', option: id }], pricing: { price: 3 } })),
  },
})

test('CRT-03 an add is rejected as “all in cart”, not as out of stock, when another variant holds the stock', async () => {
  const payload = await cartDatabase({ 1: 2 }, [jars])
  await add(payload, 'a')
  await add(payload, 'a')
  await expect(add(payload, 'b')).rejects.toThrow('refusals.allInCart')
})

describe('CRT-03 D-17 a variant that no longer exists', () => {
  const ofVariants = (...ids: readonly string[]): Product =>
    product({
      enableVariants: true,
      variants: { variants: ids.map((id) => ({ id, options: [{ key: 'size', option: id }], pricing: { price: 3 } })) },
    })

  /** A cart that holds some pieces of a product, whose stock then drops to `stock`. */
  async function changed(pieces: readonly string[], left: Product, stock: number) {
    const docs = [ofVariants('a', 'b')]
    const payload = await cartDatabase({ 1: 9 }, docs)
    for (const variant of pieces) await add(payload, variant)
    docs[0] = left
    await readSql(payload, sql`UPDATE products SET updated_at = ${randomUUID()}`)
    await readSql(payload, sql`UPDATE stats SET stock = ${stock}`)
    return payload
  }

  const shown = async (payload: Payload, key = 'one') => {
    const { items, totals } = await viewOf(payload, { key, left: [] }, requested)
    return {
      lines: items.map(({ id, quantity, max, notices }) => [id, quantity, max, notices.map(({ kind }) => kind)]),
      total: totals.map(({ amount }) => amount),
    }
  }

  test('stays in the cart and takes no stock from other variants', async () => {
    const payload = await changed(['a', 'a', 'b'], ofVariants('b'), 2)
    expect(await shown(payload)).toEqual({
      lines: [
        ['a', 2, 0, ['optionGone']],
        ['b', 1, 2, []],
      ],
      total: [300],
    })
    await add(payload, 'b')
    await expect(add(payload, 'b')).rejects.toThrow('Only 2 left.')
    await set(payload, 1, 'b')
    await set(payload, 2, 'b')
    await expect(set(payload, 3, 'b')).rejects.toThrow('Only 2 left.')
    expect(await held(payload)).toEqual([2, 2])
  })

  test('takes no stock from the product that has no variants any more', async () => {
    const payload = await changed(['a', 'a'], product(), 1)
    await add(payload)
    expect((await shown(payload)).lines).toEqual([
      ['a', 2, 0, ['optionGone']],
      [1, 1, 1, []],
    ])
    await expect(add(payload)).rejects.toThrow('Only 1 left.')
  })

  test('takes no stock after its cart was merged into a member’s', async () => {
    const payload = await changed(['a', 'a', 'b'], ofVariants('b'), 1)
    await addItem(payload, 'member', { product: 1, variant: 'b' }, requested)
    await mergeInto(payload, 'one', 'member')
    expect(await shown(payload, 'member')).toEqual({
      lines: [
        ['b', 1, 1, []],
        ['a', 2, 0, ['optionGone']],
      ],
      total: [300],
    })
  })

  test.each([
    ['another is left', ofVariants('b')],
    ['its product has none any more', product()],
  ])('CRT-01 cannot be added where %s, and nothing else is added in its place', async (_, left) => {
    const payload = await changed([], left, 9)
    for (let press = 0; press < 2; press += 1) await expect(add(payload, 'a')).rejects.toThrow('refusals.optionGone')
    expect(await held(payload)).toEqual([])
  })
})

test.each([
  ['en', 1, 'Only 1 left.'],
  ['es', 1, 'Solo queda 1.'],
  ['es', 2, 'Solo quedan 2.'],
  ['pt', 1, 'Resta apenas 1.'],
  ['pt', 2, 'Restam apenas 2.'],
] as const)('CRT-04 in %s the error about too large a quantity says that %i are left', async (locale, stock, told) => {
  const payload = await cartDatabase({ 1: stock }, [product()])
  await addItem(payload, 'one', { product: 1 }, { ...requested, locale })
  const more = changeItem(payload, 'one', '1', { quantity: 5 }, { ...requested, locale })
  await expect(more).rejects.toThrow(told)
})
