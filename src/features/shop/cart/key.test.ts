import { describe, expect, test } from 'vitest'
import { cartCookie, countCookie, guestKey, headersAfter, isNamed, pendingCartCookie, newToken, tokenOf } from './key'

const withCookie = (value: string): Headers => new Headers({ cookie: `other=1; cart=${value}` })
const valueOf = (cookie: string): string => /^cart=([^;]*)/.exec(cookie)?.[1] ?? ''

describe('T-1Q the cart’s cookie', () => {
  test('leads back to its token', () => {
    const token = newToken()
    expect(tokenOf(withCookie(valueOf(cartCookie(token))))).toBe(token)
  })

  test('signed by somebody else, cut, or mixed of two it leads to none', () => {
    const [one, other] = [newToken(), newToken()].map((token) => valueOf(cartCookie(token)))
    const [token = ''] = (one ?? '').split('.')
    const [, signature = ''] = (other ?? '').split('.')
    for (const value of ['', token, `${token}.`, `${token}.${signature}`, `${one}x`, `${one}.${one}`, '%E0%A4%A']) {
      expect(tokenOf(withCookie(value))).toBeNull()
    }
    expect(tokenOf(new Headers())).toBeNull()
  })

  test('cannot be made from what the database holds', () => {
    const token = newToken()
    expect(guestKey(token)).not.toContain(token)
  })
})

describe('CRT-03 T-1Q a cart that a browser has named', () => {
  const named = (value: string, cart?: string): Headers =>
    new Headers({ cookie: `${pendingCartCookie}=${value}${cart === undefined ? '' : `; cart=${cart}`}` })
  const name = '4294967295.0.12.345.6789.1'

  test('CRT-03 has one token for one name, which only this site can tell and no browser can choose', () => {
    const token = tokenOf(named(name)) ?? ''
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(tokenOf(named(name))).toBe(token)
    expect(tokenOf(named(name.replace('12', '13')))).not.toBe(token)
    expect(tokenOf(named('', valueOf(cartCookie(token))))).toBe(token)
  })

  test('T-1Q a cart that this site signed goes before it, one that it did not does not', () => {
    const token = newToken()
    expect(tokenOf(named(name, valueOf(cartCookie(token))))).toBe(token)
    expect(tokenOf(named(name, `${token}.${'A'.repeat(43)}`))).toBe(tokenOf(named(name)))
    expect(isNamed(named(name))).toBe(true)
    expect(isNamed(withCookie('x'))).toBe(false)
  })

  test('T-1Q what is no name leads to none, nor does a token or what is signed of one', () => {
    const token = newToken()
    const [, signature = ''] = valueOf(cartCookie(token)).split('.')
    const long = '1.'.repeat(5)
    for (const value of [
      '',
      '1',
      long,
      `${long}1.1`,
      `${long}12345678901`,
      `${long}-1`,
      `${long}a`,
      token,
      signature,
    ]) {
      expect(tokenOf(named(value)), value).toBeNull()
    }
  })
})

describe('NAV-13 the number of pieces for static pages', () => {
  const told = (cookie: string, count: number, member: boolean) =>
    countCookie(new Headers(cookie ? { cookie } : {}), count, member)?.replace(/;.*(?=; Max-Age)/, '') ?? null
  const days = `Max-Age=${90 * 86_400}`

  test.each([
    ['', 2, false, `cart-count=2; ${days}`],
    ['cart-count=2', 2, false, null],
    ['cart-count=2', 0, false, 'cart-count=0; Max-Age=0'],
    ['cart-count=0', 0, false, 'cart-count=0; Max-Age=0'],
    ['', 0, false, null],
    // Without the cookie a member's count is unknown, so zero is stored too.
    ['', 0, true, `cart-count=0; ${days}`],
    ['cart-count=0', 0, true, null],
    ['cart-count=2', 0, true, `cart-count=0; ${days}`],
  ])('of a browser with "%s" and %i pieces, of a member %s', (cookie, count, member, expected) => {
    expect(told(cookie, count, member)).toBe(expected)
  })
})

describe('CRT-03 what a browser sends after a response', () => {
  const after = (cookie: string, ...answered: string[]) =>
    headersAfter(new Headers({ cookie, authorization: 'Bearer x', accept: 'text/html' }), answered)

  test('is its cookies with those of the response, and no other session', () => {
    const signedIn = after('cart=c; payload-token=old', 'payload-token=new; Path=/; HttpOnly')
    expect(signedIn.get('cookie')).toBe('cart=c; payload-token=new')
    expect(signedIn.get('authorization')).toBeNull()
    expect(signedIn.get('accept')).toBe('text/html')
  })

  test.each([
    'payload-token=; Path=/; Max-Age=0; HttpOnly',
    'payload-token=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/',
  ])('leaves out what "%s" takes away', (line) => {
    expect(after('payload-token=old; cart-count=3', line).get('cookie')).toBe('cart-count=3')
  })
})
