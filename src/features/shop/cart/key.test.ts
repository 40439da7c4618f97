import { describe, expect, test } from 'vitest'
import { cartCookie, guestKey, newToken, tokenOf } from './key'

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
