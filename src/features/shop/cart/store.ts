import type { Payload } from 'payload'
import { inTransaction, readSql, sql, sqlValues, toNumber, toText, type Row, type Statement } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { limits } from '@/core/limits'
import type { Money } from '../pricing/money'
import { goodsNamed } from './cart-product'
import { isWithdrawn } from '../products/withdrawn'

/** A stored line, with its product's stock and with what tells whether the cached product is stale. */
export type StoredLine = {
  line: string
  product: number
  variant: string | null
  quantity: number
  seen: Money | null
  title: string
  stock: number
  /** When the product was last saved; null while it is not published. */
  productChanged: string | null
  vendorChanged: string | null
  goodsNamed: string | null
}

/** The values that a new or changed line is written with, from the product as of now. */
export type LineNow = {
  line: string
  product: number
  variant: string | null
  title: string
  /** The price that the visitor was shown. */
  seen: Money
  /** The variant ids on offer, or null for a product without variants. Lines with any other take no stock. */
  offered: readonly (string | null)[]
}

const now = (): string => new Date().toISOString()
const oldest = (): string => new Date(Date.now() - limits.cart.days * 86_400_000).toISOString()

/** When a row was last saved, as a string in the format of its database: only good for comparing. */
export const changedAt = (value: unknown): string | null =>
  value instanceof Date ? value.toISOString() : toText(value)

const storedLine = (row: Row): StoredLine => {
  const amount = toNumber(row.seen_amount)
  const currency = toText(row.seen_currency)
  return {
    line: String(row.line),
    product: Number(row.product),
    variant: toText(row.variant),
    quantity: Number(row.quantity),
    seen: amount !== null && currency ? { amount, currency } : null,
    title: toText(row.title) ?? '',
    stock: toNumber(row.stock) ?? 0,
    productChanged: changedAt(row.product_changed),
    vendorChanged: changedAt(row.vendor_changed),
    goodsNamed: toText(row.goods_named),
  }
}

/** The lines of a cart in the order they were added; one statement, so that lines, stock and status are consistent. */
const linesOf = (where: Statement): Statement => sql`
  SELECT l.line, l.product, l.variant, l.quantity, l.seen_amount, l.seen_currency, l.title, s.stock,
    p.updated_at AS product_changed, v.updated_at AS vendor_changed, ${goodsNamed} AS goods_named
  FROM carts c
  JOIN cart_lines l ON l.cart = c.id
  LEFT JOIN products p ON p.id = CAST(l.product AS INTEGER) AND p._status = 'published'
    AND NOT ${isWithdrawn}
  LEFT JOIN vendors v ON v.id = p.vendor_id AND v._status = 'published'
  LEFT JOIN stats s ON s.key = 'products:' || CAST(CAST(l.product AS INTEGER) AS TEXT)
  WHERE c.used_at >= ${oldest()} AND ${where}
  ORDER BY l.id`

export const readLines = async (payload: Payload, key: string): Promise<StoredLine[]> =>
  (await readSql(payload, linesOf(sql`c.key = ${key} AND l.quantity > 0`))).map(storedLine)

/** A line, also one that was removed (quantity 0). */
export async function readLine(payload: Payload, key: string, line: string): Promise<StoredLine | null> {
  const [row] = await readSql(payload, linesOf(sql`c.key = ${key} AND l.line = ${line}`))
  return row ? storedLine(row) : null
}

type Run = (statement: Statement) => Promise<readonly Row[]>

/**
 * Returns the id of a cart, which is created where there is none. The upsert locks its row until the transaction ends,
 * so that concurrent calls count its lines one after the other.
 */
async function open(run: Run, key: string): Promise<number> {
  // An expired cart's lines belong to its id, which is never used again; `sweep` deletes them.
  await run(sql`DELETE FROM carts WHERE key = ${key} AND used_at < ${oldest()}`)
  const [row] = await run(sql`
    INSERT INTO carts (key, used_at, updated_at, created_at) VALUES (${key}, ${now()}, ${now()}, ${now()})
    ON CONFLICT (key) DO UPDATE SET used_at = excluded.used_at RETURNING id`)
  return Number(row?.id)
}

const stockOf = (product: number): Statement =>
  sql`COALESCE((SELECT stock FROM stats WHERE key = ${documentKey('products', product)}), 0)`

