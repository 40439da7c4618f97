import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { isPostgres } from '../setup/database'
import { leaks } from '../setup/envelope'
import { cleanUp, makeOne, remember } from '../setup/fixtures'
import { member } from '../setup/members'

/** Number of random calls on each database; `FUZZ_ROUNDS=10000` is for a long run by hand. */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 500)
/** The same calls in every run, different ones on each database; a failing call is found again by its number. */
const seed = 20_260_721 + (isPostgres ? rounds : 0)
const together = 8

function random(state: number): () => number {
  let inner = state
  return () => {
    inner = (inner + 0x6d2b79f5) | 0
    let mixed = Math.imul(inner ^ (inner >>> 15), 1 | inner)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Dice = { pick: <T>(all: readonly T[]) => T; chance: (part: number) => boolean; upTo: (most: number) => number }

const dice = (state: number): Dice => {
  const next = random(state)
  const upTo = (most: number): number => Math.floor(next() * (most + 1))
  const pick = <T>(all: readonly T[]): T => {
    const one = all[upTo(all.length - 1)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  return { pick, upTo, chance: (part) => next() < part }
}

const targets = {
  reads: [
    'products',
    'mushrooms',
    'vendors',
    'posts',
    'categories',
    'reviews',
    'comments',
    'impressions',
    'forms',
    'media',
  ],
  closed: [
    'users',
    'likes',
    'helpfuls',
    'price-records',
    'stats',
    'changes',
    'seed-records',
    'redirects',
    'exports',
    'payload-preferences',
  ],
  writes: ['comments', 'impressions', 'reviews', 'likes', 'helpfuls', 'form-submissions', 'users', 'products', 'media'],
  calls: [
    'users/login',
    'users/forgot-password',
    'users/reset-password',
    'users/logout',
    'users/refresh-token',
    'graphql',
  ],
} as const

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_993,
  2_147_483_648,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'NaN',
  '1e999',
  '%',
  '%_%_%_%',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '$ne',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  'x'.repeat(3000),
  '🍄'.repeat(300),
  [],
  {},
  [[[[1]]]],
  { relationTo: 'users', value: 1 },
  { relationTo: 'products', value: { id: { id: 1 } } },
  { $gt: '' },
  { toString: 1, length: 3 },
  { or: [{ user: { exists: true } }] },
]

const fields = [
  'doc',
  'item',
  'user',
  '_status',
  'status',
  'rating',
  'headline',
  'review',
  'comment',
  'impression',
  'anonymous',
  'locale',
  'helpsWith',
  'experiential',
  'consumptionForm',
  'otherConsumptionForm',
  'populatedUser',
  'id',
  'createdAt',
  'updatedAt',
  'form',
  'submissionData',
  'email',
  'password',
  'roles',
  'token',
  'query',
  'variables',
  'operationName',
  'collection',
  'sessions',
  'file',
  'slug',
  'title',
  'deletedAt',
] as const

const parameters = [
  'where',
  '[where]',
  '[data]',
  'where[id][equals]',
  'where[id][in]',
  'where[id][not_in]',
  'where[id][exists]',
  'where[slug][equals]',
  'where[doc.value][equals]',
  'where[doc][equals]',
  'where[item.value][in]',
  'where[createdAt][less_than]',
  'where[or]',
  'where[and][0][id][greater_than]',
  'where[or][0][title][not_equals]',
  'where[parent][equals]',
  'where[user][equals]',
  'where[a][b][c][d][e]',
  'where[]',
  'sort',
  'sort[]',
  'limit',
  'page',
  'depth',
  'locale',
  'fallback-locale',
  'draft',
  'trash',
  'pagination',
  'populate',
  'populate[users][hash]',
  'select',
  'select[hash]',
  'joins',
  'joins[a][where]',
  'publishSpecificLocale',
  'publishAllLocales',
  'autosave',
  'overrideAccess',
  'showHiddenFields',
  'currentDepth',
  'disableErrors',
  'req',
  'user',
  '',
] as const

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Percent-encodes any string, also with a lone surrogate. */
const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))

function queryOf({ pick, upTo, chance }: Dice): string {
  const parts = Array.from({ length: upTo(4) }, () => {
    const value = chance(0.3)
      ? pick(['1', '10', 'true', 'createdAt', '-id', 'en', 'es', '{}', '[]', '{"id":{"equals":1}}'])
      : asText(pick(hostile))
    return `${chance(0.9) ? pick(parameters) : encode(asText(pick(hostile)))}=${encode(value)}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

type Known = { product: number; species: number; form: number }

const valid = ({ product, species, form }: Known): readonly Record<string, unknown>[] => [
  { doc: { relationTo: 'products', value: product }, comment: 'Fuzz', rating: 3, headline: 'Fuzz', review: 'Fuzz' },
  { doc: species, headline: 'Fuzz', rating: 3, impression: 'Fuzz' },
  { item: { relationTo: 'products', value: product } },
  { form, submissionData: [{ field: 'first', value: 'Fuzz' }] },
  { email: 'nobody@members.test', password: 'not-the-right-password' },
  { query: '{ Categories(limit: 1) { docs { id } } }' },
  {},
]

function bodyOf({ pick, upTo, chance }: Dice, known: Known): string {
  const body = new Map<string, unknown>(Object.entries(pick(valid(known))))
  for (let count = upTo(3); count > 0; count -= 1) {
    body.set(
      chance(0.9) ? pick(fields) : asText(pick(hostile)),
      chance(0.2) ? [pick(hostile), pick(hostile)] : pick(hostile),
    )
  }
  const text = `{${[...body].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
  if (chance(0.1)) return text.slice(0, upTo(text.length))
  if (chance(0.05)) return `${text.slice(0, -1)},"a":1e999,"__proto__":{"a":1}}`
  return text
}

type Call = { method: string; path: string; raw?: string; type: string; signedIn: boolean }

function callOf(number: number, known: Known): Call {
  const roll = dice(seed + number)
  const { pick, chance } = roll
  const signedIn = chance(0.5)
  const id = (): string =>
    chance(0.5)
      ? pick(['1', '2', String(known.product), '999999', 'abc', '0', '-1'])
      : encode(asText(pick(hostile)).slice(0, 200))
  if (chance(0.45)) {
    const rest = pick(['', '', '', '/count', '/versions', '/versions/1', `/${id()}`, `/${id()}/${id()}`])
    const path = `/api/${pick([...targets.reads, ...targets.closed])}${rest}${queryOf(roll)}`
    return { method: 'GET', path, type: '', signedIn }
  }
  const raw = bodyOf(roll, known)
  const type = chance(0.9)
    ? 'application/json'
    : pick([
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/graphql',
      ])
  if (chance(0.3)) return { method: 'POST', path: `/api/${pick(targets.calls)}${queryOf(roll)}`, raw, type, signedIn }
  const method = pick(['POST', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT'])
  const rest = method === 'POST' ? pick(['', '', '', '', `/${id()}`, `/${id()}/duplicate`, '/versions/1']) : `/${id()}`
  return { method, path: `/api/${pick(targets.writes)}${rest}${queryOf(roll)}`, raw, type, signedIn }
}

/** What is wrong with a response, or null. */
function responseProblem(response: ClientResponse): string | null {
  if (response.status >= 500) return 'a 5xx'
  if (leaks.test(response.text)) return 'a leak'
  if (response.status < 400) return null
  if (!(response.headers.get('content-type') ?? '').includes('application/json')) return 'no JSON'
  const envelope =
    typeof response.json.message === 'string' && typeof at(response.json, 'errors.0.message') === 'string'
  return envelope ? null : 'no envelope'
}

let token = ''
let known: Known

beforeAll(async () => {
  token = (await member('fuzzer')).token
  const [product, species, form] = await Promise.all([makeOne('products'), makeOne('mushrooms'), makeOne('forms')])
  known = { product, species, form }
})
afterAll(cleanUp)

test(
  `ERR-01 ${rounds} hostile calls: no 5xx, no leak, and always the error envelope`,
  { timeout: 600_000 },
  async () => {
    const complaints: string[] = []
    const one = async (number: number): Promise<void> => {
      const { method, path, raw, type, signedIn } = callOf(number, known)
      const body = raw === undefined ? {} : { raw, headers: { 'content-type': type } }
      const response = await call(path, { method, token: signedIn && token ? token : null, ...body })
      const wrong = responseProblem(response)
      if (wrong)
        complaints.push(
          `${number} ${wrong}: ${method} ${path.slice(0, 300)} ${raw?.slice(0, 300) ?? ''} → ${response.status} ${response.text.slice(0, 200)}`,
        )
      for (const collection of ['comments', 'impressions', 'reviews', 'likes', 'form-submissions']) {
        if (response.status === 201 && path.startsWith(`/api/${collection}`)) remember(collection, response)
      }
      // A logout ends the session, so the member signs in again for the next calls.
      if (path.startsWith('/api/users/logout') && signedIn && response.status === 200)
        token = (await member('fuzzer')).token
    }
    for (let number = 0; number < rounds; number += together) {
      await Promise.all(Array.from({ length: together }, (_, index) => one(number + index)))
    }
    expect(complaints).toEqual([])
    expect((await call('/api/health/ready')).status).toBe(200)
    expect((await call('/api/products/count', { token: await asAdmin() })).status).toBe(200)
  },
)

/** Thirty-five values of unexpected types, each of them sent for every field that a member may write. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  1e308,
  2_147_483_648,
  9_007_199_254_740_993,
  '',
  ' ',
  'en',
  '1',
  'NUL\u0000',
  'bell\u0007',
  'two\r\nlines',
  '\ud800',
  '\u202egnp.exe',
  'e\u0301',
  '🍄'.repeat(300),
  'x'.repeat(3000),
  [],
  [null],
  [1],
  ['en'],
  ['a', 'b', 'c'],
  [[1]],
  [{}],
  Array.from({ length: 10_000 }, () => 1),
  {},
  { a: 1 },
  { length: 5 },
  { id: 1 },
  { relationTo: 'products', value: { id: [] } },
]

const words = [
  'comment',
  'headline',
  'review',
  'impression',
  'locale',
  'otherConsumptionForm',
  'name',
  'alias',
  'email',
]

/** The fields that a member may write, by collection. */
const writable = {
  comments: ['doc', 'comment', 'anonymous', 'locale'],
  impressions: [
    'doc',
    'headline',
    'rating',
    'impression',
    'consumptionForm',
    'otherConsumptionForm',
    'experiential',
    'helpsWith',
    'anonymous',
    'locale',
  ],
  reviews: ['doc', 'headline', 'rating', 'review', 'anonymous', 'locale'],
  helpfuls: ['item'],
  likes: ['item'],
  users: ['name', 'alias', 'avatar', 'roles', 'locale', 'email', 'sample', 'sessions', 'loginAttempts', 'lockUntil'],
} as const

type Writable = keyof typeof writable

test.each(Object.keys(writable) as Writable[])(
  'ERR-01 T-1E unexpected values in every field of %s: no 5xx, and no text field accepts another type',
  { timeout: 600_000 },
  async (collection) => {
    const { id, token: own } = await member('odd')
    const { product, species } = known
    let sent = 0
    const fresh = (): Record<string, unknown> => {
      sent += 1
      const bodies = {
        comments: { doc: { relationTo: 'products', value: product }, comment: `Odd ${sent}` },
        impressions: { doc: species, headline: 'Odd', rating: 3, impression: `Odd ${sent}` },
        reviews: { doc: { relationTo: 'products', value: product }, headline: 'Odd', rating: 3, review: `Odd ${sent}` },
        helpfuls: {},
        likes: {},
        users: { name: 'Odd' },
      } as const satisfies Record<Writable, unknown>
      return bodies[collection]
    }
    const address = collection === 'users' ? `/api/users/${id}` : `/api/${collection}`
    const method = collection === 'users' ? 'PATCH' : 'POST'
    const complaints: string[] = []
    for (const field of writable[collection]) {
      for (const value of odd) {
        const response = await call(address, { method, body: { ...fresh(), [field]: value }, token: own })
        if (response.status === 201) remember(collection, response)
        const foreign = words.includes(field) && typeof value !== 'string' && value !== null
        const taken = foreign && response.status < 300 ? 'another kind' : responseProblem(response)
        const unclean = /\\u0000|\\u0007/.test(response.text) && response.status < 300 ? 'a control character' : null
        if (taken ?? unclean) {
          const shown = JSON.stringify(value).slice(0, 60)
          complaints.push(`${taken ?? unclean}: ${field} ${shown} → ${response.status} ${response.text.slice(0, 200)}`)
        }
      }
    }
    expect(complaints).toEqual([])
    expect((await call('/api/users/me', { token: own })).json.user).toMatchObject({ id, roles: ['member'] })
  },
)
