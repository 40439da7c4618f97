import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload'
import { env } from '@/core/env'
import { limits } from '@/core/limits'

/** Browsers accept a cookie named `__Host-…` from this very host only, and over https only. */
const cookieName = env.secureCookies ? '__Host-cart' : 'cart'
/**
 * The cookie by which a browser without a cart names the one that its first add creates (`setPendingCartCookie`). Scripts can read
 * it, so it is valid only until the response to that add.
 */
export const pendingCartCookie = env.secureCookies ? '__Host-cart-name' : 'cart-name'
/** The number of pieces, which the header of static pages shows; it does not identify the cart. */
const countName = 'cart-count'

const signingKey = createHash('sha256').update(`cart ${env.payloadSecret}`).digest()
const signatureOf = (token: string): Buffer => createHmac('sha256', signingKey).update(token).digest()

export const newToken = (): string => randomBytes(24).toString('base64url')

const tokenForm = /^([\w-]{32})\.([\w-]{43})$/
const nameForm = /^\d{1,10}(?:\.\d{1,10}){5}$/

export const isNamed = (headers: Headers): boolean => parseCookies(headers).has(pendingCartCookie)

/** The token derived from the name cookie by HMAC, so that a browser cannot choose another cart's token. */
function namedToken(headers: Headers): string | null {
  const name = parseCookies(headers).get(pendingCartCookie) ?? ''
  return nameForm.test(name) ? signatureOf(`name ${name}`).toString('base64url').slice(0, 32) : null
}

/** The token of a visitor's cart: from the signed cookie, else from the name cookie; null without either. */
export const tokenOf = (headers: Headers): string | null => signedToken(headers) ?? namedToken(headers)

function signedToken(headers: Headers): string | null {
  const [, token, signature] = tokenForm.exec(parseCookies(headers).get(cookieName) ?? '') ?? []
  if (!token || !signature) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(token)
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

/** The database stores a hash of the token, so that its contents are not enough to forge the cookie. */
export const guestKey = (token: string): string => `guest:${createHash('sha256').update(token).digest('hex')}`
export const memberKey = (id: number | string): string => `member:${id}`

/** The attributes of every cookie here; without HttpOnly, since a script sets the name cookie with them too. */
export const attributes = `Path=/; SameSite=Lax${env.secureCookies ? '; Secure' : ''}`
const maxAge = limits.cart.days * 86_400

export const cartCookie = (token: string): string =>
  `${cookieName}=${token}.${signatureOf(token).toString('base64url')}; ${attributes}; HttpOnly; Max-Age=${maxAge}`
export const noNameCookie = `${pendingCartCookie}=; ${attributes}; Max-Age=0`
export const noCartCookie = `${cookieName}=; ${attributes}; HttpOnly; Max-Age=0`
/**
 * The Set-Cookie value of the count; null where the browser has it already. A member's zero is stored too, since
 * without the cookie a member's page fetches the cart (NAV-13).
 */
export function countCookie(headers: Headers, count: number, member: boolean): string | null {
  const isKept = member || count > 0
  if (parseCookies(headers).get(countName) === (isKept ? String(count) : undefined)) return null
  return `${countName}=${count}; ${attributes}; Max-Age=${isKept ? maxAge : 0}`
}

/** The headers of the browser's next request: cookies updated by those of a response, no Authorization header. */
export function headersAfter(headers: Headers, answered: readonly string[]): Headers {
  const cookies = parseCookies(headers)
  for (const line of answered) {
    const [pair = ''] = line.split(';', 1)
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  const next = new Headers(headers)
  next.delete('authorization')
  const kept = [...cookies].filter(([, value]) => value !== '')
  next.set('cookie', kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '))
  return next
}
