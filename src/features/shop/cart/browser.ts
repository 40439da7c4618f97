import type { Locale } from '@/core/locales'
import { visitorKey } from '@/platform/visitor/mark-visitor'
import type { CartView } from './view'

/** The result of a cart call: the cart after it, or the error message (null where no usable response came). */
export type CartResponse =
  { readonly ok: true; readonly cart: CartView } | { readonly ok: false; readonly message: string | null }

/** Milliseconds until a call times out, and until a change that waits for the lock is sent without it. */
const patience = 15_000

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The cart of the last response; null before the first one, and after another tab changed the cart. */
let latest: CartView | null = null
/** Counts the changes of the cart since the page opened, in this tab and others, so that stale reads are noticed. */
let changes = 0
let channel: BroadcastChannel | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Drops the cached cart and tells the subscribers, who read it again if they need it. */
export function invalidateCart(): void {
  changes += 1
  latest = null
  tell()
}

/**
 * Drops the cached cart when another tab changes it or signs in or out (which merges or switches carts), and when the
 * page is restored from the back/forward cache.
 */
function follow(): void {
  if (channel) return
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', invalidateCart)
  window.addEventListener('storage', ({ key }) => {
    if (key === visitorKey || key === null) invalidateCart()
  })
  window.addEventListener('pagehide', sendWaiting)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) invalidateCart()
  })
}

export function subscribeToCart(listener: () => void): () => void {
  follow()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many pieces the cart holds, from the `cart-count` cookie that the server sets; null without that cookie. */
export function cartCount(): number | null {
  const [, count] = /(?:^|; )cart-count=(\d{1,7})/.exec(document.cookie) ?? []
  return count === undefined ? null : Number(count)
}

export const knownCart = (): CartView | null => latest

/** The body of a response of the cart's API; a body from anywhere else has neither field. */
type Answer = { readonly cart?: CartView; readonly message?: string }

function keep(cart: CartView): CartResponse {
  latest = cart
  tell()
  return { ok: true, cart }
}

async function send(method: Method, path: string, locale: Locale, body?: object): Promise<CartResponse> {
  try {
    const response = await fetch(`/api/cart${path}?locale=${locale}`, {
      method,
      // The change is sent even if the visitor leaves the page at once (PRS-01).
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    const { cart, message = null } = (await response.json()) as Answer
    return response.ok && cart ? { ok: true, cart } : { ok: false, message }
  } catch {
    return { ok: false, message: null }
  }
}

/** Reads the cart. If it changed meanwhile, the response is stale: returns what the change returned, or reads again. */
async function read(locale: Locale): Promise<CartResponse> {
  const before = changes
  const response = await send('GET', '', locale)
  if (!response.ok) return response
  if (changes === before) return keep(response.cart)
  return latest ? { ok: true, cart: latest } : read(locale)
}

/** One fetch at a time, shared by all callers. */
let reading: Promise<CartResponse> | null = null

export function readCart(locale: Locale): Promise<CartResponse> {
  reading ??= read(locale).finally(() => {
    reading = null
  })
  return reading
}

type Call = () => Promise<CartResponse>

/** The changes that wait for the lock, by what they change (`what` of `changeCart`). */
const waiting = new Map<unknown, { call: Call; readonly send: Call; readonly response: Promise<CartResponse> }>()

/** Sends all waiting changes when the visitor leaves the page, since they would be lost with it (PRS-01). */
function sendWaiting(): void {
  for (const { send } of waiting.values()) void send()
}

/**
 * Sends a change once this tab holds the lock of all tabs, or after `patience` without it, since a tab that the device
 * has frozen keeps the lock. Of several waiting changes with the same `what`, only the last is sent.
 */
function inTurn(what: unknown, call: Call): Promise<CartResponse> {
  const ahead = waiting.get(what)
  if (ahead) {
    ahead.call = call
    return ahead.response
  }
  let sent: Promise<CartResponse> | null = null
  const send: Call = () => {
    if (!sent) {
      waiting.delete(what)
      sent = turn.call()
    }
    return sent
  }
  const signal = AbortSignal.timeout(patience)
  const turn = { call, send, response: navigator.locks.request('cart', { signal }, send).catch(send) }
  waiting.set(what, turn)
  return turn.response
}

/**
 * Changes the cart, one call at a time across all tabs. A change whose response was lost may have been made, so the
 * cart is read again before the error is returned: otherwise the visitor might repeat it. Of several waiting calls with
 * the same `what` only the last is sent; calls without `what` (adding a piece) are all sent.
 */
export async function changeCart(
  method: Exclude<Method, 'GET'>,
  path: string,
  locale: Locale,
  body?: object,
  what?: string,
): Promise<CartResponse> {
  const call = async (): Promise<CartResponse> => {
    const response = await send(method, path, locale, body)
    changes += 1
    if (!response.ok) return response
    channel?.postMessage('changed')
    return keep(response.cart)
  }
  // Web Locks exist in secure contexts only (https, localhost); where site storage is blocked, `request` rejects.
  const response = await ('locks' in navigator ? inTurn(what ?? call, call) : call())
  if (!response.ok && response.message === null) await readCart(locale)
  return response
}
