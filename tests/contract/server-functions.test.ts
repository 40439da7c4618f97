import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, call, type Answer } from '../setup/client'
import { cleanUp, unique } from '../setup/fixtures'
import { member } from '../setup/people'
import { actionId, named, runAction } from '../setup/server-function'

let id = ''
beforeAll(async () => {
  id = await actionId()
})
afterAll(cleanUp)

type Call = Omit<Parameters<typeof runAction>[0], 'id'>

const run = (given: Call): Promise<Answer> => runAction({ id, ...given })

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
