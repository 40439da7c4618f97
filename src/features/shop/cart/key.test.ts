import { describe, expect, test } from 'vitest'
import { cartCookie, countCookie, guestKey, headersAfter, isNamed, pendingCartCookie, newToken, tokenOf } from './key'

const withCookie = (value: string): Headers => new Headers({ cookie: `other=1; cart=${value}` })
const valueOf = (cookie: string): string => /^cart=([^;]*)/.exec(cookie)?.[1] ?? ''

describe('T-1Q the cart’s cookie', () => {
  test('gives the token it was made of', () => {
    const token = newToken()
    expect(tokenOf(withCookie(valueOf(cartCookie(token))))).toBe(token)
  })

  test('gives no token when it is cut, altered or mixed of two', () => {
    const [one, other] = [newToken(), newToken()].map((token) => valueOf(cartCookie(token)))
    const [token = ''] = (one ?? '').split('.')
    const [, signature = ''] = (other ?? '').split('.')
    for (const value of ['', token, `${token}.`, `${token}.${signature}`, `${one}x`, `${one}.${one}`, '%E0%A4%A']) {
      expect(tokenOf(withCookie(value))).toBeNull()
    }
    expect(tokenOf(new Headers())).toBeNull()
  })

  test('cannot be made from the key in the database, which does not contain the token', () => {
    const token = newToken()
    expect(guestKey(token)).not.toContain(token)
  })
})

describe('CRT-03 T-1Q a cart that the browser has named in a cookie', () => {
  const named = (value: string, cart?: string): Headers =>
    new Headers({ cookie: `${pendingCartCookie}=${value}${cart === undefined ? '' : `; cart=${cart}`}` })
  const name = '4294967295.0.12.345.6789.1'

  test('CRT-03 has the same token for the same name and another token for another name', () => {
    const token = tokenOf(named(name)) ?? ''
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(tokenOf(named(name))).toBe(token)
    expect(tokenOf(named(name.replace('12', '13')))).not.toBe(token)
    expect(tokenOf(named('', valueOf(cartCookie(token))))).toBe(token)
  })

  test('T-1Q comes after a cart that this site signed, and before one with a forged signature', () => {
    const token = newToken()
    expect(tokenOf(named(name, valueOf(cartCookie(token))))).toBe(token)
    expect(tokenOf(named(name, `${token}.${'A'.repeat(43)}`))).toBe(tokenOf(named(name)))
    expect(isNamed(named(name))).toBe(true)
    expect(isNamed(withCookie('x'))).toBe(false)
  })

  test('T-1Q has no token when its name is malformed, or is a token or a signature', () => {
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

describe('NAV-13 the cookie with the number of pieces for static pages', () => {
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
  ])('is set only when it changes: cookies "%s", %i pieces, member: %s', (cookie, count, member, expected) => {
    expect(told(cookie, count, member)).toBe(expected)
  })
})

describe('CRT-03 the headers of a browser’s request after a response', () => {
  const after = (cookie: string, ...answered: string[]) =>
    headersAfter(new Headers({ cookie, authorization: 'Bearer x', accept: 'text/html' }), answered)

  test('have the cookies updated by the response, and no Authorization header', () => {
    const signedIn = after('cart=c; payload-token=old', 'payload-token=new; Path=/; HttpOnly')
    expect(signedIn.get('cookie')).toBe('cart=c; payload-token=new')
    expect(signedIn.get('authorization')).toBeNull()
    expect(signedIn.get('accept')).toBe('text/html')
  })

  test.each([
    'payload-token=; Path=/; Max-Age=0; HttpOnly',
    'payload-token=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/',
  ])('do not have the cookie that "%s" deletes', (line) => {
    expect(after('payload-token=old; cart-count=3', line).get('cookie')).toBe('cart-count=3')
  })
})
