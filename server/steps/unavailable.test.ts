import { afterEach, describe, expect, test } from 'vitest'
import { lifecycle } from '../../src/core/shared/lifecycle'
import { behind, incoming, page } from '../fixtures'
import { unavailable } from './unavailable'

afterEach(() => {
  lifecycle.databaseAwayAt = 0
})

describe('R-15 an error while data is read', () => {
  const fault = page({ status: 500 })

  test.each(['/es/x', '/posts/feed.xml', '/sitemap.xml'])('%s is a 503 while the site is not ready', async (url) => {
    const { next, received } = behind(fault, page({ status: 503 }))
    const response = await unavailable(incoming({ url }), next)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
    expect(received[1]?.url).toBe('/api/health/ready')
  })

  test('stays an error while the site is ready', async () => {
    const { next } = behind(fault, page({ status: 200 }))
    expect(await unavailable(incoming({ url: '/x' }), next)).toEqual(fault)
  })

  test('is temporary where the database is back by now', async () => {
    const { next, received } = behind(fault, page({ status: 200 }))
    const failing: typeof next = (request) => {
      lifecycle.databaseAwayAt = Date.now()
      return next(request)
    }
    const response = await unavailable(incoming({ url: '/es/x' }), failing)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
    expect(received).toHaveLength(1)
  })

  test('stays an error where the database was away long before', async () => {
    lifecycle.databaseAwayAt = Date.now() - 60_000
    const { next } = behind(fault, page({ status: 200 }))
    expect(await unavailable(incoming({ url: '/x' }), next)).toEqual(fault)
  })

  test.each([
    ['a call', { url: '/api/x' }],
    ['what is written', { url: '/x', method: 'POST' }],
  ])('%s is passed on unchanged', async (_, request) => {
    const { next, received } = behind(fault)
    expect(await unavailable(incoming(request), next)).toEqual(fault)
    expect(received).toHaveLength(1)
  })
})
