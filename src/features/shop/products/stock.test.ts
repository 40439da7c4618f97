import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload, PayloadRequest } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import type { Product } from '@/payload-types'
import { inventoryField } from './fields'
import { rejectStaleStock, wholePieces, writeStock } from './stock'

let payload: Payload

/** The real statements on SQLite in memory. */
beforeEach(async () => {
  const db = {
    drizzle: drizzle({ connection: { url: ':memory:' } }),
    find: async () => ({ docs: await readSql(payload, sql`SELECT * FROM stats`) }),
  }
  payload = { db } as unknown as Payload
  await readSql(
    payload,
    sql.raw(`CREATE TABLE stats (id integer PRIMARY KEY, key text UNIQUE, stock numeric, like_count numeric,
      helpful_count numeric, rating_sum numeric, rating_count numeric, impression_sum numeric,
      impression_count numeric, updated_at text, created_at text)`),
  )
  await readSql(payload, sql`INSERT INTO stats (key, stock) VALUES ('products:1', 10)`)
})

const stock = async (): Promise<unknown> => (await readSql(payload, sql`SELECT stock FROM stats`))[0]?.stock

const request = (query: Record<string, unknown> = {}): PayloadRequest =>
  ({
    payload,
    query,
    context: {},
    user: { collection: 'users', roles: ['admin'] },
    i18n: { language: 'en' },
    t: (key: string) => key,
  }) as unknown as PayloadRequest

type Inventory = { stock: number | null; stockSeen?: number }
const doc = { id: 1, baseInventory: { stock: 10, stockSeen: 10 } } as Product

async function before(baseInventory: Inventory, query?: Record<string, unknown>): Promise<void> {
  await rejectStaleStock({
    data: { baseInventory },
    originalDoc: doc,
    operation: 'update',
    req: request(query),
  } as unknown as Parameters<typeof rejectStaleStock>[0])
}

const after = (baseInventory: Inventory, query?: Record<string, unknown>) =>
  writeStock({ doc, data: { baseInventory }, operation: 'update', req: request(query) } as unknown as Parameters<
    typeof writeStock
  >[0]) as Promise<Product>

describe('R-04 stock set in a form', () => {
  test('R-04 is written after the document, and not before its fields are validated', async () => {
    await before({ stock: 3, stockSeen: 10 })
    expect(await stock()).toBe(10)
    expect((await after({ stock: 3, stockSeen: 10 })).baseInventory).toMatchObject({ stock: 3, stockSeen: 3 })
    expect(await stock()).toBe(3)
  })

  test('R-04 is rejected before and after the document is written when the stored stock is not the one seen', async () => {
    await expect(before({ stock: 3, stockSeen: 12 })).rejects.toThrow()
    await expect(after({ stock: 3, stockSeen: 12 })).rejects.toThrow()
    expect(await stock()).toBe(10)
  })

  test('R-04 is not written by autosave, and stays in the form', async () => {
    const typing = { autosave: 'true', draft: 'true' }
    await before({ stock: 1, stockSeen: 12 }, typing)
    const saved = await after({ stock: 1, stockSeen: 12 }, typing)
    expect(saved.baseInventory).toMatchObject({ stock: 1, stockSeen: 12 })
    expect(await stock()).toBe(10)
  })

  test('R-04 can be edited there, but not in bulk', () => {
    const rows = 'fields' in inventoryField ? inventoryField.fields : []
    const fields = rows.flatMap((row) => ('fields' in row ? row.fields : []))
    expect(fields.find((field) => 'name' in field && field.name === 'stock')?.admin).toMatchObject({
      readOnly: false,
      disableBulkEdit: true,
    })
  })

  test('R-04 is a whole number, and a save with an emptied number is rejected', async () => {
    expect([0, 7, null, undefined].map((value) => wholePieces(value, { req: request() }))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(wholePieces(2.5, { req: request() })).toMatch(/whole number/)
    await expect(before({ stock: null, stockSeen: 10 })).rejects.toThrow()
    await before({ stock: null, stockSeen: 10 }, { autosave: 'true', draft: 'true' })
    await before({ stock: null })
    expect(await stock()).toBe(10)
  })

  test('R-04 is written as it is when the caller does not send the stock that was seen', async () => {
    await before({ stock: 4 })
    await after({ stock: 4 })
    expect(await stock()).toBe(4)
  })
})