/** SQL: the pieces of an item's product in a cart, of all variants on offer (D-17); `but` narrows the lines. */
function piecesOf(cart: number, { product, offered }: LineNow, but = sql``): Statement {
  const variants = sqlValues(offered.map((variant) => variant ?? ''))
  return sql`(SELECT COALESCE(SUM(o.quantity), 0) FROM cart_lines o
    WHERE o.cart = ${cart} AND o.product = ${product} AND COALESCE(o.variant, '') IN (${variants})${but})`
}

/** SQL: whether a cart of at most `most` lines has room for a line; the line itself is not counted. */
const hasRoomFor = (cart: number, line: string, most: number): Statement => sql`
  (SELECT COUNT(*) FROM cart_lines o WHERE o.cart = ${cart} AND o.quantity > 0 AND o.line <> ${line}) < ${most}`

/**
 * Adds one piece; false where stock or room in the cart is missing. A line that was changed after `pressed` is left as
 * it is, since that was the same click, and the result is true.
 */
export const addPiece = (payload: Payload, key: string, item: LineNow, pressed: Date | null = null): Promise<boolean> =>
  inTransaction(payload, async (run) => {
    const cart = await open(run, key)
    if (pressed) {
      const [same] = await run(sql`SELECT id FROM cart_lines
        WHERE cart = ${cart} AND line = ${item.line} AND quantity > 0 AND updated_at >= ${pressed.toISOString()}`)
      if (same) return true
    }
    const rows = await run(sql`
      INSERT INTO cart_lines
        (cart, line, product, variant, quantity, seen_amount, seen_currency, title, updated_at, created_at)
      SELECT c.id, ${item.line}, ${item.product}, ${item.variant}, 1, ${item.seen.amount}, ${item.seen.currency},
        ${item.title}, ${now()}, ${now()}
      FROM carts c
      WHERE c.id = ${cart} AND ${piecesOf(cart, item)} < ${stockOf(item.product)}
        AND ${hasRoomFor(cart, item.line, limits.cart.lines)}
      ON CONFLICT (cart, line) DO UPDATE SET quantity = cart_lines.quantity + 1, seen_amount = excluded.seen_amount,
        seen_currency = excluded.seen_currency, title = excluded.title, updated_at = excluded.updated_at
      WHERE cart_lines.quantity < ${limits.cart.pieces}
      RETURNING quantity`)
    return rows.length > 0
  })

/**
 * Sets a line's quantity; false without enough stock. Earlier lines get their pieces first (`allocateStock`), so lowering a
 * line ignores later ones. A removed line comes back in full while any piece is left: reads show what the stock allows.
 * The seen price stays, since a visitor who sets a quantity may not have seen a new one.
 */
export const setPieces = (payload: Payload, key: string, item: LineNow, quantity: number): Promise<boolean> =>
  inTransaction(payload, async (run) => {
    const cart = await open(run, key)
    const others = piecesOf(cart, item, sql` AND o.line <> ${item.line}`)
    const rows = await run(sql`
      UPDATE cart_lines SET quantity = ${quantity}, title = ${item.title}, updated_at = ${now()}
      WHERE cart = ${cart} AND line = ${item.line}
        AND (quantity > 0 OR ${hasRoomFor(cart, item.line, limits.cart.joinedLines)})
        AND (${others} + ${quantity} <= ${stockOf(item.product)}
          OR (quantity = 0 AND ${others} < ${stockOf(item.product)})
          OR (quantity >= ${quantity}
            AND ${piecesOf(cart, item, sql` AND o.id < cart_lines.id`)} + ${quantity} <= ${stockOf(item.product)}))
      RETURNING quantity`)
    return rows.length > 0
  })

/** Stores the price of a line that the visitor has confirmed, which ends the notice that it changed. */
export async function notePrice(
  payload: Payload,
  key: string,
  line: string,
  { amount, currency }: Money,
): Promise<void> {
  await readSql(
    payload,
    sql`UPDATE cart_lines SET seen_amount = ${amount}, seen_currency = ${currency}
      WHERE line = ${line} AND cart IN (SELECT id FROM carts WHERE key = ${key}) RETURNING id`,
  )
}

