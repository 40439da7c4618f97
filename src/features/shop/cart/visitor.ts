import 'server-only'
import { parseCookies, type Payload } from 'payload'
import { memberOf } from '@/cms/session'
import { placeCookie } from '@/platform/place/place-cookie'
import { placeOf, type Place } from '../destinations/destinations'
import {
  cartCookie,
  countCookie,
  guestKey,
  isNamed,
  memberKey,
  newToken,
  noCartCookie,
  noNameCookie,
  tokenOf,
} from './key'
import { mergeInto, readLines } from './store'

/** Whose cart a call is about. */
export type Shopper = {
  /** The key of the cart; null for a visitor who has none yet. */
  readonly key: string | null
  readonly token: string | null
  readonly member: boolean
  /** Titles of the lines of the visitor's cart for which the member's has no room. */
  readonly left: readonly string[]
  /** Where the visitor wants things sent. */
  readonly place: Place | null
}

/** Whose cart a request is about. The first call after sign-in merges the visitor's cart into the member's (CRT-03). */
export async function shopperOf(payload: Payload, headers: Headers): Promise<Shopper> {
  const token = tokenOf(headers)
  const place = placeOf(parseCookies(headers).get(placeCookie))
  const member = await memberOf(headers)
  if (!member) return { key: token && guestKey(token), token, member: false, left: [], place }
  const key = memberKey(member.id)
  const left = token ? await mergeInto(payload, guestKey(token), key) : []
  return { key, token, member: true, left, place }
}

/** The same for a call that adds something: a visitor without a cart gets the key of a new one. */
export function withCart(shopper: Shopper): Shopper & { readonly key: string } {
  if (shopper.key !== null) return { ...shopper, key: shopper.key }
  const token = newToken()
  return { ...shopper, token, key: guestKey(token) }
}

/**
 * The Set-Cookie values of a response. A visitor keeps the cart's cookie; a member only while some of its lines have no
 * room in the member's cart, so that after signing out no other line is in the browser's cart.
 */
export function cookiesOf({ token, member, left }: Shopper, headers: Headers, count: number, wrote: boolean): string[] {
  // Reading a cart extends its life, so it renews the cookie too.
  const isKept = member ? left.length > 0 : wrote || count > 0
  const own = token === null ? [] : isKept ? [cartCookie(token)] : member ? [noCartCookie] : []
  const counted = countCookie(headers, count, member)
  // The name cookie stays while the first add is in flight: only a response that settles whose cart it is deletes it.
  const isAnswered = isNamed(headers) && (member || own.length > 0)
  return [...own, ...(isAnswered ? [noNameCookie] : []), ...(counted ? [counted] : [])]
}

/** The lines of a member's cart, for the export of their data (ACT-03). */
export const memberCart = async (payload: Payload, member: number): Promise<object[]> =>
  (await readLines(payload, memberKey(member))).map(({ product, variant, quantity, title }) => ({
    product,
    variant,
    quantity,
    title,
  }))
