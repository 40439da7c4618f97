import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload'
import { env } from '@/core/env'
import { limits } from '@/core/limits'

/** Browsers take a cookie of the first name from this very host alone, and over https. */
const cookieName = env.secureCookies ? '__Host-cart' : 'cart'
/**
 * What a browser without a cart calls the one that its first piece makes (`nameCart`): scripts know it, so it holds until
 * the response to that piece only.
 */
export const nameCookie = env.secureCookies ? '__Host-cart-name' : 'cart-name'
/** How many pieces the cart holds, for the header of static pages; it says nothing of whose cart it is. */
const countName = 'cart-count'

const signingKey = createHash('sha256').update(`cart ${env.payloadSecret}`).digest()
const signatureOf = (token: string): Buffer => createHmac('sha256', signingKey).update(token).digest()

export const newToken = (): string => randomBytes(24).toString('base64url')

const tokenForm = /^([\w-]{32})\.([\w-]{43})$/
const nameForm = /^\d{1,10}(?:\.\d{1,10}){5}$/

export const isNamed = (headers: Headers): boolean => parseCookies(headers).has(nameCookie)

/** The token that a name leads to: one of its own, which no browser can choose. */
function namedToken(headers: Headers): string | null {
  const name = parseCookies(headers).get(nameCookie) ?? ''
  return nameForm.test(name) ? signatureOf(`name ${name}`).toString('base64url').slice(0, 32) : null
}

/** The token of a visitor's cart; null where there is none, neither signed by this site nor named by the browser. */
export const tokenOf = (headers: Headers): string | null => signedToken(headers) ?? namedToken(headers)

function signedToken(headers: Headers): string | null {
  const [, token, signature] = tokenForm.exec(parseCookies(headers).get(cookieName) ?? '') ?? []
  if (!token || !signature) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(token)
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

/** The database holds no token: anyone who reads it cannot make the cookie. */
export const guestKey = (token: string): string => `guest:${createHash('sha256').update(token).digest('hex')}`
export const memberKey = (id: number | string): string => `member:${id}`

/** As a script of a page sets the name too. */
export const attributes = `Path=/; SameSite=Lax${env.secureCookies ? '; Secure' : ''}`
const maxAge = limits.cart.days * 86_400

export const cartCookie = (token: string): string =>
  `${cookieName}=${token}.${signatureOf(token).toString('base64url')}; ${attributes}; HttpOnly; Max-Age=${maxAge}`
export const noNameCookie = `${nameCookie}=; ${attributes}; Max-Age=0`
export const noCartCookie = `${cookieName}=; ${attributes}; HttpOnly; Max-Age=0`
/**
 * Null where the browser has the right number already. A member's is kept at nought too: without it a page fetches
 * (NAV-13).
 */
export function countCookie(headers: Headers, count: number, member: boolean): string | null {
  const isKept = member || count > 0
  if (parseCookies(headers).get(countName) === (isKept ? String(count) : undefined)) return null
  return `${countName}=${count}; ${attributes}; Max-Age=${isKept ? maxAge : 0}`
}

/** What the browser would send next: its cookies with those of a response, and the session of no other token. */
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
