import 'server-only'
import { createLocalReq } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { getCms } from '@/cms/public-find'
import { readSql, sql } from '@/cms/sql'
import { statsKey } from '@/cms/stats/model'

let looked = Date.now()

/**
 * Publishes a change of every product of which a sale began or ended since this was last called: by the clock its price
 * is another, though nobody saved it, and no page may go on showing the old one.
 */
export async function publishTurnedPrices(): Promise<void> {
  const now = Date.now()
  const [from, to] = [new Date(looked).toISOString(), new Date(now).toISOString()]
  const payload = await getCms()
  // The last moment of a sale still belongs to it.
  const turned = sql`s.active AND s.scheduled_sale AND
    ((s.date_range_from > ${from} AND s.date_range_from <= ${to}) OR (s.date_range_to >= ${from} AND s.date_range_to < ${to}))`
  const rows = await readSql(
    payload,
    sql`SELECT s._parent_id AS id FROM products_sales s WHERE ${turned}
      UNION SELECT v._parent_id AS id FROM products_variants_variants_sales s
      JOIN products_variants_variants v ON v.id = s._parent_id WHERE ${turned}`,
  )
  // Only now: had the database been away, the next call has to look at the same time.
  looked = now
  if (rows.length === 0) return
  const req = await createLocalReq({}, payload)
  for (const { id } of rows) await publishChange(req, { key: statsKey('products', Number(id)), scope: 'document' })
}
