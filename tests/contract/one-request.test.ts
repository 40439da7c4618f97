import { expect, test } from 'vitest'
import { siteUrl } from '../setup/client'
import { exchange, hostLine as host, statusOf } from '../setup/raw-request'

/** Sends enough requests to use every connection to Next, since one may still hold data of an earlier request. */
const expectWell = async (): Promise<void> => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => fetch(`${siteUrl}/api/counts?mushrooms=1&n=${index}`)),
  )
  for (const response of responses) expect(response.status).not.toBe(500)
  const health = await Promise.all(Array.from({ length: 20 }, () => fetch(`${siteUrl}/api/health/ready`)))
  for (const reply of health) expect([reply.status, await reply.json()]).toMatchObject([200, { status: 'ok' }])
}

const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

test.each(['DELETE', 'OPTIONS', 'POST'])(
  'T-1P a request hidden in the body of a %s gets no response of its own',
  async (method) => {
    const hidden = `GET /api/internal/changes HTTP/1.1\r\n${host}\r\n`
    const request = `${method} /api/nothing-here HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`
    for (let time = 0; time < 5; time += 1) {
      const answered = await exchange(request + chunked(hidden))
      expect(answered.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
      await expectWell()
    }
  },
)

test.each(['GET', 'HEAD'])(
  'T-1P a %s with a body gets its page and does not break the requests after it',
  async (method) => {
    for (const length of [4, 100_000]) {
      const request = `${method} /es/search?q=${length} HTTP/1.1\r\n${host}Content-Length: ${length}\r\nConnection: close\r\n\r\n`
      const sent = exchange(request + 'x'.repeat(length))
      expect(await sent).toMatch(/^HTTP\/1\.1 200/)
      await expectWell()
    }
  },
)

test.each(['/api/./internal/changes', '/api/x/../internal/changes', '/api/%2e%2e/admin', '/api\\internal/changes'])(
  'T-1P a path with dot segments or a backslash is a 400: %s',
  async (path) => {
    const action = 'Next-Action: 7f0000000000000000000000000000000000000000\r\n'
    expect([await statusOf(`POST ${path}`), await statusOf(`POST ${path}`, host + action)]).toEqual(['400', '400'])
  },
)

test('T-1P two Host headers are a 400; a request line with the whole address is a 200', async () => {
  expect(await statusOf('GET /robots.txt', `${host}Host: evil.example\r\n`)).toBe('400')
  expect(await statusOf(`GET ${siteUrl}/robots.txt`)).toBe('200')
})
