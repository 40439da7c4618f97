import 'server-only'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@/cms/guards/refusals'
import { readSql, sql, toText } from '@/cms/sql'
import { AppError, type ErrorCode } from '@/core/errors'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { offersOf, variantsOf } from '../pricing/price'
import { isWithdrawn } from '../products/withdrawn'
import { cartProductOf, goodsNamed, readProducts, variantOf, type CartContext, type CartProduct } from './cart-product'
import { isLineId, lineId, sameMoney, type PurchaseBlock } from './model'
import { noticeText } from './notices'
import {
  addPiece,
  changedAt,
  notePrice,
  readLine,
  readLines,
  setPieces,
  takeOut,
  type LineNow,
  type StoredLine,
} from './store'

const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1))

/** The price that the page showed. It is only compared with the current one, never charged. */
const seenPrice = z.object({ amount: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) })

/** Any other field is ignored: a client never decides price, stock or quantity. */
const additionForm = z.object({
  product: wholeNumber,
  variant: z
    .union([z.string().max(64), z.number().transform(String), z.null()])
    .optional()
    .transform((variant) => variant || null),
  seen: seenPrice.nullish(),
})
const changeForm = z.union([
  z.object({ quantity: wholeNumber.pipe(z.number().max(limits.cart.pieces)) }),
  z.object({ seen: seenPrice }),
])

const refused = (code: ErrorCode, refusal: Refusal): AppError => new AppError(code, refusal)

function parsed<T>(form: z.ZodType<T>, body: unknown): T {
  const result = form.safeParse(body)
  if (!result.success) throw refused('badRequest', 'refusals.value')
  return result.data
}

/** The published product with an id; null where it is unpublished or withdrawn. */
async function findProduct(payload: Payload, id: number, locale: Locale): Promise<Product | null> {
  const [row] = await readSql(
    payload,
    sql`SELECT p.updated_at AS product_changed, v.updated_at AS vendor_changed, ${goodsNamed} AS goods_named
      FROM products p
      LEFT JOIN vendors v ON v.id = p.vendor_id AND v._status = 'published'
      WHERE p.id = ${id} AND p._status = 'published' AND NOT ${isWithdrawn}`,
  )
  if (!row) return null
  const stamp = {
    product: id,
    productChanged: changedAt(row.product_changed),
    vendorChanged: changedAt(row.vendor_changed),
    goodsNamed: toText(row.goods_named),
  }
  return (await readProducts(payload, [stamp], locale)).get(id) ?? null
}

/** The error for a product that cannot be bought whatever its stock. */
const hindered = (hindrance: PurchaseBlock, locale: Locale): AppError => {
  if (hindrance.kind === 'unavailable') return refused('conflict', 'refusals.unavailable')
  return new AppError('conflict', noticeText(hindrance, locale))
}

function lineNow(product: Product, variant: string | null, cartProduct: CartProduct, now: Date): LineNow {
  const { id } = product
  if (!cartProduct.price) throw refused('conflict', 'refusals.noPrice')
  const offered = offersOf(product, now).map((offer) => offer.variant)
  // The stored title names the options, since it alone tells two lines apart once their variants are gone.
  const title = [cartProduct.title, ...cartProduct.options.map(({ value }) => value)].join(', ')
  return { line: lineId(id, variant), product: id, variant, title, seen: cartProduct.price, offered }
}

/** The error for a piece that was not added or a quantity that was not set: reads cart and stock to find out why. */
async function shortage(
  payload: Payload,
  key: string,
  item: LineNow,
  { most, locale }: { most: number; locale: Locale },
): Promise<AppError> {
  const [line, lines] = await Promise.all([readLine(payload, key, item.line), readLines(payload, key)])
  const [row] = await readSql(payload, sql`SELECT stock FROM stats WHERE key = ${`products:${item.product}`}`)
  const stock = Number(row?.stock ?? 0)
  if (stock <= 0) return refused('conflict', 'refusals.outOfStock')
  const others = lines.filter(
    ({ product, variant, line: id }) => product === item.product && id !== item.line && item.offered.includes(variant),
  )
  const left = Math.max(0, stock - others.reduce((sum, { quantity }) => sum + quantity, 0))
  const full = !line?.quantity && lines.length >= most
  if (full || (line?.quantity ?? 0) >= limits.cart.pieces) return refused('conflict', 'refusals.cartFull')
  if (left === 0) return refused('conflict', 'refusals.allInCart')
  return new AppError('conflict', noticeText({ kind: 'onlyLeft', left }, locale))
}

