import { afterEach, describe, expect, test, vi } from 'vitest'
import { tokenFor } from './account.fixtures'
import { guarded } from './guarded'
import { errorForLog } from '@/core/error-for-log'
import { asRefused } from './rate-limits'

let next = 0

const call = (handler: () => Promise<Response>, path = '/api/posts', init: RequestInit = {}): Promise<Response> => {
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': `192.0.2.${(next += 1)}` }
  return guarded<null>(handler)(new Request(`https://sporeprint.example${path}`, { ...init, headers }), null)
}

const answers =
  (body: unknown, status: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('G7 headers of every response', () => {
  test('a response is not cached and its type is not sniffed', async () => {
    const response = await call(answers({ docs: [] }, 200))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({ docs: [] })
  })

  test('T-1L a picture keeps its own cache', async () => {
    const cached = answers({}, 200, { 'Cache-Control': 'public, max-age=31536000, immutable' })
    expect((await call(cached)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('ERR-01 every error response has the same envelope', () => {
  test.each([
    [{ message: 'No' }, 'No'],
    [{ errors: [{ message: 'Not this' }] }, 'Not this'],
    [{ error: 'Nor that' }, 'Nor that'],
    [{}, 'Something went wrong'],
  ])('%j becomes the message %s', async (body, message) => {
    const response = await call(answers(body, 400))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message, errors: [{ message }] })
  })

  test('an admin form’s list of fields keeps its own envelope', async () => {
    const body = { errors: [{ message: 'refusals.required', data: { errors: [{ path: 'title' }] } }], message: null }
    expect(await (await call(answers(body, 400))).json()).toMatchObject({
      message: null,
      errors: [{ message: 'This field is required', data: { errors: [{ path: 'title' }] } }],
    })
  })

  test('a response that is no JSON becomes the envelope', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const response = await call(() => Promise.resolve(new Response('<h1>oops</h1>', { status: 500 })))
    expect(await response.json()).toEqual({
      errors: [{ message: 'Something went wrong' }],
      message: 'Something went wrong',
    })
  })

  test('a route that does not exist is a 404 that does not repeat its address', async () => {
    const response = await call(answers({ message: 'Cannot GET /api/<script>' }, 501), '/api/posts')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ errors: [{ message: 'Not found' }], message: 'Not found' })
  })
})

describe('G3 a 500', () => {
  const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
  const message = 'Something went wrong'
  const fails = async (handler: () => Promise<Response>) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const response = await call(handler, '/api/posts?secret=1')
    expect(response.status).toBe(500)
    expect(response.headers.get('x-request-id')).toMatch(id)
    expect(await response.json()).toEqual({ errors: [{ message }], message })
    return { id: response.headers.get('x-request-id') ?? '', lines: log.mock.calls }
  }

  test('R-17 a thrown error is logged and not shown, with one id in the header and in the log', async () => {
    const error = new Error('at /home/app: SQLITE_ERROR')
    const failed = await fails(() => Promise.reject(error))
    expect(failed.lines).toEqual([[`Request ${failed.id} failed: GET /api/:collection`, errorForLog(error)]])
  })

  test('a body that cannot be read is a logged 500', async () => {
    const error = new Error('the connection broke')
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const body = new ReadableStream({ start: (controller) => controller.error(error) })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    const response = await call(answers({}, 200), '/api/posts', init)
    expect(response.status).toBe(500)
    expect(log.mock.calls).toEqual([
      [`Request ${response.headers.get('x-request-id')} failed: POST /api/:collection`, errorForLog(error)],
    ])
  })

  test('a 500 that a route returns is logged with its id', async () => {
    const failed = await fails(answers({}, 500))
    expect(failed.lines).toEqual([[`Request ${failed.id} failed: GET /api/:collection`]])
  })

  test('a request id that the error map set is kept and not logged again', async () => {
    const named = '00000000-0000-4000-8000-000000000000'
    const failed = await fails(answers({}, 500, { 'X-Request-Id': named }))
    expect(failed).toEqual({ id: named, lines: [] })
  })

  test('each has its own request id', async () => {
    const broken = () => Promise.reject(new Error('boom'))
    expect((await fails(broken)).id).not.toBe((await fails(broken)).id)
  })

  test.each([200, 400, 404, 503])('a %i has no request id and is not logged', async (status) => {
    const log = vi.spyOn(console, 'error')
    expect((await call(answers({}, status))).headers.has('x-request-id')).toBe(false)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('G6 calls over the limit do not reach the route', () => {
  const message = 'Too many requests. Please try again later.'
  type Caller = { address: string; token?: string | undefined }

  /** Sends writes one after another; returns the responses, and how many reached the route. */
  async function write(path: string, callers: readonly Caller[]) {
    const handler = vi.fn(answers({}, 201))
    const route = guarded<null>(handler)
    const responses: Response[] = []
    for (const { address, token } of callers) {
      const headers = { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) }
      responses.push(await route(new Request(`https://sporeprint.example${path}`, { method: 'POST', headers }), null))
    }
    return { responses, statuses: responses.map(({ status }) => status), reached: handler.mock.calls.length }
  }

  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))

  async function expectRefused(response: Response | undefined, seconds: number): Promise<void> {
    expect(response?.status).toBe(429)
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(response?.headers.get('retry-after'))).toBeLessThanOrEqual(seconds)
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(await response?.json()).toEqual({ errors: [{ message }], message })
  }

  test('an address may log in 10 times a minute', async () => {
    const address = '203.0.113.1'
    const { responses, statuses, reached } = await write(
      '/api/users/login',
      times(11, () => ({ address })),
    )
    expect(statuses).toEqual([...times(10, () => 201), 429])
    expect(reached).toBe(10)
    await expectRefused(responses.at(-1), 60)
  })

  test('an account may write 10 reviews an hour across addresses and sessions; others are not limited', async () => {
    const sessions = await Promise.all(['one', 'other'].map((sid) => tokenFor(1, sid)))
    const address = (at: number) => `203.0.113.${at + 10}`
    const { responses, statuses, reached } = await write('/api/reviews', [
      ...times(11, (at) => ({ address: address(at), ...(at % 2 ? { token: sessions[0] } : { token: sessions[1] }) })),
      { address: address(10), token: await tokenFor(2) },
    ])
    expect(statuses).toEqual([...times(10, () => 201), 429, 201])
    expect(reached).toBe(11)
    await expectRefused(responses[10], 3600)
  })

  test('invalid writes count only as writes, but failed guesses keep their stricter limits', async () => {
    const statusesOf = async (path: string, address: string, said: () => Response): Promise<number[]> => {
      const route = guarded<null>(() => Promise.resolve(said()))
      const headers = { 'x-forwarded-for': address }
      const send = () => route(new Request(`https://sporeprint.example${path}`, { method: 'POST', headers }), null)
      const statuses: number[] = []
      for (let at = 0; at < 61; at += 1) statuses.push((await send()).status)
      return statuses
    }
    const refused = () => Response.json({ message: 'This field is required' }, { status: 400 })
    const ledBack = () =>
      asRefused(new Response(null, { status: 303, headers: { location: '/register?tried=register' } }))
    const written = ['/api/users/register', '/api/reviews', '/api/page-forms/comment', '/api/form-submissions']
    for (const [at, path] of written.entries()) {
      const address = `203.0.113.${at + 40}`
      expect(await statusesOf(path, address, at % 2 ? ledBack : refused)).toEqual([
        ...times(60, () => (at % 2 ? 303 : 400)),
        429,
      ])
    }
    const guesses = ['/api/users/login', '/api/page-forms/verify', '/api/users/forgot-password'] as const
    for (const [at, path] of guesses.entries())
      expect((await statusesOf(path, `203.0.113.${at + 50}`, refused)).indexOf(429), path).toBe(at === 2 ? 3 : 10)
  })

  test('an account may write 60 times a minute', async () => {
    const caller = { address: '203.0.113.2', token: await tokenFor(3) }
    const { responses, statuses, reached } = await write(
      '/api/likes',
      times(61, () => caller),
    )
    expect(statuses).toEqual([...times(60, () => 201), 429])
    expect(reached).toBe(60)
    await expectRefused(responses.at(-1), 60)
  })
})

test('G1 a request that the request guard rejects never reaches the route', async () => {
  const handler = vi.fn(answers({}, 200))
  const response = await call(handler, '/api/posts', {
    method: 'POST',
    body: 'null',
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(400)
  expect(handler).not.toHaveBeenCalled()
})

describe('I18-01 an error message is in the caller’s locale', () => {
  const refused = answers({ errors: [{ message: 'refusals.filter' }] }, 400)
  const words = async (path: string, headers: Record<string, string> = {}) => {
    const body = (await (await call(refused, path, { headers })).json()) as {
      message: string
      errors: { message: string }[]
    }
    expect(body.errors[0]?.message).toBe(body.message)
    return body.message
  }

  test('as the query has it, whatever the browser prefers', async () => {
    expect(await words('/api/posts?locale=es', { 'accept-language': 'pt-BR' })).toBe('El filtro no es válido')
    expect(await words('/api/posts?locale=en', { 'accept-language': 'pt-BR' })).toBe('Invalid filter')
  })

  test('as the referring page has it, unless it is of another site or the admin', async () => {
    const page = 'https://sporeprint.example'
    expect(await words('/api/posts', { referer: `${page}/pt/mushrooms` })).toBe('O filtro não é válido')
    expect(await words('/api/posts', { referer: `${page}/mushrooms`, 'accept-language': 'es' })).toBe('Invalid filter')
    expect(await words('/api/posts', { referer: 'https://elsewhere.example/pt', 'accept-language': 'es' })).toBe(
      'El filtro no es válido',
    )
    expect(await words('/api/posts', { referer: `${page}/admin`, 'accept-language': 'es' })).toBe(
      'El filtro no es válido',
    )
  })

  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'El filtro no es válido'],
    ['de,pt-BR;q=0.7', 'O filtro não é válido'],
    ['*', 'Invalid filter'],
    ['', 'Invalid filter'],
    ['no address, just words', 'Invalid filter'],
  ])('as the browser prefers: %j', async (header, expected) => {
    expect(await words('/api/posts', { 'accept-language': header })).toBe(expected)
  })

  test('also when a guard rejects the call', async () => {
    const response = await call(answers({}, 200), '/api/posts?where=%7B', { headers: { 'accept-language': 'es' } })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toBe('La consulta está mal formada')
  })

  test.each(['constructor', 'refusals.constructor', 'refusals.', 'Invalid filter'])(
    'a message that is no key of refusals is unchanged: %s',
    async (message) => {
      const response = await call(answers({ message }, 400), '/api/posts?locale=es')
      expect(((await response.json()) as { message: string }).message).toBe(message)
    },
  )

  test('Payload’s English message is translated', async () => {
    const message = 'You are not allowed to perform this action.'
    const response = await call(answers({ errors: [{ message }] }, 403), '/api/posts?locale=pt')
    expect(await response.json()).toMatchObject({ message: 'Você não tem permissão para fazer isto.' })
  })
})

test.each([
  ['GET', 'O site não pode ser lido agora. Tente de novo.'],
  ['POST', 'O site não consegue salvar nada agora. Tente de novo.'],
])('R-15 a %s while the database is away is a 503 in the caller’s locale with Retry-After', async (method, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const away = new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
  const headers = { 'accept-language': 'pt', 'content-type': 'application/json' }
  const body = method === 'POST' ? '{}' : null
  const response = await call(() => Promise.reject(away), '/api/posts', { method, headers, body })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ message })
})

test('R-15 a GET that Payload itself fails with 503 gets the message for reads', async () => {
  const response = await call(answers({ errors: [{ message: 'refusals.storage' }] }, 503), '/api/posts?locale=es')
  expect(await response.json()).toMatchObject({ message: 'El sitio no se puede leer ahora mismo. Inténtelo de nuevo.' })
})
