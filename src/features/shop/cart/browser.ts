import type { Locale } from '@/core/locales'
import { visitorKey } from '@/platform/visitor/mark-visitor'
import type { CartView } from './view'

/** What a call of the cart came to: the cart as it is after it, or why it was rejected. */
export type CartResponse =
  { readonly ok: true; readonly cart: CartView } | { readonly ok: false; readonly message: string | null }

/** Milliseconds that a call has for its response, and one that waits for its turn for those before it. */
const patience = 15_000

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The cart as this page last heard of it; null while nothing is known, or since another tab changed it. */
let latest: CartView | null = null
/** How often the cart is known to have changed since the page opened, here or in another tab. */
let changes = 0
let channel: BroadcastChannel | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** What is known of the cart holds no longer: it is read again where it is needed. */
export function forgetCart(): void {
  changes += 1
  latest = null
  tell()
}

/**
 * Other tabs hear of every change, and of who signed in, whose cart has joined the visitor's; a page that comes back from
 * the browser's memory looks again.
 */
function follow(): void {
  if (channel) return
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', forgetCart)
  window.addEventListener('storage', ({ key }) => {
    if (key === visitorKey || key === null) forgetCart()
  })
  window.addEventListener('pagehide', sendWaiting)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) forgetCart()
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

/** What the server says; anything else has neither. */
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
      // What was pressed is done, though the visitor leaves the page at once (PRS-01).
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

/** A cart that was read before a change may arrive after it: what the change returned holds, or it is read again. */
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

/** What waits for its turn, by what it changes. */
const waiting = new Map<unknown, { call: Call; readonly send: Call; readonly response: Promise<CartResponse> }>()

/** A page that is left sends at once what waits, which nobody would after it (PRS-01). */
function sendWaiting(): void {
  for (const { send } of waiting.values()) void send()
}

/**
 * Sends a change when it is its turn, or when it has waited long enough for it: a tab that the device has put to sleep
 * keeps its turn. Of several that wait to change the same, the last alone is sent.
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
 * Changes the cart, one call after the other in all tabs. Where nothing came back the change may have been made all the
 * same: nobody is told before the cart was read again, so that nothing is pressed twice for that. Of several calls that
 * change the same (`what`), the last counts; of pieces that are put in, each.
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
  // Browsers lock over https alone, and on the machine itself, and not where they keep nothing of a site.
  const response = await ('locks' in navigator ? inTurn(what ?? call, call) : call())
  if (!response.ok && response.message === null) await readCart(locale)
  return response
}
