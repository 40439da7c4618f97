import { Agent, request as ask } from 'node:http'
import { describe, expect, test } from 'vitest'
import { at, call, siteUrl } from '../setup/client'

const added = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'content-encoding', 'vary', 'etag']

const lasting = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !added.includes(name) && !name.startsWith('x-nextjs')))

describe('API-03 calls that bypass Next once their route is loaded', () => {
  test.each(['/api/search?q=lion', '/api/health/live', '/api/health/ready'])(
    'G7 %s has the same headers as through Next',
    async (path) => {
      await call(path)
      const direct = await call(path)
      // HEAD requests go through Next, which runs the same handler.
      const throughNext = await call(path, { method: 'HEAD' })
      expect(direct.status).toBe(200)
      expect(throughNext.status).toBe(200)
      expect(lasting(direct.headers)).toEqual(lasting(throughNext.headers))
      expect(direct.headers.get('content-type')).toBe(throughNext.headers.get('content-type'))
    },
  )

  test('a repeated filter call returns the same body, compressed or not', async () => {
    const body = { relationTo: 'mushrooms', activeFilters: {}, page: 1, facets: true }
    const responses = [await call('/api/filter', { body }), await call('/api/filter', { body })]
    responses.push(await call('/api/filter', { body, headers: { 'accept-encoding': 'identity' } }))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(Number(at(responses[0]?.json ?? {}, 'totalDocs'))).toBeGreaterThan(0)
  })

  test('ERR-01 a body that is too long is rejected with 413, and the next call succeeds', async () => {
    const long = { relationTo: 'mushrooms', activeFilters: {}, text: 'x'.repeat(400_000) }
    expect((await call('/api/filter', { body: long })).status).toBe(413)
    expect((await call('/api/filter', { body: { relationTo: 'mushrooms', activeFilters: {} } })).status).toBe(200)
  })

  test.each([
    ['a call', '/api/filter', {}],
    ['a server function', '/admin', { 'next-action': 'x', cookie: 'payload-token=x' }],
  ])(
    'ERR-01 %s with a body that is too long leaves its connection usable for the next request',
    async (_, path, headers) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const status = (method: string, to: string, body = ''): Promise<number | undefined> =>
        new Promise((resolve, reject) => {
          const sent = ask(`${siteUrl}${to}`, { agent, method, headers: body === '' ? {} : headers }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode))
          })
          sent.on('error', reject).end(body)
        })
      expect(await status('POST', path, 'x'.repeat(2_000_000))).toBe(413)
      expect(await status('GET', '/api/health/live')).toBe(200)
      agent.destroy()
    },
  )
})
