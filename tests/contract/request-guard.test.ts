import en from '@messages/en.json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal, leaks } from '../setup/envelope'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'

let token: string

beforeAll(async () => {
  token = (await member('guard')).token
})
afterAll(cleanUp)

const post = (
  path: string,
  raw: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<ClientResponse> => call(path, { raw, token, headers })

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const writes = ['/api/reviews', '/api/likes', '/api/users/login', '/api/form-submissions', '/api/graphql'] as const

/** Bodies that are no plain JSON object (G1). */
const bodies = {
  'truncated JSON': '{"doc":',
  'an array': '[1,2,3]',
  null: 'null',
  'a string': '"review"',
  'a number': '1e999',
  NaN: 'NaN',
  'a byte order mark': '\ufeff{}',
  'invalid UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  '13 levels': nested(13),
  '5,000 levels': nested(5000),
  'a __proto__ key': '{"__proto__":{"roles":["admin"]}}',
  'a constructor key': '{"doc":{"constructor":{"prototype":{"a":1}}}}',
  'a prototype key': '{"prototype":{"a":1}}',
} as const satisfies Record<string, string | Uint8Array<ArrayBuffer>>

describe.each(writes)('ERR-01 POST %s', (path) => {
  test.each(Object.entries(bodies))('refuses %s', async (_, body) => {
    expectRefusal(await post(path, body), 400)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png', 'nonsense'])(
    'refuses the media type %s',
    async (type) => expectRefusal(await post(path, '{"a":1}', { 'content-type': type }), 415),
  )

  test('refuses a body over 256 KiB, with or without a declared length', async () => {
    const text = JSON.stringify({ filler: 'x'.repeat(256 * 1024) })
    expectRefusal(await post(path, text), 413)
    expectRefusal(await stream(path, text), 413)
  })

  test('rejects a header that overrides the method', async () => {
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      expectRefusal(await post(path, '{', { [name]: 'GET' }), 415)
      expectRefusal(await post(path, '{}', { [name]: 'DELETE' }), 415)
      const type = 'application/x-www-form-urlencoded'
      expectRefusal(await post(path, 'a=1', { [name]: 'DELETE', 'content-type': type }), 415)
    }
  })

  test('reads JSON whose media type has capitals and a parameter', async () => {
    const [plain, other] = [
      await post(path, '{"a":1}'),
      await post(path, '{"a":1}', { 'content-type': 'Application/JSON ;x=y' }),
    ]
    expect([other.status, other.text]).toEqual([plain.status, plain.text])
  })

  test('takes an empty body for an empty object', async () => {
    expectRefusal(await call(path, { method: 'POST', token }), 400)
  })
})

/** Sends a body in chunks, without a Content-Length. */
async function stream(path: string, text: string): Promise<ClientResponse> {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += 16_384) controller.enqueue(bytes.slice(from, from + 16_384))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${process.env.TEST_SITE ?? ''}${path}`, init)
  const result = await response.text()
  const json = JSON.parse(result) as Record<string, unknown>
  return { status: response.status, headers: response.headers, text: result, json }
}

describe('ERR-01 addresses', () => {
  const addresses = {
    '/api/%zz': 400,
    '/api/products/%E0%A4%A': 400,
    '/api/products/0': 404,
    '/api/products/-1': 404,
    '/api/products/1.5': 404,
    '/api/products/1e5': 404,
    '/api/products/999999999999999999999': 404,
    '/api/products/999999999': 404,
    '/api/products/2147483648': 404,
    '/api/media/0': 404,
    '/api/media/1e5': 404,
    '/api/media/999999999': 404,
    '/api/products/abc': 404,
    '/api/products/%00': 404,
    '/api/products/versions/abc': 404,
    [`/api/products/${'9'.repeat(400)}`]: 404,
    '/api/products?where={': 400,
    '/api/products?[where]={': 400,
    '/api/products?%5Bwhere%5D=%7B': 400,
    '/api/products/1?[data]={"id":1}': 400,
    '/api/products?where=[]': 400,
    '/api/products?where="x"': 400,
    '/api/products?where={"__proto__":{"equals":1}}': 400,
    '/api/products?where[__proto__][equals]=1': 400,
    '/api/products?where[constructor][prototype]=1': 400,
    [`/api/products?where[slug][equals]=${'a'.repeat(9000)}`]: 400,
    '/api': 404,
    '/api/nothing-here': 404,
    '/api/globals/nothing-here': 404,
    '/api/payload-migrations': 404,
  } as const satisfies Record<string, number>

  test.each(Object.entries(addresses))('GET %s is a %i', async (address, status) => {
    expectRefusal(await call(address), status)
  })

  // An unterminated multipart body, which Next would take for a call of a server action.
  test('POST /api is a 404, whatever is sent', async () => {
    for (const raw of ['--b\r\n', 'x'])
      expectRefusal(await post('/api', raw, { 'content-type': 'multipart/form-data; boundary=b' }), 404)
  })

  test.each([
    ['/%zz', 'en'],
    ['/es/%E0%A4%A?a=1', 'es'],
    ['/pt/mushrooms/%c0%zz', 'pt'],
  ])(
    'NAV-17 GET %s, a malformed address of a page, is a 400 with a page of the site in %s',
    async (address, locale) => {
      const { status, headers, text } = await call(address)
      expect(status).toBe(400)
      expect(headers.get('content-type')).toContain('text/html')
      expect(text).toContain(`<html lang="${locale}`)
      expect(text).toContain('<h1')
      expect(text).not.toMatch(leaks)
    },
  )

  test.each([
    ['PUT', 405],
    ['PATCH', 400],
    ['DELETE', 400],
  ])('%s on a list is rejected with a message', async (method, status) => {
    expectRefusal(await call('/api/products', { method, raw: '{}', token }), status)
  })
})

