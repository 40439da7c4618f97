import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { limits } from '@/core/limits'
import { cartDatabase } from './store.fixtures'
import { addPiece, mergeInto, readLine, readLines, setPieces, sweep, takeOut, touch, type LineNow } from './store'

const item = (product: number, variant: string | null = null): LineNow => ({
  line: variant ?? String(product),
  product,
  variant,
  title: `Product ${product}`,
  seen: { amount: 100, currency: 'USD' },
  offered: variant === null ? [null] : ['a', 'b'],
})

let payload: Payload
beforeEach(async () => {
  payload = await cartDatabase({ 1: 5, 2: 5 })
})

const held = async (key: string): Promise<Record<string, number>> =>
  Object.fromEntries((await readLines(payload, key)).map(({ line, quantity }) => [line, quantity]))

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const unusedFor = (key: string, days: number) =>
  readSql(payload, sql`UPDATE carts SET used_at = ${daysAgo(days)} WHERE key = ${key}`)

describe('R-05 merging a visitor’s cart into a member’s', () => {
  const carts = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 9 }))
  const fill = async (key: string, cart: Readonly<Record<string, number>>): Promise<void> => {
    for (const [product, quantity] of Object.entries(cart)) {
      await addPiece(payload, key, item(Number(product)))
      await setPieces(payload, key, item(Number(product)), quantity)
    }
  }

  test('R-05 gives each line the larger quantity of both, however often it runs, and empties the visitor’s cart', async () => {
    await fc.assert(
      fc.asyncProperty(carts, carts, fc.integer({ min: 1, max: 3 }), async (guest, member, times) => {
        payload = await cartDatabase({ 1: 9, 2: 9, 3: 9, 4: 9 })
        await fill('guest', guest)
        await fill('member', member)
        await Promise.all(Array.from({ length: times }, () => mergeInto(payload, 'guest', 'member')))
        const lines = new Set([...Object.keys(guest), ...Object.keys(member)])
        const expected = [...lines].map((line) => [line, Math.max(guest[line] ?? 0, member[line] ?? 0)])
        expect(await held('member')).toEqual(Object.fromEntries(expected))
        expect(await held('guest')).toEqual({})
      }),
      { numRuns: 30 },
    )
  })

  test('CRT-03 CRT-04 a line that the member had removed gets the price and title that the visitor saw', async () => {
    await addPiece(payload, 'member', { ...item(1), seen: { amount: 300, currency: 'EUR' }, title: 'Former title' })
    await takeOut(payload, 'member', '1')
    await addPiece(payload, 'guest', item(1))
    await mergeInto(payload, 'guest', 'member')
    const { seen, title } = item(1)
    expect(await readLine(payload, 'member', '1')).toMatchObject({ quantity: 1, seen, title })
  })

  test('R-05 does not bring back a line that was removed', async () => {
    await fill('guest', { 1: 2 })
    await takeOut(payload, 'guest', '1')
    await fill('member', { 2: 1 })
    await mergeInto(payload, 'guest', 'member')
    expect(await held('member')).toEqual({ 2: 1 })
  })
})

