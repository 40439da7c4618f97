import { jwtSign } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountOf } from './account'
import { payloadKey, tokenFor } from './account.fixtures'

const shownBy = (headers: Record<string, string>): Promise<string | null> =>
  accountOf(new Request('https://sporeprint.example/api/users/me', { headers }))

const bearer = (token: string): Promise<string | null> => shownBy({ authorization: `Bearer ${token}` })

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

afterEach(() => {
  vi.useRealTimers()
})

describe('G6 the account of a call’s token', () => {
  test('is found in each place where Payload looks for its token', async () => {
    const token = await tokenFor(7)
    expect(await bearer(token)).toBe('users:7')
    expect(await shownBy({ authorization: `JWT ${token}` })).toBe('users:7')
    expect(await shownBy({ cookie: `theme=dark; payload-token=${token}` })).toBe('users:7')
    expect(await shownBy({ cookie: `payload-token=${token.replace('e', '%65')}; theme=dark` })).toBe('users:7')
  })

  test('is the same for every session of an account', async () => {
    const [one, other] = [await tokenFor(7, 'one'), await tokenFor(7, 'other')]
    expect(one).not.toBe(other)
    expect(await Promise.all([bearer(one), bearer(other)])).toEqual(['users:7', 'users:7'])
  })

  test('of several tokens is the one by which Payload would sign in', async () => {
    const [one, other] = [await tokenFor(1), await tokenFor(2)]
    const cookie = `payload-token=${other}`
    expect(await shownBy({ authorization: `Bearer ${one}`, cookie })).toBe('users:1')
    expect(await shownBy({ authorization: `Basic ${one}`, cookie })).toBe('users:2')
    expect(await shownBy({ authorization: 'Bearer x', cookie })).toBeNull()
    expect(await shownBy({ cookie: `x-payload-token=x; payload-token=${one}; ${cookie}` })).toBe('users:2')
    expect(await shownBy({ cookie: `${cookie}; payload-token=%E0%A4%A` })).toBe('users:2')
  })

  test('is null without a token', async () => {
    expect(await shownBy({})).toBeNull()
    expect(await shownBy({ cookie: 'theme=dark' })).toBeNull()
  })

  test('is null once the token has expired', async () => {
    vi.useFakeTimers()
    const token = await tokenFor(7)
    vi.advanceTimersByTime(7_199_000)
    expect(await bearer(token)).toBe('users:7')
    vi.advanceTimersByTime(2_000)
    expect(await bearer(token)).toBeNull()
  })

  test('is null when this site did not sign the token', async () => {
    const [header = '', body = '', signature = ''] = (await tokenFor(7)).split('.')
    const claims = { collection: 'users', id: 1, exp: 4_102_444_800 }
    const { token: foreign } = await jwtSign({ fieldsToSign: claims, secret: 'x'.repeat(32), tokenExpiration: 60 })
    for (const token of [
      foreign,
      `${header}.${encoded(claims)}.${signature}`,
      `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
      `${encoded({ alg: 'none' })}.${encoded(claims)}`,
      `${header}.${body}`,
      `${header}.${body}.${signature}.${signature}`,
      `${header}.${body}.${signature.slice(0, -2)}`,
      'x',
      '..',
      '',
    ])
      expect(await bearer(token), token).toBeNull()
  })

  test('is null when the token names no account', async () => {
    const fieldsToSign = { collection: 'users', id: { not: 'an id' } }
    const { token } = await jwtSign({ fieldsToSign, secret: payloadKey, tokenExpiration: 60 })
    expect(await bearer(token)).toBeNull()
  })
})
