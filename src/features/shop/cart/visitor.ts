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
  /** Of the cart; null for a visitor who has none yet. */
  readonly key: string | null
  readonly token: string | null
  readonly member: boolean
  /** Titles of what a visitor put in before signing in, and a member's cart has no room for yet. */
  readonly left: readonly string[]
  /** Where the visitor wants things sent. */
  readonly place: Place | null
}

/** Whose cart it is. What a visitor put in before signing in becomes the member's with the first call after it (CRT-03). */
export async function shopperOf(payload: Payload, headers: Headers): Promise<Shopper> {
  const token = tokenOf(headers)
  const place = placeOf(parseCookies(headers).get(placeCookie))
  const member = await memberOf(headers)
  if (!member) return { key: token && guestKey(token), token, member: false, left: [], place }
  const key = memberKey(member.id)
  const left = token ? await mergeInto(payload, guestKey(token), key) : []
  return { key, token, member: true, left, place }
}

/** The same, for a call that puts something in: a visitor without a cart gets one. */
export function withCart(shopper: Shopper): Shopper & { readonly key: string } {
  if (shopper.key !== null) return { ...shopper, key: shopper.key }
  const token = newToken()
  return { ...shopper, token, key: guestKey(token) }
}

/**
 * What the browser keeps: of a visitor the cart's cookie, of a member none, so that signing out leaves nothing behind but
 * what was not taken.
 */
export function cookiesOf({ token, member, left }: Shopper, headers: Headers, count: number, wrote: boolean): string[] {
  // A cart that is read is used: its cookie lives on as the cart does.
  const isKept = member ? left.length > 0 : wrote || count > 0
  const own = token === null ? [] : isKept ? [cartCookie(token)] : member ? [noCartCookie] : []
  const counted = countCookie(headers, count, member)
  // The name of a first piece that is still on its way stays.
  const isAnswered = isNamed(headers) && (member || own.length > 0)
  return [...own, ...(isAnswered ? [noNameCookie] : []), ...(counted ? [counted] : [])]
}

/** What lies in a member's cart, for the file of what the site holds of them (ACT-03). */
export const memberCart = async (payload: Payload, member: number): Promise<object[]> =>
  (await readLines(payload, memberKey(member))).map(({ product, variant, quantity, title }) => ({
    product,
    variant,
    quantity,
    title,
  }))