describe('CRT-03 stock and the greatest number of lines', () => {
  test('CRT-03 a cart never holds more of a product than its stock, all variants together', async () => {
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addPiece(payload, 'one', item(1, index % 2 ? 'a' : 'b'))),
    )
    expect(taken.filter(Boolean)).toHaveLength(5)
    const lines = await held('one')
    expect((lines.a ?? 0) + (lines.b ?? 0)).toBe(5)
    expect(await setPieces(payload, 'one', item(1, 'a'), 6)).toBe(false)
  })

  test('CRT-04 the first line can be lowered although another line wants more than is left', async () => {
    for (let piece = 0; piece < 2; piece += 1)
      for (const variant of ['a', 'b']) await addPiece(payload, 'one', item(1, variant))
    await readSql(payload, sql`UPDATE stats SET stock = 2 WHERE key = 'products:1'`)
    expect(await setPieces(payload, 'one', item(1, 'b'), 1)).toBe(false)
    expect(await setPieces(payload, 'one', item(1, 'a'), 3)).toBe(false)
    expect(await setPieces(payload, 'one', item(1, 'a'), 1)).toBe(true)
    expect(await setPieces(payload, 'one', item(1, 'b'), 2)).toBe(false)
    expect(await setPieces(payload, 'one', item(1, 'b'), 1)).toBe(true)
    expect(await held('one')).toEqual({ a: 1, b: 1 })
  })

  test('CRT-01 PRS-02 an add that is repeated after it was made counts once, even of the last piece in stock', async () => {
    payload = await cartDatabase({ 1: 2 })
    const [before, after] = [new Date(Date.now() - 2000), new Date(Date.now() + 2000)]
    const press = (pressed: Date | null) => addPiece(payload, 'one', item(1), pressed)
    expect(await Promise.all([press(before), press(before)])).toEqual([true, true])
    expect(await held('one')).toEqual({ 1: 1 })
    expect(await press(after)).toBe(true)
    expect(await press(before)).toBe(true)
    expect(await held('one')).toEqual({ 1: 2 })
    expect(await press(null)).toBe(false)
    // After a removal the same press adds the line again.
    await takeOut(payload, 'one', '1')
    expect(await press(before)).toBe(true)
    expect(await held('one')).toEqual({ 1: 1 })
  })

  test('a full cart rejects another line, and accepts more of its own lines', async () => {
    const many = Object.fromEntries(Array.from({ length: limits.cart.lines + 1 }, (_, index) => [index + 1, 9]))
    payload = await cartDatabase(many)
    for (let product = 1; product <= limits.cart.lines; product += 1) await addPiece(payload, 'one', item(product))
    expect(await addPiece(payload, 'one', item(limits.cart.lines + 1))).toBe(false)
    expect(await addPiece(payload, 'one', item(1))).toBe(true)
    // A removed line comes back even if another line has taken its room.
    await takeOut(payload, 'one', '2')
    await addPiece(payload, 'one', item(limits.cart.lines + 1))
    expect(await setPieces(payload, 'one', item(2), 1)).toBe(true)
    await takeOut(payload, 'one', '3')
    expect(await addPiece(payload, 'one', item(3))).toBe(false)
  })

  test('R-05 merging two full carts loses no line, and lines without room stay in the visitor’s cart', async () => {
    const { lines, joinedLines } = limits.cart
    payload = await cartDatabase(Object.fromEntries(Array.from({ length: joinedLines + 2 }, (_, at) => [at + 1, 9])))
    const full = async (key: string, from: number): Promise<void> => {
      for (let product = from; product < from + lines; product += 1) await addPiece(payload, key, item(product))
    }
    await full('member', 1)
    await full('guest', lines + 1)
    expect(await mergeInto(payload, 'guest', 'member')).toEqual([])
    expect(Object.keys(await held('member'))).toHaveLength(joinedLines)
    expect(await held('guest')).toEqual({})

    // The member's lines stay; of the visitor's, the larger quantities and the first lines that find room are merged.
    await takeOut(payload, 'member', '1')
    for (const product of [joinedLines + 1, 3, joinedLines + 2, lines]) await addPiece(payload, 'guest', item(product))
    await setPieces(payload, 'guest', item(lines), 4)
    const left = { [joinedLines + 2]: 1 }
    for (let time = 0; time < 2; time += 1) {
      expect(await mergeInto(payload, 'guest', 'member')).toEqual([item(joinedLines + 2).title])
      expect(await held('guest')).toEqual(left)
    }
    const merged = await held('member')
    expect(Object.keys(merged)).toHaveLength(joinedLines)
    expect(merged).toMatchObject({ [joinedLines + 1]: 1, 3: 1, [lines]: 4 })
    expect(await setPieces(payload, 'member', item(1), 1)).toBe(false)

    await takeOut(payload, 'member', '2')
    expect(await setPieces(payload, 'member', item(2), 1)).toBe(true)
    await takeOut(payload, 'member', '2')
    expect(await addPiece(payload, 'member', item(1))).toBe(false)
    // The lines left in the visitor's cart are merged once there is room.
    expect(await mergeInto(payload, 'guest', 'member')).toEqual([])
    expect(await held('member')).toMatchObject(left)
    expect(await held('guest')).toEqual({})
  })
})

describe('CRT-03 an unused cart', () => {
  test('CRT-03 is there until its last day and empty a day later, and a line added then is alone in it', async () => {
    await addPiece(payload, 'one', item(1))
    await unusedFor('one', limits.cart.days - 1)
    expect(await held('one')).toEqual({ 1: 1 })
    await unusedFor('one', limits.cart.days + 1)
    expect(await held('one')).toEqual({})
    await addPiece(payload, 'one', item(2))
    expect(await held('one')).toEqual({ 2: 1 })
  })

  test('CRT-03 counts as used now after `touch`', async () => {
    await addPiece(payload, 'one', item(1))
    await unusedFor('one', limits.cart.days - 1)
    await touch(payload, 'one')
    const [cart] = await readSql(payload, sql`SELECT used_at FROM carts`)
    expect(Date.parse(String(cart?.used_at))).toBeGreaterThan(Date.now() - 60_000)
  })

  test('CRT-03 is deleted with its lines by the sweep once expired, as are lines removed long ago, and nothing else', async () => {
    for (const key of ['old', 'young']) for (const product of [1, 2]) await addPiece(payload, key, item(product))
    await unusedFor('old', limits.cart.days + 1)
    await takeOut(payload, 'young', '2')
    await sweep(payload)
    expect(await readLine(payload, 'young', '2')).toMatchObject({ quantity: 0 })
    await readSql(payload, sql`UPDATE cart_lines SET updated_at = ${daysAgo(2)} WHERE quantity = 0`)
    await sweep(payload)
    expect(await readSql(payload, sql`SELECT line FROM cart_lines`)).toEqual([{ line: '1' }])
    expect(await readSql(payload, sql`SELECT key FROM carts`)).toEqual([{ key: 'young' }])
  })
})
