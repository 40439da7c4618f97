import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { bans } from '../destinations/bans.data'
import { documentsChangedByTime } from './documents-changed-by-time'

const sales = (name: string): string =>
  `CREATE TABLE ${name} (_parent_id, active integer, scheduled_sale integer, date_range_from text, date_range_to text)`

let payload: Payload
beforeEach(async () => {
  payload = { db: { drizzle: drizzle({ connection: { url: ':memory:' } }) } } as unknown as Payload
  const tables = [
    sales('products_sales'),
    sales('products_variants_variants_sales'),
    'CREATE TABLE products_variants_variants (id text, _parent_id integer)',
    'CREATE TABLE products_goods (parent_id integer, value text)',
    'CREATE TABLE vendors (id integer PRIMARY KEY, _status text, status text, away_until text)',
  ]
  for (const table of tables) await readSql(payload, sql.raw(table))
})

const turned = (from: string, to: string) => documentsChangedByTime(payload, new Date(from), new Date(to))

describe('PRD-03 products with sales', () => {
  test('PRD-03 change when a sale of theirs or of a variant begins, and after its last moment', async () => {
    await readSql(
      payload,
      sql`INSERT INTO products_sales VALUES
      (1, 1, 1, '2026-11-30T00:00:00.000Z', NULL), (2, 1, 1, NULL, '2026-11-29T23:59:59.999Z'),
      (3, 0, 1, '2026-11-30T00:00:00.000Z', NULL), (4, 1, 1, '2026-11-30T00:00:02.000Z', NULL)`,
    )
    await readSql(payload, sql`INSERT INTO products_variants_variants VALUES ('v', 5)`)
    await readSql(
      payload,
      sql`INSERT INTO products_variants_variants_sales VALUES
      ('v', 1, 1, '2026-11-30T00:00:00.000Z', NULL)`,
    )
    const keys = await turned('2026-11-29T23:59:59.500Z', '2026-11-30T00:00:00.500Z')
    expect(keys.toSorted()).toEqual(['products:1', 'products:2', 'products:5'])
  })
})

describe('D-30 vendors', () => {
  beforeEach(async () => {
    await readSql(
      payload,
      sql`INSERT INTO vendors VALUES
      (1, 'published', 'away', '2026-12-24T12:00:00.000Z'), (2, 'published', 'away', '2026-12-25T12:00:00.000Z'),
      (3, 'published', 'closed', '2026-12-24T12:00:00.000Z'), (4, 'draft', 'away', '2026-12-24T12:00:00.000Z'),
      (5, 'published', 'away', NULL), (6, 'published', 'away', '2026-12-24T00:00:00.000Z')`,
    )
  })

  test('D-30 that are away change at midnight UTC after their last day', async () => {
    expect(await turned('2026-12-24T11:59:59.500Z', '2026-12-24T12:00:00.500Z')).toEqual([])
    const keys = await turned('2026-12-24T23:59:59.500Z', '2026-12-25T00:00:00.500Z')
    expect(keys.toSorted()).toEqual(['vendors:1', 'vendors:6'])
    expect(await turned('2026-12-25T00:00:00.500Z', '2026-12-25T00:00:01.500Z')).toEqual([])
  })

  test('D-30 that came back while no check ran are found by the next one', async () => {
    expect((await turned('2026-12-23T08:00:00.000Z', '2026-12-26T08:00:00.000Z')).toSorted()).toEqual([
      'vendors:1',
      'vendors:2',
      'vendors:6',
    ])
  })
})

test('SHP-01 products with regulated goods change on the day that a ban of these begins', async () => {
  const ban = bans.find(({ effective }) => effective)
  const day = ban?.effective ?? ''
  await readSql(payload, sql`INSERT INTO products_goods VALUES (7, ${ban?.goods}), (8, 'something-else')`)
  const before = new Date(Date.parse(day) - 500).toISOString()
  expect(await turned(before, `${day}T00:00:00.500Z`)).toEqual(['products:7'])
  expect(await turned(`${day}T00:00:00.500Z`, `${day}T00:00:01.500Z`)).toEqual([])
})
