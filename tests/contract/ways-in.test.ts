import { describe, expect, test } from 'vitest'
import { allowedAt, waysTo } from '@/core/ways-in'
import { waysIn, type Way } from '@/core/ways-in.data'
import { asAdmin, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { member } from '../setup/members'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The URL path of a route, with a value for each of its parameters. */
const addressOf = ({ path, of }: Way): string =>
  path
    .replace(':collection', of?.includes('posts') ? 'posts' : (of?.[0] ?? ''))
    .replace(':global', 'header')
    .replace(/:id\b/g, '999999999')
    .replace(/:\w+\+?/g, 'nothing-here')

const addresses = [...new Set(waysIn.map(addressOf))]
const calls = addresses.filter((address) => address.startsWith('/api/') && !address.startsWith('/api/internal'))

describe('G8 OPS-02 ERR-01 methods that are not listed are a 405', () => {
  test.each(calls)('%s', async (address) => {
    const allowed = allowedAt(waysTo(address)).split(', ')
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const headers = { 'accept-language': 'es' }
      const response = await call(address, { method, headers, ...(method === 'GET' ? {} : { raw: '{}' }) })
      expect(response.status, `${method} ${address}: ${response.text.slice(0, 200)}`).toBe(405)
      // Health routes are served by Next alone, whose 405 has no envelope.
      if (address.startsWith('/api/health')) continue
      expectRefusal(response, 405)
      expect(response.json.message, address).toBe('Aquí no se responde a este método')
      expect(response.headers.get('allow'), address).toBe(allowed.join(', '))
    }
  })

  test('pages: POST, PUT, PATCH and DELETE', async () => {
    for (const address of addresses.filter((one) => !one.startsWith('/api/') && !one.startsWith('/admin')))
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await call(address, { method, raw: '{}' })).status, `${method} ${address}`).toBe(405)
  })
})

describe('G8 an address that is not listed is a 404', () => {
  test.each([
    '/api/nothing',
    '/api/posts/1/reorder',
    '/api/posts/abc',
    '/api/users/whoami',
    '/api/globals',
    '/api/internal/changes',
  ])('%s for visitors and admins, with every method', async (address) => {
    for (const token of [null, await asAdmin()])
      for (const method of methods)
        expectRefusal(await call(address, { method, token, ...(method === 'GET' ? {} : { raw: '{}' }) }), 404)
  })
})

describe('OPS-08 GET /api/metrics', () => {
  test('returns metrics to admins alone, without members’ e-mail addresses or unknown paths', async () => {
    const { token } = await member('metrics')
    for (const one of [null, token]) expectRefusal(await call('/api/metrics', { token: one }), 403)
    const told = await call('/api/metrics', { token: await asAdmin() })
    expect(told.status).toBe(200)
    expect(told.headers.get('content-type')).toContain('text/plain')
    for (const name of [
      'requests_total',
      'request_seconds_bucket',
      'nodejs_eventloop_lag_seconds',
      'pages_total',
      'size{of="posts"}',
    ])
      expect(told.text).toContain(`sporeprint_${name}`)
    expect(told.text).not.toMatch(/@members\.test|nothing-here/)
  })
})
