import { describe, expect, test } from 'vitest'
import { adminLogin, asAdmin, at, call, siteUrl } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { exchange, hostLine } from '../setup/raw-request'

const collections = ['mushrooms', 'products', 'vendors', 'growingguides', 'posts', 'projects', 'pages', 'comments']
const globals = ['header', 'footer', 'site-settings']
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' }

describe('T-1K a request cannot supply the document that it reads', () => {
  const invented = encodeURIComponent('{"id":1,"user":1,"title":"invented"}')
  const routes = [...collections.map((slug) => `/api/${slug}/1`), ...globals.map((slug) => `/api/globals/${slug}`)]

  test.each(routes)('%s rejects data in the query, or in a form that overrides the method', async (route) => {
    for (const query of [`data=${invented}`, 'data=x', 'data={', 'data[id]=1', 'prefix=x']) {
      const responses = [await call(`${route}?${query}`), await call(route, { raw: query, headers: form })]
      for (const response of responses) {
        expectRefusal(response, 400)
        expect(response.text).not.toContain('populatedUser')
      }
    }
  })

  test('a malformed where in a form is rejected', async () => {
    for (const raw of ['where={', 'where=[1]', '__proto__[x]=1'])
      expectRefusal(await call('/api/mushrooms', { raw, headers: form }), 400)
  })
})

describe('T-1I a cross-site request', () => {
  test('cannot sign in', async () => {
    const parts = new FormData()
    parts.set('_payload', JSON.stringify(adminLogin))
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const response = await call('/api/users/login', { form: parts, headers })
    expectRefusal(response, 403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

test('MED-01 HEAD returns the status and content type of GET, for pictures too', async () => {
  const [media] = docsOf(await call('/api/media?limit=1&depth=0'))
  for (const path of [new URL(String(media?.url), siteUrl).pathname, '/api/categories?limit=1', '/api/mushrooms/1']) {
    const [head, get] = [await call(path, { method: 'HEAD' }), await call(path)]
    expect([head.status, head.text], path).toEqual([200, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  }
  expect((await call('/api/media/file/none.webp', { method: 'HEAD' })).status).toBe(404)
})

describe('T-1P closed routes', () => {
  test('/api/access and the access of a document are a 404 for visitors; an admin gets the permissions', async () => {
    expectRefusal(await call('/api/access'), 404)
    expectRefusal(await call('/api/mushrooms/access/1', { body: {} }), 404)
    expect(at((await call('/api/access', { token: await asAdmin() })).json, 'canAccessAdmin')).toBe(true)
  })

  test('Payload’s route that verifies an address is a 404', async () => {
    expectRefusal(await call('/api/users/verify/abc', { method: 'POST' }), 404)
  })

  test('a large upload of a visitor is rejected before its body is read', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=b\r\n'
    const head = `POST /api/media HTTP/1.1\r\n${hostLine}${type}Content-Length: ${12 * 1024 * 1024}\r\n\r\n`
    const begun = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    // The rest of the body is never sent.
    expect(await exchange(head + begun, 'head')).toMatch(/^HTTP\/1\.1 403 /)
  })
})
