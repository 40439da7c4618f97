import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { faults } from '../fault'
import { behind, incoming, page } from '../fixtures'
import { logLines } from './log-lines'

const write = () => {
  const lines: Record<string, unknown>[] = []
  return { lines, step: logLines((line) => lines.push(JSON.parse(line) as Record<string, unknown>)) }
}

describe('OPS-07 one log line for each request that was rejected or failed', () => {
  test('has route, method, status and the request id of the response, without the query', async () => {
    const { lines, step } = write()
    const request = incoming({ method: 'POST', url: '/api/users/reset-password?token=secret' })
    const response = await step(request, behind(page({ status: 400 })).next)
    const id = response.headers['x-request-id']
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(lines).toEqual([
      expect.objectContaining({ id, method: 'POST', route: '/api/users/reset-password', status: 400 }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|192\.0\.2/)
  })

  test('keeps an existing request id, and is not written for a success', async () => {
    const { lines, step } = write()
    const failed = page({ status: 500, headers: { 'x-request-id': 'known' } })
    expect((await step(incoming(), behind(failed).next)).headers['x-request-id']).toBe('known')
    await step(incoming(), behind(page()).next)
    expect(lines.map(({ id }) => id)).toEqual(['known'])
  })

  test('has the cost: of a list by its query, 1 for a page that does not exist', async () => {
    const { lines, step } = write()
    const { next } = behind(page({ status: 404 }))
    await step(incoming({ url: '/api/posts?limit=100&depth=2' }), next)
    await step(incoming({ url: '/api/posts/1' }), next)
    await step(incoming({ url: '/es/mushrooms/nothing' }), next)
    await step(incoming({ url: '/%zz?limit=100' }), next)
    expect(lines.map(({ cost }) => cost)).toEqual([40, 1, 1, 1])
  })

  test('is written for an error thrown by a step, with the id of that error', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { lines, step } = write()
    const failing = () => Promise.reject(new Error('broken'))
    const response = await step(incoming({ method: 'POST', url: '/api/cart' }), (request) => faults(request, failing))
    const id = response.headers['x-request-id']
    expect([response.status, id]).toEqual([500, expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(lines).toEqual([expect.objectContaining({ id, route: '/api/cart', status: 500 })])
    expect(said.mock.calls.map(([line]) => String(line))).toEqual([`Request ${String(id)} failed: POST`])
    said.mockRestore()
  })

  test('is not written where the visitor disconnected', async () => {
    const { lines, step } = write()
    const gone = Object.assign(Readable.from([]), { socket: { destroyed: true } })
    const failing = () => Promise.reject(new Error('aborted'))
    const leaving = step(incoming({ body: gone }), (request) => faults(request, failing))
    await expect(leaving).rejects.toThrow('aborted')
    expect(lines).toEqual([])
  })

  test('has the route none for an address that is no way in', async () => {
    const { lines, step } = write()
    for (const url of ['/wp-admin/reader@example.org/x/y', '/%zz', '/es/mushrooms/nothing'])
      await step(incoming({ url }), behind(page({ status: 404 })).next)
    expect(lines.map(({ route }) => route)).toEqual(['none', 'none', '/mushrooms/:slug'])
  })

  test('is written sixty times a minute for one IP address, and every response still has its id', async () => {
    const { lines, step } = write()
    const { next } = behind(page({ status: 404 }))
    for (let index = 0; index < 80; index += 1) await step(incoming({ peer: '192.0.2.7' }), next)
    expect(lines).toHaveLength(60)
    expect((await step(incoming({ peer: '192.0.2.7' }), next)).headers['x-request-id']).toBeTypeOf('string')
    await step(incoming({ peer: '192.0.2.8' }), next)
    expect(lines).toHaveLength(61)
  })
})
