import type { Payload } from 'payload'
import { readSql, sql, sqlValues } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { bansBegunBetween } from '../destinations/destinations'

const dayOf = (moment: Date): string => `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`

/** Products of which a sale began or ended. */
async function productsWithChangedSales(payload: Payload, from: string, to: string): Promise<unknown[]> {
  // A sale still counts in its last moment, so the bounds of its end differ from those of its start.
  const changed = sql`s.active AND s.scheduled_sale AND
    ((s.date_range_from > ${from} AND s.date_range_from <= ${to}) OR (s.date_range_to >= ${from} AND s.date_range_to < ${to}))`
  const rows = await readSql(
    payload,
    sql`SELECT s._parent_id AS id FROM products_sales s WHERE ${changed}
      UNION SELECT v._parent_id AS id FROM products_variants_variants_sales s
      JOIN products_variants_variants v ON v.id = s._parent_id WHERE ${changed}`,
  )
  return rows.map(({ id }) => id)
}

/** Vendors whose last day away is over: they are back with the next one, in UTC (D-30). */
async function returnedVendors(payload: Payload, from: Date, to: Date): Promise<unknown[]> {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first === last) return []
  const rows = await readSql(
    payload,
    sql`SELECT id FROM vendors WHERE _status = 'published' AND status = 'away'
      AND away_until >= ${first} AND away_until < ${last}`,
  )
  return rows.map(({ id }) => id)
}

/** The ids of products of regulated goods for which a ban came into force. */
async function bannedProducts(payload: Payload, from: Date, to: Date): Promise<unknown[]> {
  const goods = bansBegunBetween(from, to).map((ban) => ban.goods)
  if (goods.length === 0) return []
  const rows = await readSql(
    payload,
    sql`SELECT DISTINCT parent_id AS id FROM products_goods WHERE CAST(value AS TEXT) IN (${sqlValues(goods)})`,
  )
  return rows.map(({ id }) => id)
}

/** The keys of documents that time alone changed between two moments: by a sale, a vendor's return or a ban. */
export async function documentsChangedByTime(payload: Payload, from: Date, to: Date): Promise<string[]> {
  const [sales, vendors, banned] = await Promise.all([
    productsWithChangedSales(payload, from.toISOString(), to.toISOString()),
    returnedVendors(payload, from, to),
    bannedProducts(payload, from, to),
  ])
  const products = new Set([...sales, ...banned].map((id) => documentKey('products', Number(id))))
  return [...products, ...vendors.map((id) => documentKey('vendors', Number(id)))]
}
