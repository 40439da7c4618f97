import { describe, expect, test } from 'vitest'
import { behind, incoming, page } from '../fixtures'
import { unavailable } from './unavailable'

describe('R-15 a fault of what is read', () => {
  const fault = page({ status: 500 })

  test.each(['/es/x', '/posts/feed.xml', '/sitemap.xml'])(
    '%s while the site is not ready is for a moment',
    async (url) => {
      const { next, received } = behind(fault, page({ status: 503 }))
      const response = await unavailable(incoming({ url }), next)
      expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
      expect(received[1]?.url).toBe('/api/health/ready')
    },
  )

  test('while the site is ready is one', async () => {
    const { next } = behind(fault, page({ status: 200 }))
    expect(await unavailable(incoming({ url: '/x' }), next)).toEqual(fault)
  })

  test.each([
    ['a call', { url: '/api/x' }],
    ['what is written', { url: '/x', method: 'POST' }],
  ])('%s is left as it is', async (_, request) => {
    const { next, received } = behind(fault)
    expect(await unavailable(incoming(request), next)).toEqual(fault)
    expect(received).toHaveLength(1)
  })
})