/**
 * Adds one piece of a product or variant (CRT-01). Does nothing where a piece of it was added after `pressed`, which is
 * then taken for the same click.
 */
export async function addItem(
  payload: Payload,
  key: string,
  body: unknown,
  context: CartContext,
  pressed: Date | null = null,
): Promise<void> {
  const { locale } = context
  const { product: id, variant, seen } = parsed(additionForm, body)
  const product = await findProduct(payload, id, locale)
  if (!product) throw refused('notFound', 'refusals.unavailable')
  if (variant === null && variantsOf(product).length > 0) throw refused('badRequest', 'refusals.variant')
  // The page is stale: its options have changed since, and no other variant may be bought instead.
  if (variantOf(product, variant) === undefined) throw refused('badRequest', 'refusals.optionGone')
  const cartProduct = cartProductOf(product, variant, context)
  if (!cartProduct) throw refused('notFound', 'refusals.unavailable')
  if (cartProduct.hindrance) throw hindered(cartProduct.hindrance, locale)
  const now = lineNow(product, variant, cartProduct, context.now)
  // A stale page showed another price: the cart stores that one and tells the visitor that it changed.
  const item = seen ? { ...now, seen } : now
  if (!(await addPiece(payload, key, item, pressed)))
    throw await shortage(payload, key, item, { most: limits.cart.lines, locale })
}

async function lineOf(payload: Payload, key: string | null, id: string): Promise<StoredLine> {
  const line = key !== null && isLineId(id) ? await readLine(payload, key, id) : null
  if (!line) throw refused('notFound', 'refusals.notInCart')
  return line
}

/**
 * Sets a line's quantity, which also brings back a removed line, or stores the price that the visitor has confirmed
 * (CRT-04). A confirmed price that has changed again is not stored, so that the notice stays.
 */
export async function changeItem(
  payload: Payload,
  key: string | null,
  id: string,
  body: unknown,
  context: CartContext,
): Promise<void> {
  const { locale } = context
  const wanted = parsed(changeForm, body)
  const line = await lineOf(payload, key, id)
  const product = await findProduct(payload, line.product, locale)
  const cartProduct = product && cartProductOf(product, line.variant, context)
  if (!product) throw refused('conflict', 'refusals.unavailable')
  if (!cartProduct) throw refused('conflict', 'refusals.optionGone')
  if ('seen' in wanted) {
    const { seen } = wanted
    if (key !== null && cartProduct.price && sameMoney(cartProduct.price, seen)) await notePrice(payload, key, id, seen)
    return
  }
  const { quantity } = wanted
  // A line that cannot be bought may only be lowered, and not be put back once removed (D-30).
  if (cartProduct.hindrance && quantity > line.quantity) throw hindered(cartProduct.hindrance, locale)
  const item = lineNow(product, line.variant, cartProduct, context.now)
  if (key !== null && !(await setPieces(payload, key, item, quantity)))
    throw await shortage(payload, key, item, { most: limits.cart.joinedLines, locale })
}

/** Why a removed line cannot be put back whatever its stock (D-30); null where it can. */
export async function hindranceOfLine(
  payload: Payload,
  line: StoredLine,
  context: CartContext,
): Promise<PurchaseBlock['kind'] | null> {
  const product = await findProduct(payload, line.product, context.locale)
  const cartProduct = product && cartProductOf(product, line.variant, context)
  if (product && !cartProduct) return 'optionGone'
  return cartProduct && cartProduct.price !== null ? (cartProduct.hindrance?.kind ?? null) : 'unavailable'
}

export async function removeItem(payload: Payload, key: string | null, id: string): Promise<void> {
  await lineOf(payload, key, id)
  if (key !== null) await takeOut(payload, key, id)
}
