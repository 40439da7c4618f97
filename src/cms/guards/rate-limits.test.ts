import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenFor } from './account.fixtures'
import { callerAddress, limitCost, limitLongQuery, limitRate } from './rate-limits'

type Call = { method?: string; path: string; address: string; headers?: Record<string, string> }

const send = ({ method = 'POST', path, address, headers = {} }: Call): Promise<Response | null> =>
  limitRate(
    new Request(`https://sporeprint.example${path}`, { method, headers: { 'x-forwarded-for': address, ...headers } }),
  )

/** How many of `times` equal calls pass. */
async function passes(times: number, call: (index: number) => Call): Promise<number> {
  let passed = 0
  for (let index = 0; index < times; index += 1) if ((await send(call(index))) === null) passed += 1
  return passed
}

let next = 0
const freshAddress = (): string => `198.51.100.${(next += 1)}`

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('G6 OPS-03 how often an address may call', () => {
  test.each([
    ['POST', '/api/users/login', 10],
    ['POST', '/api/users/LOGIN', 10],
    ['POST', '/api/page-forms/verify', 10],
    ['POST', '/api/users/forgot-password', 3],
    ['POST', '/api/users/register', 5],
    ['POST', '/api/users/first-register', 5],
    ['POST', '/api/comments', 10],
    ['POST', '/api/impressions/', 10],
    ['POST', '/api/reviews', 10],
    ['POST', '/api/form-submissions', 5],
    ['POST', '/api/page-forms/form-3', 5],
    ['POST', '/api/page-forms/form-999999', 5],
    ['POST', '/api/likes', 60],
    ['DELETE', '/api/likes/3', 60],
    ['PATCH', '/api/users/3', 60],
    ['GET', '/api/mushrooms', 600],
    ['GET', '/api/mushrooms?limit=100', 120],
    ['GET', '/api/mushrooms?limit=10&depth=2', 150],
    ['GET', '/api/account/data', 30],
    ['OPTIONS', '/api/mushrooms', 600],
    ['POST', '/api/filter', 600],
  ])('%s %s: %i times', async (method, path, times) => {
    const address = freshAddress()
    expect(await passes(times + 5, () => ({ method, path, address }))).toBe(times)
  })

  test.each(['/api/media/file/a.webp', '/api/health/ready'])('calls of %s are not counted', async (path) => {
    const address = freshAddress()
    expect(await passes(620, () => ({ method: 'GET', path, address }))).toBe(620)
  })

  test('a path with broken escapes is still counted', async () => {
    const address = freshAddress()
    expect(await passes(65, () => ({ path: '/api/likes/%E0%A4%A', address }))).toBe(60)
  })

  test('all spellings of a path share one limit', async () => {
    const address = freshAddress()
    const spellings = ['/api/users/login', '/api/users/LOGIN', '/api/users/%6Cogin', '/%61pi//users/login/']
    expect(await passes(12, (index) => ({ path: spellings[index % 4] ?? '', address }))).toBe(10)
  })
})

describe('OPS-03 what a call costs by its body', () => {
  test('is charged to the caller’s budget of reads, and to no other address', async () => {
    const address = freshAddress()
    const request = (from: string) =>
      new Request('https://sporeprint.example/api/paginatedCollectionOverride', {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
      })
    for (let index = 0; index < 15; index += 1) expect(await limitCost(request(address), 40)).toBeNull()
    expect((await limitCost(request(address), 40))?.status).toBe(429)
    expect((await send({ method: 'GET', path: '/api/mushrooms', address }))?.status).toBe(429)
    expect(await limitCost(request(freshAddress()), 40)).toBeNull()
  })
})

