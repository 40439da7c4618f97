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
import { isLineId, lineId, sameMoney, type Hindrance } from './model'
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

/** What a page has shown: it is compared with the price, and is none. */
const seenPrice = z.object({ amount: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) })

/** Whatever else a client sends is not read: no price, stock or quantity is ever its own to say. */
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

/** The published product of a number, read as it is now. */
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

/** Why something cannot be put into a cart, whatever is in stock. */
const hindered = (hindrance: Hindrance, locale: Locale): AppError => {
  if (hindrance.kind === 'unavailable') return refused('conflict', 'refusals.unavailable')
  return new AppError('conflict', noticeText(hindrance, locale))
}

function lineNow(product: Product, variant: string | null, cartProduct: CartProduct, now: Date): LineNow {
  const { id } = product
  if (!cartProduct.price) throw refused('conflict', 'refusals.noPrice')
  const offered = offersOf(product, now).map((offer) => offer.variant)
  // All that is left to tell two lines of a product apart once a variant is no longer offered.
  const title = [cartProduct.title, ...cartProduct.options.map(({ value }) => value)].join(', ')
  return { line: lineId(id, variant), product: id, variant, title, seen: cartProduct.price, offered }
}

/** Why a piece could not be added or a number not be set, told from what the cart holds now. */
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
 * Adds one piece of a product, of a variant where it has them (CRT-01); a piece of it that was added after `pressed` is
 * the same one.
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
  // A page that was opened before its options changed: nothing else may be bought in their place.
  if (variantOf(product, variant) === undefined) throw refused('badRequest', 'refusals.optionGone')
  const cartProduct = cartProductOf(product, variant, context)
  if (!cartProduct) throw refused('notFound', 'refusals.unavailable')
  if (cartProduct.hindrance) throw hindered(cartProduct.hindrance, locale)
  const now = lineNow(product, variant, cartProduct, context.now)
  // A page that was opened before the price changed has shown another one, which the cart says.
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
 * Sets how many pieces a line has; one that was taken out comes back. Or notes the price that the visitor was shown
 * (CRT-04): where it is another by now, that is still to be said.
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
  // Fewer of what cannot be bought may be set; more may not, nor any that was taken out (D-30).
  if (cartProduct.hindrance && quantity > line.quantity) throw hindered(cartProduct.hindrance, locale)
  const item = lineNow(product, line.variant, cartProduct, context.now)
  if (key !== null && !(await setPieces(payload, key, item, quantity)))
    throw await shortage(payload, key, item, { most: limits.cart.joinedLines, locale })
}

/** Why a line that was taken out may not come back, whatever is in stock: nothing that cannot be bought does (D-30). */
export async function hindranceOfLine(
  payload: Payload,
  line: StoredLine,
  context: CartContext,
): Promise<Hindrance['kind'] | null> {
  const product = await findProduct(payload, line.product, context.locale)
  const cartProduct = product && cartProductOf(product, line.variant, context)
  if (product && !cartProduct) return 'optionGone'
  return cartProduct && cartProduct.price !== null ? (cartProduct.hindrance?.kind ?? null) : 'unavailable'
}

export async function removeItem(payload: Payload, key: string | null, id: string): Promise<void> {
  await lineOf(payload, key, id)
  if (key !== null) await takeOut(payload, key, id)
}