/** Removes a line by setting its quantity to 0, so that it can be put back. False where the cart has no such line. */
export async function takeOut(payload: Payload, key: string, line: string): Promise<boolean> {
  const rows = await readSql(
    payload,
    sql`UPDATE cart_lines SET quantity = 0, updated_at = ${now()}
      WHERE line = ${line} AND cart IN (SELECT id FROM carts WHERE key = ${key}) RETURNING id`,
  )
  return rows.length > 0
}

/** SQL: the ids of the lines in a cart, without removed ones. */
const held = (cart: number): Statement => sql`SELECT h.line FROM cart_lines h WHERE h.cart = ${cart} AND h.quantity > 0`

/** SQL: a merged line's value: the member's own, but the visitor's where the member had removed the line. */
const keptOf = (name: 'seen_amount' | 'seen_currency' | 'title'): Statement => {
  const column = sql.identifier(name)
  return sql`CASE WHEN cart_lines.quantity > 0 THEN cart_lines.${column} ELSE excluded.${column} END`
}

/**
 * Moves a visitor's cart into a member's. Of a line in both the larger quantity holds, so the merge is idempotent, also
 * for two tabs at once (R-05); stock is applied at every read. Two full carts fit into one; lines that still find no
 * room stay in the visitor's cart, and their titles are returned.
 */
export const mergeInto = (payload: Payload, guest: string, member: string): Promise<string[]> =>
  inTransaction(payload, async (run) => {
    // The update locks the cart's row: a concurrent add waits for it and then opens a new cart.
    const [known] = await run(sql`
      UPDATE carts SET updated_at = ${now()} WHERE key = ${guest} AND used_at >= ${oldest()} RETURNING id`)
    if (!known) return []
    const from = Number(known.id)
    const target = await open(run, member)
    await run(sql`
      INSERT INTO cart_lines
        (cart, line, product, variant, quantity, seen_amount, seen_currency, title, updated_at, created_at)
      SELECT c.id, g.line, g.product, g.variant, g.quantity, g.seen_amount, g.seen_currency, g.title, ${now()}, ${now()}
      FROM cart_lines g JOIN carts c ON c.id = ${target} WHERE g.cart = ${from} AND g.quantity > 0
        AND (g.line IN (${held(target)}) OR (SELECT COUNT(*) FROM cart_lines o
          WHERE o.quantity > 0 AND (o.cart = ${target} OR (o.cart = ${from} AND o.id < g.id
            AND o.line NOT IN (${held(target)})))) < ${limits.cart.joinedLines})
      ORDER BY g.id
      ON CONFLICT (cart, line) DO UPDATE SET updated_at = excluded.updated_at,
        quantity = CASE WHEN excluded.quantity > cart_lines.quantity THEN excluded.quantity ELSE cart_lines.quantity END,
        seen_amount = ${keptOf('seen_amount')}, seen_currency = ${keptOf('seen_currency')}, title = ${keptOf('title')}`)
    await run(sql`DELETE FROM cart_lines WHERE cart = ${from} AND (quantity = 0 OR line IN (${held(target)}))`)
    const left = await run(sql`SELECT title FROM cart_lines WHERE cart = ${from} ORDER BY id`)
    if (left.length === 0) await run(sql`DELETE FROM carts WHERE id = ${from}`)
    return left.map(({ title }) => toText(title) ?? '')
  })

/** Marks a cart as used. Reading counts as use, so this writes at most once a day. */
export async function touch(payload: Payload, key: string): Promise<void> {
  const day = new Date(Date.now() - 86_400_000).toISOString()
  await readSql(payload, sql`UPDATE carts SET used_at = ${now()} WHERE key = ${key} AND used_at < ${day} RETURNING id`)
}

/** Deletes carts that were not used for long, with their lines, and lines taken out more than a day ago. */
export async function sweep(payload: Payload): Promise<void> {
  const day = new Date(Date.now() - 86_400_000).toISOString()
  await readSql(payload, sql`DELETE FROM carts WHERE used_at < ${oldest()} RETURNING id`)
  await readSql(
    payload,
    sql`DELETE FROM cart_lines WHERE cart NOT IN (SELECT id FROM carts) OR (quantity = 0 AND updated_at < ${day})
      RETURNING id`,
  )
}
