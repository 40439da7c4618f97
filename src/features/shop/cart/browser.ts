import type { Locale } from '@/core/locales'
import type { CartView } from './view'

/** What a call of the cart came to: the cart as it is after it, or why it was rejected. */
export type CartResponse =
  { readonly ok: true; readonly cart: CartView } | { readonly ok: false; readonly message: string | null }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The cart as this page last heard of it; null while nothing is known, or since another tab changed it. */
let latest: CartView | null = null
let channel: BroadcastChannel | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

function outdated(): void {
  latest = null
  tell()
}

/** Other tabs hear of every change, and a page that comes back from the browser's memory looks again. */
function follow(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', outdated)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) outdated()
  })
}

export function subscribeToCart(listener: () => void): () => void {
  follow()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many pieces the cart holds, where the server has told the browser in a cookie that scripts can read. */
export function cartCount(): number | null {
  const [, count] = /(?:^|; )cart-count=(\d{1,7})/.exec(document.cookie) ?? []
  return count === undefined ? null : Number(count)
}

export const knownCart = (): CartView | null => latest

const isResponse = (value: unknown): value is { cart?: CartView; message?: string } =>
  typeof value === 'object' && value !== null

async function send(method: Method, path: string, locale: Locale, body?: object): Promise<CartResponse> {
  try {
    const response = await fetch(`/api/cart${path}?locale=${locale}`, {
      method,
      // What was pressed is done, though the visitor leaves the page at once (PRS-01).
      keepalive: method !== 'GET',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const result: unknown = await response.json()
    if (!isResponse(result)) return { ok: false, message: null }
    if (!response.ok || !result.cart) return { ok: false, message: result.message ?? null }
    latest = result.cart
    tell()
    return { ok: true, cart: result.cart }
  } catch {
    return { ok: false, message: null }
  }
}

/** One fetch at a time, shared by all callers. */
let reading: Promise<CartResponse> | null = null

export function readCart(locale: Locale): Promise<CartResponse> {
  reading ??= send('GET', '', locale).finally(() => {
    reading = null
  })
  return reading
}

/**
 * Changes the cart, one call after the other in all tabs: a visitor's first two pieces would otherwise come into two
 * carts, of which the browser keeps one.
 */
export async function changeCart(
  method: Exclude<Method, 'GET'>,
  path: string,
  locale: Locale,
  body?: object,
): Promise<CartResponse> {
  const call = async (): Promise<CartResponse> => {
    const response = await send(method, path, locale, body)
    if (response.ok) channel?.postMessage('changed')
    return response
  }
  // Browsers lock over https alone, and on the machine itself.
  return 'locks' in navigator ? navigator.locks.request('cart', call) : call()
}
