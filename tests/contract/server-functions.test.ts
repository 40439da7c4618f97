import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, call, type ClientResponse } from '../setup/client'
import { isPostgres } from '../setup/database'
import { serverFunctions } from '@/core/ways-in.data'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'
import { actionId, named, runAction } from '../setup/server-function'

let id = ''
beforeAll(async () => {
  id = await actionId()
})
afterAll(cleanUp)

type Call = Omit<Parameters<typeof runAction>[0], 'id'>

const run = (given: Call): Promise<ClientResponse> => runAction({ id, ...given })

const known = ['render-document-slots', 'render-widget', 'get-default-layout', 'slugify', 'form-state']

describe('M1 T-1K the admin’s server functions', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ...known])(
    '%s rejects a visitor',
    async (name) => {
      const { status, text } = await run({ body: named(name) })
      expect(status).toBe(401)
      expect(text).not.toMatch(/"(fields|permissions|collections)":/)
    },
  )

  test.each(known)('%s rejects a member', async (name) => {
    const { token } = await member(unique('reader'))
    expect((await run({ body: named(name), token })).status).toBe(404)
  })

  test.each(['constructor', 'toString', 'no-such'])('an unknown function, %s, is a 404 for an admin', async (name) => {
    expect((await run({ body: named(name), token: await asAdmin() })).status).toBe(404)
  })

  test('an admin’s own call succeeds', async () => {
    const body = named('slugify', { collectionSlug: 'posts', path: 'slug', valueToSlugify: 'A word' })
    expect((await run({ body, token: await asAdmin() })).status).toBe(200)
  })

  test.each([
    '',
    '[]',
    'null',
    '{}',
    '[null]',
    '[{}]',
    '[{"name":1}]',
    '[{"name":',
    '"x"',
    '["$@1"]',
    ...['$@1', '$1', '$Kx', '$Q2', '$nx', '$', '$E', `$n${'9'.repeat(400)}`, '$0:0:args:b'].map((mark) =>
      named('slugify', { a: mark }),
    ),
  ])('arguments like %s are a 400', async (body) => {
    expect((await run({ body, token: await asAdmin() })).status).toBe(400)
  })

  const part = (disposition: string, text: string): string =>
    `--X\r\nContent-Disposition: form-data${disposition}\r\n\r\n${text}\r\n`
  const first = '; name="0"'
  test.each([
    ['of parts that are none', '', ''],
    ['without a boundary', part(first, named('slugify')), 'multipart/form-data'],
    ['without an end', part(first, named('slugify')), ''],
    ['with a part that has no name', `${part('', '[]')}--X--\r\n`, ''],
    ['of parts that name one another', `${part('; name="1"', '["$1"]')}${part(first, '["$1"]')}--X--\r\n`, ''],
    ['of a form without scripts', `${part('; name="$ACTION_REF_1"', '')}--X--\r\n`, ''],
  ])('a form %s is a 400', async (_, body, type) => {
    const headers = { 'content-type': type || 'multipart/form-data; boundary=X' }
    expect((await run({ body, token: await asAdmin(), headers })).status).toBe(400)
  })

  test.each(['/', '/es', '/mushrooms/species', '/search'])(
    'a call at %s, outside the admin, is a 405',
    async (path) => {
      expect((await run({ path, body: named('form-state'), token: await asAdmin() })).status).toBe(405)
    },
  )

  test('a call from another site is a 403', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await run({ body: named('form-state'), token: await asAdmin(), headers })).status).toBe(403)
  })
})

/** Number of random calls on each database, FUZZ_ROUNDS as in the other fuzz tests (docs/measurements.md). */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 60)
const seed = Number(process.env.GENERATED_SEED ?? (isPostgres ? 20_261_124 : 20_261_123))

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e300, '', 'x', '\u0000', '../..', '__proto__', [], [null], {}, { a: 1 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const slugs = fc.constantFrom(
  'posts',
  'products',
  'mushrooms',
  'users',
  'media',
  'payload-jobs',
  'nothing',
  'constructor',
)
const globals = fc.constantFrom('header', 'site-settings', 'nothing')
const paths = fc.constantFrom('title', 'slug', 'content', 'authors', 'layout.0', '_status', 'hash', 'no.such.path')
const mostly = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: odd })

/**
 * Random arguments with the names that the functions read, mostly of the right type; none names an existing document.
 */
