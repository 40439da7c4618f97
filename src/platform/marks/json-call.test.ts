import { afterEach, expect, test, vi } from 'vitest'
import { CallError, jsonCall } from './json-call'

/** Mocks `fetch`: `response` is the response of any call, `me` that of the session's route. */
function serving(response: () => Response, me: unknown = { token: 'a.b.c' }) {
  const calls = vi.fn((path: string, _: RequestInit) =>
    Promise.resolve(path === '/api/users/me' ? Response.json(me) : response()),
  )
  vi.stubGlobal('fetch', calls)
  return () => calls.mock.lastCall?.[1]
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('LIK-01 jsonCall sends and receives JSON', async () => {
  const sent = serving(() => Response.json({ id: 7 }, { status: 201 }))
  expect(await jsonCall('POST', '/api/likes', { item: 1 })).toEqual({ status: 201, result: { id: 7 } })
  expect(sent()).toEqual({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"item":1}' })
})

test.each([
  ['what the server said', () => Response.json({ message: 'Too many.' }, { status: 429 }), 'Too many.'],
  ['nothing where it said nothing', () => new Response('<html>', { status: 502 }), ''],
])('LIK-01 a rejected call throws an error with %s', async (_, response, message) => {
  serving(response)
  await expect(jsonCall('GET', '/api/counts')).rejects.toEqual(new CallError(message))
})

test.each([
  ['with the token of the session', { token: 'a.b.c' }, { authorization: 'Bearer a.b.c' }],
  ['without one where there is none', { user: null }, {}],
])('LIK-01 a DELETE is sent %s', async (_, me, headers) => {
  const sent = serving(() => Response.json({}), me)
  await jsonCall('DELETE', '/api/likes/7')
  expect(sent()).toEqual({ method: 'DELETE', headers })
})
