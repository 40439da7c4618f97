import config from '@payload-config'
import { getPayload } from 'payload'
import { readSql, sql } from '@/cms/sql'
import { locales } from '@/core/locales'

/** Bench only: adds options (the argument, or 4000) with one product each to a section of the products' sidebar. */
const count = Number(process.argv[2] ?? 4000)
const payload = await getPayload({ config })
const from = 1_000_000
const numbers = sql.raw(
  `WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ${count}), top AS (SELECT id FROM categories WHERE path = 'products/educational')`,
)
await readSql(
  payload,
  sql`INSERT INTO categories (id, slug, path, parent_id)
    ${numbers} SELECT ${sql.raw(String(from))} + k, 'option-' || k, 'products/educational/option-' || k, top.id FROM n, top`,
)
for (const locale of locales)
  await readSql(
    payload,
    sql`INSERT INTO categories_locales (title, _locale, _parent_id)
      ${numbers} SELECT 'Option ' || k, ${locale}, ${sql.raw(String(from))} + k FROM n`,
  )
await readSql(
  payload,
  sql`INSERT INTO products_rels ("order", parent_id, path, categories_id)
    ${numbers} SELECT 100 + k, (SELECT MIN(id) FROM products) + k % 100, 'categories', ${sql.raw(String(from))} + k FROM n`,
)
process.exit(0)
