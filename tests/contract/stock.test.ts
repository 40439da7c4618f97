import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, make, makeOne, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'
import en from '../../messages/en.json'

afterAll(cleanUp)

const take = async (id: number, pieces: unknown, token?: string | null) =>
  call(`/api/products/${id}/take`, { body: { pieces }, token: token === undefined ? await asAdmin() : token })

const stockOf = async (id: number) => at((await call(`/api/products/${id}?depth=0`)).json, 'baseInventory.stock')

const withStock = (stock: number): Promise<number> => makeOne('products', { baseInventory: { unitPrice: 5, stock } })

describe('R-04 taking pieces', () => {
  test('of 200 calls at once for one of 50 pieces, 50 get one and 150 a 409, and 0 are left', async () => {
    const id = await withStock(50)
    const token = await asAdmin()
    const responses = await Promise.all(Array.from({ length: 200 }, () => take(id, 1, token)))
    const won = responses.filter(({ status }) => status === 200)
    const lost = responses.filter(({ status }) => status === 409)
    expect([won.length, lost.length]).toEqual([50, 150])
    expect(new Set(won.map(({ json }) => json.stock))).toEqual(new Set(Array.from({ length: 50 }, (_, left) => left)))
    expect(lost[0]?.json.message).toBe(en.refusals.stock)
    expect(await stockOf(id)).toBe(0)
  })

  test('a call for more than the stock is a 409 and takes none', async () => {
    const id = await withStock(3)
    expect((await take(id, 4)).status).toBe(409)
    expect(await stockOf(id)).toBe(3)
  })

  test.each([0, -1, 1.5, '1', null, 1e308])('%j pieces are rejected', async (pieces) => {
    const id = await withStock(3)
    expect((await take(id, pieces)).status).toBe(400)
    expect(await stockOf(id)).toBe(3)
  })

  test('a visitor and a member get a 403 and take none', async () => {
    const id = await withStock(3)
    const { token } = await member('taker')
    expect((await take(id, 1, null)).status).toBe(403)
    expect((await take(id, 1, token)).status).toBe(403)
    expect(await stockOf(id)).toBe(3)
  })
})

describe('R-04 stock set in a form', () => {
  const save = async (id: number, stock: number, stockSeen: number) =>
    call(`/api/products/${id}`, {
      method: 'PATCH',
      body: { _status: 'published', baseInventory: { stock, stockSeen } },
      token: await asAdmin(),
    })

  test('is set where the editor saw the current stock', async () => {
    const id = await withStock(8)
    const saved = await save(id, 20, 8)
    expect(saved.status).toBe(200)
    expect(at(saved.json, 'doc.baseInventory')).toMatchObject({ stock: 20, stockSeen: 20 })
    expect(await stockOf(id)).toBe(20)
  })

  test('is in the response to the save of a product that names species', async () => {
    const species = [Number(at((await call('/api/mushrooms?where[slug][equals]=boletus-edulis')).json, 'docs.0.id'))]
    const id = await makeOne('products', { species, baseInventory: { unitPrice: 5, stock: 8 } })
    expect(at((await save(id, 8, 8)).json, 'doc.baseInventory')).toMatchObject({ stock: 8, stockSeen: 8 })
  })

  test('is rejected where the stock has changed since, with both numbers, and nothing is saved', async () => {
    const id = await withStock(8)
    await take(id, 2)
    const name = unique('stale')
    const saved = await call(`/api/products/${id}`, {
      method: 'PATCH',
      body: { title: name, baseInventory: { stock: 20, stockSeen: 8 } },
      token: await asAdmin(),
    })
    expect(saved.status).toBe(400)
    expect(saved.text).toMatch(/Stock is 6 by now, and was 8/)
    expect((await call(`/api/products/${id}?depth=0`)).json.title).not.toBe(name)
    expect(await stockOf(id)).toBe(6)
  })

  test('stays as it was where the save is rejected for another field', async () => {
    const id = await withStock(10)
    const saved = await call(`/api/products/${id}`, {
      method: 'PATCH',
      body: { baseInventory: { unitPrice: -1, stock: 3, stockSeen: 10 } },
      token: await asAdmin(),
    })
    expectRefusal(saved, 400)
    expect(await stockOf(id)).toBe(10)
  })

  test('is not set by an autosave, which returns it as it was typed', async () => {
    const id = await withStock(10)
    const typed = { baseInventory: { stock: 1, stockSeen: 10 } }
    const saved = await call(`/api/products/${id}?draft=true&autosave=true`, {
      method: 'PATCH',
      body: typed,
      token: await asAdmin(),
    })
    expect(saved.status).toBe(200)
    expect(at(saved.json, 'doc.baseInventory')).toMatchObject(typed.baseInventory)
    expect(await stockOf(id)).toBe(10)
    expect((await save(id, 12, 10)).status).toBe(200)
    expect(await stockOf(id)).toBe(12)
  })

  test('that the editor did not change does not undo a sale since', async () => {
    const id = await withStock(8)
    await take(id, 2)
    expect((await save(id, 8, 8)).status).toBe(200)
    expect(await stockOf(id)).toBe(6)
  })

  test.each([
    [2.5, 'en', /whole number/],
    [2.5, 'es', /número entero/],
    [null, 'pt', /número inteiro/],
  ])('as %j is rejected at its field, in %s', async (stock, language, words) => {
    const id = await withStock(8)
    const saved = await call(`/api/products/${id}`, {
      method: 'PATCH',
      body: { _status: 'published', baseInventory: { stock, stockSeen: 8 } },
      headers: { 'accept-language': language },
      token: await asAdmin(),
    })
    expect(saved.status).toBe(400)
    expect(at(saved.json, 'errors.0.data.errors.0')).toMatchObject({
      path: 'baseInventory.stock',
      message: expect.stringMatching(words) as unknown,
    })
    expect(await stockOf(id)).toBe(8)
  })

  test('is not copied to a duplicate, which has 0', async () => {
    const id = await withStock(8)
    const made = await call(`/api/products/${id}/duplicate`, {
      body: { _status: 'draft', slug: unique('duplicate') },
      token: await asAdmin(),
    })
    const duplicate = remember('products', made)
    const { json } = await call(`/api/products/${duplicate}?draft=true&depth=0`, { token: await asAdmin() })
    expect(at(json, 'baseInventory')).toMatchObject({ unitPrice: 5, stock: 0 })
    expect(await stockOf(id)).toBe(8)
  })

  test('of a product without a stock is set where the editor saw 0', async () => {
    const id = await make('products', { ...bodies.products(unique('uncounted')), baseInventory: { unitPrice: 5 } })
    expect((await save(id, 4, 0)).status).toBe(200)
    expect(await stockOf(id)).toBe(4)
  })

  test('as the editor saw it, stockSeen, is not in a visitor’s response', async () => {
    const id = await withStock(8)
    expect((await call(`/api/products/${id}`)).text).not.toContain('stockSeen')
  })

  test('is not changed by restoring an older version', async () => {
    const id = await withStock(8)
    await change('products', id, { lead: 'later', baseInventory: { stock: 2 } })
    const versions = await call(`/api/products/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`, {
      token: await asAdmin(),
    })
    const first = at(versions.json, 'docs.0.id')
    await call(`/api/products/versions/${String(first)}`, { method: 'POST', body: {}, token: await asAdmin() })
    expect(await stockOf(id)).toBe(2)
  })
})
