import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { readSql, sql } from '@/cms/sql'
import { wholeDatabase } from '@/cms/whole-writes.fixtures'
import type { Product } from '@/payload-types'

const tables = [
  'CREATE TABLE carts (id integer PRIMARY KEY AUTOINCREMENT, key text UNIQUE, used_at text, updated_at text, created_at text)',
  `CREATE TABLE cart_lines (id integer PRIMARY KEY AUTOINCREMENT, cart numeric, line text, product numeric, variant text,
    quantity numeric, seen_amount numeric, seen_currency text, title text, updated_at text, created_at text)`,
  'CREATE UNIQUE INDEX cart_line_idx ON cart_lines (cart, line)',
  'CREATE TABLE products (id integer PRIMARY KEY, _status text, vendor_id integer, updated_at text)',
  'CREATE TABLE vendors (id integer PRIMARY KEY, _status text, updated_at text)',
  'CREATE TABLE products_rels (parent_id integer, path text, mushrooms_id integer)',
  'CREATE TABLE products_goods (id integer PRIMARY KEY, parent_id integer, value text)',
  'CREATE TABLE mushrooms (id integer PRIMARY KEY, _status text, specie_edibility text)',
  'CREATE TABLE stats (key text UNIQUE, stock numeric)',
]

/** A Payload whose SQLite database is in memory, for the real statements; contract tests run them on PostgreSQL too. */
export async function cartDatabase(
  stock: Readonly<Record<number, number>>,
  docs: readonly Product[] = [],
): Promise<Payload> {
  const payload = {
    db: await wholeDatabase(':memory:'),
    find: () => Promise.resolve({ docs }),
  } as unknown as Payload
  for (const table of tables) await readSql(payload, sql.raw(table))
  // Products stay cached under their last save from one test to the next, so each database has its own.
  const saved = randomUUID()
  for (const [id, pieces] of Object.entries(stock)) {
    await readSql(payload, sql`INSERT INTO products VALUES (${Number(id)}, 'published', NULL, ${saved})`)
    await readSql(payload, sql`INSERT INTO stats VALUES (${`products:${id}`}, ${pieces})`)
  }
  return payload
}
