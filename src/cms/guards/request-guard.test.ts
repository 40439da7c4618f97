import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { limits } from '@/core/limits'
import { addressProblem, errorResponse, guardCall, guardRequest } from './request-guard'

const site = 'https://sporeprint.example'

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> }

const request = (path: string, { method = 'POST', body, headers = {} }: Sent = {}): Request =>
  new Request(`${site}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })

const json = (body: BodyInit, headers: Record<string, string> = {}): Sent => ({
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

/** The status of the error, or null when the request passes. */
const statusOf = async (given: Request): Promise<number | null> => {
  const checked = await guardRequest(given)
  return checked instanceof Response ? checked.status : null
}

const statusOfAddress = (path: string, method = 'GET'): string | null =>
  addressProblem(new URL(`${site}${path}`), method)?.code ?? null

const levels = (count: number): string => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`

describe('G1 addresses', () => {
  test.each([
    '/api/mushrooms',
    '/api/mushrooms/1',
    '/api/mushrooms/999999999',
    '/api/mushrooms/versions/12',
    '/api/mushrooms/count?where={"id":{"equals":1}}',
    '/api/mushrooms?where[id][equals]=1',
    '/api/mushrooms?where=',
    '/api/mushrooms?where[id][in]=1&where[id][in]=2',
    '/api/mushrooms?unknown=1&unknown=2',
    '/api/globals/header',
    '/api/media/7',
    '/api/media/file/2-morels.webp',
    '/api/users/me',
  ])('%s is served', (path) => {
    expect(statusOfAddress(path)).toBeNull()
  })

  test.each([
    ['/api/mushrooms/0', 'notFound'],
    ['/api/mushrooms/-1', 'notFound'],
    ['/api/mushrooms/+1', 'notFound'],
    ['/api/mushrooms/1.5', 'notFound'],
    ['/api/mushrooms/1e5', 'notFound'],
    ['/api/mushrooms/01', 'notFound'],
    ['/api/mushrooms/1;drop', 'notFound'],
    // An id above the maximum of a PostgreSQL integer.
    ['/api/mushrooms/2147483648', 'notFound'],
    ['/api/mushrooms/versions/2147483648', 'notFound'],
    ['/api/mushrooms/versions/x', 'notFound'],
    ['/api/media/0', 'notFound'],
    ['/api/media/1e5', 'notFound'],
    ['/api/constructor', 'notFound'],
    ['/api/media/file/a%00.png', 'notFound'],
    [`/api/media/file/${'a'.repeat(5000)}`, 'notFound'],
    ['/api/mushrooms/%E0%A4%A', 'badRequest'],
    ['/api/mushrooms/%', 'badRequest'],
    ['/api/mushrooms?where={', 'badRequest'],
    ['/api/mushrooms?where=[1]', 'badRequest'],
    ['/api/mushrooms?where=null', 'badRequest'],
    ['/api/mushrooms?where={"__proto__":{"x":1}}', 'badRequest'],
    ['/api/mushrooms?__proto__[x]=1', 'badRequest'],
    ['/api/mushrooms?[where]={', 'badRequest'],
    ['/api/mushrooms?%5Bwhere%5D=%7B', 'badRequest'],
    ['/api/comments/1?[data]={"id":1,"user":1}', 'badRequest'],
    ['/api/comments/1?[data][user]=1', 'badRequest'],
    ['/api/media/file/home.webp?[prefix]=x', 'badRequest'],
    ['/api/comments/1?data={"id":1,"user":1}', 'badRequest'],
    ['/api/globals/header?data[navItems]=x', 'badRequest'],
    ['/api/media/file/home.webp?prefix=x', 'badRequest'],
    ['/api/mushrooms?where[constructor][equals]=1', 'badRequest'],
    ['/api/mushrooms?locale=es&locale=pt', 'badRequest'],
    ['/api/mushrooms/1?depth=0&depth=1', 'badRequest'],
    [`/api/mushrooms?x=${'a'.repeat(8192)}`, 'badRequest'],
  ] as const)('%s is rejected: %s', (path, code) => {
    expect(statusOfAddress(path)).toBe(code)
  })
})

describe('G1 bodies', () => {
  test.each([
    ['truncated', '{"a":'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['not JSON', 'a=1'],
    ['a key that reaches the prototype', '{"a":{"__proto__":{"admin":true}}}'],
    ['constructor', '{"constructor":{"prototype":{}}}'],
    ['too deep', levels(limits.body.depth + 1)],
    ['far too deep', levels(5000)],
    ['NaN', '{"a":NaN}'],
  ])('%s is a 400', async (_what, body) => {
    expect(await statusOf(request('/api/likes', json(body)))).toBe(400)
  })

  test('invalid UTF-8 is a 400', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    expect(await statusOf(request('/api/likes', json(bytes)))).toBe(400)
  })

  test('the deepest allowed object passes, with its bytes unchanged', async () => {
    const body = levels(limits.body.depth)
    const passed = await guardRequest(request('/api/likes', json(body)))
    expect(passed).toBeInstanceOf(Request)
    expect(passed instanceof Request && (await passed.text())).toBe(body)
  })

  test('a body that is too deep has its own message, other than malformed JSON', async () => {
    const said = async (body: string): Promise<unknown> => {
      const checked = await guardRequest(request('/api/likes', json(body)))
      return checked instanceof Response && Reflect.get(Object(await checked.json()), 'message')
    }
    expect(await said(levels(limits.body.depth + 1))).toBe('refusals.tooDeep')
    expect(await said('{"a":')).toBe('refusals.malformedJson')
  })

  test('256 KiB pass, one byte more is a 413, whatever length was declared', async () => {
    const filled = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`
    expect(await statusOf(request('/api/likes', json(filled(limits.body.bytes))))).toBeNull()
    expect(await statusOf(request('/api/likes', json(filled(limits.body.bytes + 1))))).toBe(413)
    expect(await statusOf(request('/api/likes', json('{}', { 'content-length': '999999999' })))).toBe(413)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'a body of type %s is a 415',
    async (type) => {
      expect(await statusOf(request('/api/likes', { body: '{}', headers: { 'content-type': type } }))).toBe(415)
    },
  )

  test.each([
    ['Application/JSON ; charset=utf-8', '{}', 'application/json', {}],
    [
      'application/x-www-form-urlencoded; charset=UTF-8',
      'limit=1',
      'application/x-www-form-urlencoded',
      { 'x-http-method-override': 'GET' },
    ],
  ])('%s is passed on with the content type that Payload knows', async (type, body, known, others) => {
    const passed = await guardRequest(request('/api/likes', { body, headers: { 'content-type': type, ...others } }))
    expect(passed instanceof Request && passed.headers.get('content-type')).toBe(known)
  })

  test.each(['limit', 'page', 'depth'])('G6 %s as an array in the query is rejected by its name', (name) => {
    for (const key of [`${name}[]`, `${name}[0]`, `${name}%5B%5D`])
      expect(addressProblem(new URL(`${site}/api/mushrooms?limit=1&${key}=2`), 'GET')?.message).toBe(`refusals.${name}`)
  })

  test('LIK-01 a DELETE without a body stays without one; a POST gets an empty object', async () => {
    const removed = await guardRequest(request('/api/likes/3', { method: 'DELETE' }))
    expect(removed instanceof Request && (await removed.text())).toBe('')
    const posted = await guardRequest(request('/api/users/logout'))
    expect(posted instanceof Request && (await posted.json())).toEqual({})
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s passes unchanged', async (method) => {
    const given = request('/api/mushrooms', { method })
    expect(await guardRequest(given)).toBe(given)
  })
})

describe('G1 guardCall', () => {
  const call = async (given: Request): Promise<unknown> => {
    const checked = await guardCall(given)
    return checked instanceof Response ? checked.status : checked.body
  }

  test('parses an object, and takes a missing body as an empty one', async () => {
    expect(await call(request('/api/filter', json('{"relationTo":"posts"}')))).toEqual({ relationTo: 'posts' })
    expect(await call(request('/api/filter'))).toEqual({})
  })

  test.each([
    ['a list', json('[]'), 400],
    ['no JSON', json('{'), 400],
    ['a prototype', json('{"__proto__":{}}'), 400],
    ['one level too many', json(levels(limits.body.depth + 1)), 400],
    ['a form', { body: new FormData() }, 415],
    ['a text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
    ['a declared giant', json('{}', { 'content-length': '999999999' }), 413],
    ['a giant', json(`{"a":"${'x'.repeat(limits.body.bytes)}"}`), 413],
  ])('%s is refused', async (_what, sent: Sent, status) => {
    expect(await call(request('/api/filter', sent))).toBe(status)
  })

  test('a query with a prototype key is rejected', async () => {
    expect(await call(request('/api/filter?__proto__=1', json('{}')))).toBe(400)
  })
})

describe('G8 routes and methods that are not listed', () => {
  test.each([
    ['GET', '/api/products/abc', 404],
    ['DELETE', '/api/likes/abc', 404],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/products/1/reorder', 404],
    ['PUT', '/api/products/1', 405],
    ['POST', '/api/products/1', 405],
    ['DELETE', '/api/users/login', 405],
  ])('%s %s is a %i before anything is looked up', async (method, path, status) => {
    expect(await statusOf(request(path, { method }))).toBe(status)
  })

  test('L4 a 405 lists the allowed methods', async () => {
    const refused = await guardRequest(request('/api/products/1', { method: 'PUT' }))
    expect(refused instanceof Response && refused.headers.get('allow')).toBe('GET, PATCH, DELETE')
  })
})

describe('G1 overridden methods', () => {
  test.each(['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'])(
    '%s needs a form, as the admin sends it',
    async (header) => {
      expect(await statusOf(request('/api/posts', json('{', { [header]: 'GET' })))).toBe(415)
      const form = {
        body: 'limit=1',
        headers: { [header]: 'GET', 'content-type': 'application/x-www-form-urlencoded' },
      }
      expect(await statusOf(request('/api/posts', form))).toBeNull()
      for (const method of ['PATCH', 'DELETE'])
        expect(await statusOf(request('/api/posts/1', { ...form, method }))).toBe(415)
      for (const other of ['DELETE', 'POST', 'get', ''])
        expect(await statusOf(request('/api/posts', { ...form, headers: { ...form.headers, [header]: other } }))).toBe(
          415,
        )
    },
  )

  test.each([
    'where={',
    '[where]={',
    'where=[1]',
    '[data][id]=1',
    'data={"id":1}',
    'data[id]=1',
    '__proto__[x]=1',
    'prefix=x',
  ])('a form body of %s is rejected as the same query would be', async (body) => {
    const headers = { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
    expect(await statusOf(request('/api/posts/1', { body, headers }))).toBe(400)
  })
})

describe('T-1I writes from another site', () => {
  const login = json('{"email":"a@b.test","password":"x"}')
  const from = (headers: Record<string, string>): Promise<number | null> =>
    statusOf(request('/api/users/login', { ...login, headers: { ...login.headers, ...headers } }))

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', authorization: 'Basic dTpw' },
  ])('are refused: %j', async (headers) => expect(await from(headers)).toBe(403))

  test('pass from our own pages, from programs without an origin, and with a bearer token', async () => {
    expect(await from({ origin: new URL(env.siteUrl).origin, 'sec-fetch-site': 'same-origin' })).toBeNull()
    expect(await from({})).toBeNull()
    expect(await from({ origin: 'https://evil.example', authorization: 'Bearer x' })).toBeNull()
  })
})

test('ERR-01 an error response has the envelope and is not cached', async () => {
  const response = errorResponse('conflict', 'refusals.exists', { 'X-Reason': 'twice' })
  expect(response.status).toBe(409)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-reason')).toBe('twice')
  expect(await response.json()).toEqual({
    errors: [{ message: 'refusals.exists' }],
    message: 'refusals.exists',
  })
})