describe('OPS-03 a GET sent as a POST with its query in the body, as the admin does', () => {
  const override = {
    'x-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
  }

  test('counts as a read, not as a write or contribution', async () => {
    const address = freshAddress()
    expect(await passes(605, () => ({ path: '/api/comments', address, headers: override }))).toBe(600)
    expect(await send({ path: '/api/comments', address })).toBeNull()
    expect(
      await send({ path: '/api/likes', address, headers: { ...override, 'content-type': 'text/plain' } }),
    ).toBeNull()
    expect(await passes(60, () => ({ path: '/api/likes', address }))).toBe(58)
  })

  test('costs as much as the same query in the URL', async () => {
    const request = (address: string) =>
      new Request('https://sporeprint.example/api/mushrooms', {
        method: 'POST',
        headers: { ...override, 'x-forwarded-for': address },
        body: 'limit=100&depth=2',
      })
    const address = freshAddress()
    for (let index = 0; index < 15; index += 1) expect(await limitLongQuery(request(address))).toBeNull()
    expect((await limitLongQuery(request(address)))?.status).toBe(429)
    expect((await send({ path: '/api/mushrooms', address, headers: override }))?.status).toBe(429)
  })
})

describe('G6 the 429', () => {
  test('has Retry-After and the envelope', async () => {
    const address = freshAddress()
    await passes(10, () => ({ path: '/api/users/login', address }))
    const refused = await send({ path: '/api/users/login', address })
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const message = 'refusals.tooMany'
    expect(await refused?.json()).toEqual({ errors: [{ message }], message })
  })

  test('ends when its window has passed', async () => {
    const address = freshAddress()
    await passes(11, () => ({ path: '/api/users/login', address }))
    vi.advanceTimersByTime(61_000)
    expect(await send({ path: '/api/users/login', address })).toBeNull()
  })

  test('of one address does not affect another', async () => {
    const address = freshAddress()
    await passes(11, () => ({ path: '/api/users/login', address }))
    expect(await send({ path: '/api/users/login', address: freshAddress() })).toBeNull()
  })
})

describe('G6 accounts', () => {
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const comments = { path: '/api/comments' }

  test('two members and the visitors behind one address have separate budgets', async () => {
    const address = freshAddress()
    const [one, other] = [as(await tokenFor(1)), as(await tokenFor(2))]
    expect(await passes(12, () => ({ ...comments, address, headers: one }))).toBe(10)
    expect(await passes(12, () => ({ ...comments, address, headers: other }))).toBe(10)
    expect(await passes(12, () => ({ ...comments, address }))).toBe(10)
  })

  test('another session or address gives an account no new budget', async () => {
    const tokens = await Promise.all(['a', 'b', 'c'].map((sid) => tokenFor(3, sid)))
    const call = (index: number): Call => ({
      ...comments,
      address: freshAddress(),
      headers: as(tokens[index % tokens.length] ?? ''),
    })
    expect(await passes(12, call)).toBe(10)
  })

  test('the cookie and the token of an account share one budget', async () => {
    const token = await tokenFor(4)
    const cookie = { cookie: `a=b; payload-token=${token}; d=e` }
    expect(await passes(12, () => ({ ...comments, address: freshAddress(), headers: cookie }))).toBe(10)
    expect(await send({ ...comments, address: freshAddress(), headers: as(token) })).not.toBeNull()
  })

  test('a made-up token is charged to the address', async () => {
    const address = freshAddress()
    const call = (index: number): Call => ({ ...comments, address, headers: as(`${'x'.repeat(60)}${index}`) })
    expect(await passes(20, call)).toBe(10)
    expect(await send({ ...comments, address })).not.toBeNull()
  })

  test('T-1I tokens of other accounts give an address no further login attempts', async () => {
    const address = freshAddress()
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, index) => tokenFor(100 + index)))
    const call = (index: number): Call => ({ path: '/api/users/login', address, headers: as(tokens[index] ?? '') })
    expect(await passes(20, call)).toBe(10)
  })
})

describe('G6 the address of a caller', () => {
  const from = (value: string | null): string =>
    callerAddress(
      new Request('https://sporeprint.example/', { headers: value === null ? {} : { 'x-forwarded-for': value } }),
    )

  test('is the last of X-Forwarded-For, which the server itself wrote', () => {
    expect(from('203.0.113.9, 10.0.0.1')).toBe('10.0.0.1')
    expect(from('10.0.0.1')).toBe('10.0.0.1')
  })

  test('is one shared value for all callers without the header', () => {
    expect(from(null)).toBe('unknown')
    expect(from('')).toBe('unknown')
  })
})
