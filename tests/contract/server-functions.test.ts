import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, call, siteUrl, type Answer } from '../setup/client'
import { cleanUp, unique } from '../setup/fixtures'
import { member } from '../setup/people'

/** The id of the admin's one server function, as its own scripts name it. */
async function actionId(): Promise<string> {
  const { text } = await call('/admin/login')
  const sources = [...text.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([source]) => source)
  for (const source of new Set(sources)) {
    const [, id] = /"([0-9a-f]{42})",[^,]+,void 0,[^,]+,"serverFunction"/.exec((await call(source)).text) ?? []
    if (id) return id
  }
  const [, id] = /"id":"([0-9a-f]{42})"/.exec(text.replaceAll('\\', '')) ?? []
  if (!id) throw new Error('The login page names no server function')
  return id
}

let id = ''
beforeAll(async () => {
  id = await actionId()
})
afterAll(cleanUp)

type Call = { path?: string; body?: string; token?: string; headers?: Record<string, string> }

const run = ({ path = '/admin', body = '[]', token, headers = {} }: Call): Promise<Answer> =>
  call(path, {
    raw: body,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
      origin: siteUrl,
      ...(token ? { cookie: `payload-token=${token}` } : {}),
      ...headers,
    },
  })

const named = (name: string, args: object | undefined = {}): string => JSON.stringify([{ name, args }])

const known = ['render-document-slots', 'render-widget', 'get-default-layout', 'slugify', 'form-state']

describe('M1 T-1K the admin’s server functions', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ...known])(
    '%s answers no visitor',
    async (name) => {
      const { status, text } = await run({ body: named(name) })
      expect(status).toBe(401)
      expect(text).not.toMatch(/"(fields|permissions|collections)":/)
    },
  )

  test.each(known)('%s answers no member', async (name) => {
    const { token } = await member(unique('reader'))
    expect((await run({ body: named(name), token })).status).toBe(404)
  })

  test.each(['constructor', 'toString', 'no-such'])('an admin finds no function %s', async (name) => {
    expect((await run({ body: named(name), token: await asAdmin() })).status).toBe(404)
  })

  test('an admin’s own call is answered', async () => {
    const body = named('slugify', { collectionSlug: 'posts', path: 'slug', valueToSlugify: 'A word' })
    expect((await run({ body, token: await asAdmin() })).status).toBe(200)
  })

  test.each(['', '[]', 'null', '{}', '[null]', '[{}]', '[{"name":1}]', '[{"name":', '"x"'])(
    'arguments like %s are a 400',
    async (body) => {
      expect((await run({ body, token: await asAdmin() })).status).toBe(400)
    },
  )

  test.each(['/', '/es', '/mushrooms/species', '/search'])('%s has none', async (path) => {
    expect((await run({ path, body: named('form-state'), token: await asAdmin() })).status).toBe(405)
  })

  test('a page of another site calls none', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await run({ body: named('form-state'), token: await asAdmin(), headers })).status).toBe(403)
  })
})

describe('ERR-01 pages are read', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is no way to ask for one', async (method) => {
    for (const path of ['/', '/pt/mushrooms/species', '/admin']) {
      const { status, headers } = await call(path, { method })
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe('GET, HEAD')
    }
  })
})
