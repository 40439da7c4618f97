import 'server-only'
import type { Payload } from 'payload'
import { respondWith } from '@/cms/guards/respond'
import { callerLocale } from '@/cms/guards/refusals'
import { getCms } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { cartContext, type CartContext } from './cart-product'
import { addItem, changeItem, removeItem } from './operations'
import { sweep } from './store'
import { viewOf, type CartView } from './view'
import { cookiesOf, shopperOf, withCart, type Shopper } from './visitor'

export type Work = (payload: Payload, shopper: Shopper, context: CartContext) => Promise<void>

const hour = 3_600_000
let swept = Date.now()

/** Deletes expired carts in the background of a call, at most once an hour in this process. */
function sweepNow(payload: Payload): void {
  if (Date.now() - swept < hour) return
  swept = Date.now()
  sweep(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Old carts could not be deleted' })
  })
}

/** Runs `work` on the caller's cart; returns the cart after it, and the Set-Cookie values of the response. */
export async function onCart(
  headers: Headers,
  locale: Locale,
  work: Work | null,
  needsCart = false,
): Promise<{ cart: CartView; cookies: string[] }> {
  const payload = await getCms()
  const caller = await shopperOf(payload, headers)
  const shopper = needsCart ? withCart(caller) : caller
  sweepNow(payload)
  const requested = await cartContext(locale, shopper.place)
  await work?.(payload, shopper, requested)
  const cart = await viewOf(payload, shopper, requested)
  return { cart, cookies: cookiesOf(shopper, headers, cart.count, work !== null) }
}

async function call(request: Request, work: Work | null, needsCart = false): Promise<Response> {
  let cookies: string[] = []
  const response = await respondWith(async () => {
    const done = await onCart(request.headers, callerLocale(request), work, needsCart)
    cookies = done.cookies
    return { cart: done.cart }
  })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return await request.json()
  } catch {
    return {}
  }
}

export const readCartCall = (request: Request): Promise<Response> => call(request, null)

export async function addToCartCall(request: Request): Promise<Response> {
  const body = await bodyOf(request)
  return call(request, (payload, { key }, context) => addItem(payload, key ?? '', body, context), true)
}

export async function changeItemCall(request: Request, id: string): Promise<Response> {
  const body = await bodyOf(request)
  return call(request, (payload, { key }, context) => changeItem(payload, key, id, body, context))
}

export const removeItemCall = (request: Request, id: string): Promise<Response> =>
  call(request, (payload, { key }) => removeItem(payload, key, id))