const given = fc.record(
  {
    collectionSlug: mostly(slugs),
    globalSlug: mostly(globals),
    widgetSlug: mostly(fc.constantFrom('collections', 'nothing')),
    schemaPath: mostly(fc.oneof(paths, slugs)),
    path: mostly(paths),
    fieldPath: mostly(paths),
    id: mostly(fc.constantFrom(999_999_999, '999999999', 'abc')),
    docID: odd,
    docId: odd,
    data: mostly(fc.dictionary(fc.constantFrom('title', 'slug', 'content', 'roles', '__proto__'), odd)),
    formState: mostly(fc.dictionary(paths, fc.oneof(odd, fc.record({ value: odd, initialValue: odd })))),
    operation: mostly(fc.constantFrom('create', 'update')),
    docPermissions: odd,
    docPreferences: mostly(fc.constant({ fields: {} })),
    query: mostly(fc.record({ limit: odd, page: odd, sort: odd, where: odd }, { requiredKeys: [] })),
    columns: odd,
    parent: odd,
    locale: mostly(fc.constantFrom('en', 'es', 'de')),
    fromLocale: mostly(fc.constantFrom('en', 'es', 'de')),
    toLocale: mostly(fc.constantFrom('en', 'es', 'de')),
    redirectAfterDelete: odd,
    valueToSlugify: odd,
    widgetData: odd,
    layoutData: odd,
    tableAppearance: odd,
    renderRowTypes: odd,
    select: odd,
    initialBlockData: odd,
    type: mostly(fc.constantFrom('publish', 'unpublish')),
    date: odd,
    doc: mostly(fc.record({ relationTo: slugs, value: fc.constantFrom(999_999_999, 'abc', null) })),
    deleteID: mostly(fc.constant(999_999_999)),
  },
  { requiredKeys: [] },
)
/** All but `schedule-publish`, whose jobs would stay in the queue. */
const tried = serverFunctions.filter((name) => name !== 'schedule-publish')
const calls = fc.record({ name: fc.constantFrom(...tried), args: given })

/** Internals that no response contains, even to an admin: errors of the database and stack traces. */
const inside = /SQLITE_|Failed query|syntax error at|\n {4}at /

describe('ERR-01 M1 random calls of the admin’s server functions', () => {
  test(
    'are rejected for visitors and members, and for an admin are no 5xx and do not change a post',
    { timeout: 120_000 + rounds * 500 },
    async () => {
      const { token: reader } = await member(unique('reader'))
      const post = await makeOne('posts')
      const admin = await asAdmin()
      const before = (await call(`/api/posts/${post}?depth=0`, { token: admin })).text
      const complaints: string[] = []
      // React escapes strings that begin with its own marker `$`.
      const escaped = (_key: string, value: unknown): unknown =>
        typeof value === 'string' && value.startsWith('$') ? `$${value}` : value
      for (const [index, one] of fc.sample(calls, { numRuns: rounds, seed }).entries()) {
        const body = JSON.stringify([one], escaped)
        const response = await run({ body, token: admin })
        if (response.status >= 500 || inside.test(response.text))
          complaints.push(`${response.status} ${body.slice(0, 400)} → ${response.text.slice(0, 200)}`)
        // The status for visitors and members does not depend on the arguments, so every tenth call is enough.
        if (index % 10 > 0) continue
        const statuses = [await run({ body }), await run({ body, token: reader })].map(({ status }) => status)
        if (statuses.join() !== '401,404') complaints.push(`${statuses.join()} ${body.slice(0, 400)}`)
      }
      expect(complaints).toEqual([])
      expect((await call(`/api/posts/${post}?depth=0`, { token: admin })).text).toBe(before)
      // Some functions store their arguments as the admin's preferences for a list, which must still open.
      for (const slug of ['posts', 'products', 'mushrooms', 'users', 'media']) {
        const headers = { cookie: `payload-token=${admin}`, 'sec-fetch-site': 'same-origin' }
        expect((await call(`/admin/collections/${slug}`, { headers })).status, slug).toBe(200)
        await call(`/api/payload-preferences/collection-${slug}`, { method: 'DELETE', token: admin })
      }
    },
  )
})

describe('ERR-01 pages are only read', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s of a page is a 405', async (method) => {
    for (const path of ['/', '/pt/mushrooms/species', '/admin']) {
      const { status, headers } = await call(path, { method })
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe('GET, HEAD')
    }
  })
})