describe('ERR-01 multipart forms', () => {
  const parts = (payload: string, boundary = 'b'): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--${boundary}--\r\n`
  const type = 'multipart/form-data; boundary=b'
  const forms = {
    'without a boundary': ['{}', 'multipart/form-data'],
    'with another boundary': [parts('{}', 'c'), type],
    'cut off': [parts('{}').slice(0, 40), type],
    'with a broken payload': [parts('{"a":'), type],
    'with an array for a payload': [parts('[]'), type],
    'with a __proto__ key': [parts('{"__proto__":1}'), type],
    empty: ['', type],
  } as const satisfies Record<string, readonly [string, string]>

  test.each(Object.entries(forms))('refuses one %s', async (_, [raw, contentType]) => {
    for (const path of ['/api/media', '/api/reviews']) {
      expectRefusal(await post(path, raw, { 'content-type': contentType }), 400)
    }
  })

  test('refuses a file where no files belong', async () => {
    const form = new FormData()
    form.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png')
    form.set('_payload', '{}')
    expectRefusal(await call('/api/reviews', { form, token }), 415)
  })

  const payload = (text: string): FormData => {
    const form = new FormData()
    form.set('_payload', text)
    return form
  }

  test.each(['/api/posts', '/api/reviews', '/api/globals/header', '/api/media'])(
    'at %s without a valid session are rejected with the message that the visitor is signed out',
    async (path) => {
      for (const session of [{}, { token: `${token.slice(0, -4)}AAAA` }]) {
        const response = await call(path, { form: payload('{}'), ...session })
        expectRefusal(response, 403)
        expect(response.json.message).toBe(en.refusals.signedOut)
      }
    },
  )

  test('are rejected by GraphQL', async () => {
    expectRefusal(await call('/api/graphql', { form: payload('{}') }), 415)
  })

  test('are rejected with two documents, and with a string as the file', async () => {
    const two = payload('{}')
    two.append('_payload', '{')
    expectRefusal(await call('/api/reviews', { form: two, token }), 400)
    const words = payload('{}')
    words.set('file', '{"filename":"x.png"}')
    for (const path of ['/api/reviews', '/api/media']) expectRefusal(await call(path, { form: words, token }), 400)
    expectRefusal(await call('/api/media', { form: words, token: await asAdmin() }), 400)
  })

  test('are rejected by /api/reviews without a document', async () => {
    const empty = new FormData()
    empty.set('a', 'b')
    expectRefusal(await call('/api/reviews', { form: empty, token }), 400)
  })

  test('have the limits of JSON in size and depth for members', async () => {
    expectRefusal(await call('/api/reviews', { form: payload(nested(13)), token }), 400)
    const long = JSON.stringify({ review: 'x'.repeat(256 * 1024) })
    expectRefusal(await call('/api/reviews', { form: payload(long), token }), 413)
    expectRefusal(await call('/api/reviews/1/duplicate', { form: payload('{}'), token }), 404)
  })

  test('may be longer and deeper from an admin, as may JSON by PATCH', async () => {
    const admin = await asAdmin()
    const [id, title] = [await makeOne('posts'), unique('t-form')]
    const change = (text: string) => call(`/api/posts/${id}`, { method: 'PATCH', form: payload(text), token: admin })
    const more = 'x'.repeat(300 * 1024)
    const response = await change(`{"title":"${title}","nothing":${nested(30)},"more":"${more}"}`)
    expect(response.status, response.text.slice(0, 300)).toBe(200)
    expect(at(response.json, 'doc.title')).toBe(title)
    expectRefusal(await change(nested(61)), 400)
    // The admin reverts to a published version by PATCH with JSON, so it has the same limits; POST has the usual ones.
    const asJson = (raw: string, method = 'PATCH', path = `/api/posts/${id}`) =>
      call(path, { method, raw, token: admin })
    const reverted = await asJson(`{"title":"${title} again","nothing":${nested(30)},"more":"${more}"}`)
    expect(reverted.status, reverted.text.slice(0, 300)).toBe(200)
    expectRefusal(await asJson(nested(61)), 400)
    expectRefusal(await asJson(nested(13), 'POST', '/api/posts'), 400)
    expectRefusal(await call(`/api/posts/${id}`, { method: 'PATCH', raw: nested(13) }), 400)
    expectRefusal(await call('/api/globals/header', { form: payload('{'), token: admin }), 400)
  })
})
