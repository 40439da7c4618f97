import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { isPostgres } from '../setup/database'
import { expectRefusal, leaks } from '../setup/envelope'
import { callers, collections, languages } from '../setup/catalogue'

const messages = { en: en.filterErrors, es: es.filterErrors, pt: pt.filterErrors } as const
type Key = keyof typeof en.filterErrors

/** Expects the error envelope with the `error` string (API-03, ARC-09). */
function expectFilterRefusal(response: ClientResponse, message: string): void {
  expectRefusal(response, 400)
  const said = {
    error: response.json.error,
    message: response.json.message,
    first: at(response.json, 'errors.0.message'),
  }
  expect(said).toEqual({ error: message, message, first: message })
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.json).not.toHaveProperty('data')
}

type Case = readonly [what: string, over: Record<string, unknown>, key: Key]

const values = (count: number): string[] => Array.from({ length: count }, (_, index) => `v${index}`)
const filters = (activeFilters: unknown, over: Record<string, unknown> = {}) => ({
  relationTo: 'mushrooms',
  activeFilters,
  ...over,
})
const products = (activeFilters: unknown, over: Record<string, unknown> = {}) =>
  filters(activeFilters, { relationTo: 'products', ...over })
const lisbon = { lat: 38.7, lng: -9.1 }

const elsewhere: readonly Case[] = [
  'users',
  '__proto__',
  'constructor',
  'payload-preferences',
  'payload-migrations',
  'categories',
  'reviews',
  'Mushrooms',
  'mushrooms ',
  '',
  5,
  null,
  ['products'],
  { in: ['products'] },
].map((relationTo) => [
  `the collection ${JSON.stringify(relationTo)}`,
  { relationTo, activeFilters: {} },
  'unknownCollection',
])

const unknown: readonly Case[] = [
  ['a section that is none', filters({ hash: ['a'] }), 'unknownSection'],
  ['a section of another archive', products({ main_flavor: ['nutty'] }), 'unknownSection'],
  ['near me where nothing has a place', filters({ nearMe: 'true' }, { location: lisbon }), 'unknownSection'],
  ['a sub-section for a section', filters({ 'main_chemistry.psychoactive': ['psilocybin'] }), 'unknownSection'],
  ['a field with a path', products({ 'vendor.email': ['a'] }), 'unknownSection'],
  ['an admin’s field', products({ supplierCost: ['1'] }), 'unknownSection'],
  ['the state', products({ _status: ['draft'] }), 'unknownSection'],
  ['a logical operator', products({ or: ['a'] }), 'unknownSection'],
  ['a name every object has', products({ toString: ['a'] }), 'unknownSection'],
  ['another one', products({ hasOwnProperty: ['a'] }), 'unknownSection'],
  ['more than ten sections', filters(Object.fromEntries(values(11).map((key) => [key, ['a']]))), 'tooMany'],
]

const misshapen: readonly Case[] = [
  ['an operator for a value', filters({ hash: { like: '%' } }), 'badRequest'],
  ['an operator in a known section', filters({ main_flavor: { not_equals: 'nutty' } }), 'badRequest'],
  ['an operator in a list', filters({ main_flavor: [{ like: '%' }] }), 'badRequest'],
  ['a list in a list', filters({ main_flavor: [['nutty']] }), 'badRequest'],
  ['a number', filters({ difficulty: 4 }), 'badRequest'],
  ['a truth', products({ nearMe: true }, { location: lisbon }), 'badRequest'],
  ['null', filters({ main_flavor: null }), 'badRequest'],
  ['an empty text', filters({ main_flavor: '' }), 'badRequest'],
  ['more than twenty values', filters({ main_flavor: values(21) }), 'badRequest'],
  ['a value of 65 characters', filters({ main_flavor: ['x'.repeat(65)] }), 'badRequest'],
  ['a key of 65 characters', filters({ ['x'.repeat(65)]: ['a'] }), 'badRequest'],
  ['no filters', { relationTo: 'mushrooms' }, 'badRequest'],
  ['filters in a list', filters([]), 'badRequest'],
  ['filters as text', filters('main_flavor'), 'badRequest'],
  ['filters that are null', filters(null), 'badRequest'],
  ...[0, -1, 1e9, 10_001, '1', 1.5, null, true, [1]].map((page): Case => [
    `page ${JSON.stringify(page)}`,
    filters({}, { page }),
    'badRequest',
  ]),
  ...[0, -1, 101, 1e9, '20', 2.5, null].map((limit): Case => [
    `limit ${JSON.stringify(limit)}`,
    filters({}, { limit }),
    'badRequest',
  ]),
  ...['hash', '-title', 'createdAt,-id', 'supplierCost', '', 5, null, ['price']].map((sort): Case => [
    `sort ${JSON.stringify(sort)}`,
    filters({}, { sort }),
    'badRequest',
  ]),
  ...['true', 1, null].map((facets): Case => [
    `facets ${JSON.stringify(facets)}`,
    filters({}, { facets }),
    'badRequest',
  ]),
  ...['where', 'depth', 'select', 'draft', 'user', '_status', 'overrideAccess', 'collection'].map((key): Case => [
    `the unknown key ${key}`,
    filters({}, { [key]: {} }),
    'badRequest',
  ]),
  ['a text of 201 characters', filters({}, { text: 'x'.repeat(201) }), 'badRequest'],
  ['a text that is none', filters({}, { text: { like: '%' } }), 'badRequest'],
  ...[
    { lat: 90.1, lng: 0 },
    { lat: -91, lng: 0 },
    { lat: 0, lng: 180.5 },
    { lat: 0, lng: -181 },
    { lat: '38.7', lng: '-9.1' },
    { lat: 38.7 },
    { lat: null, lng: null },
    { lat: 38.7, lng: -9.1, radius: 99_999 },
    [38.7, -9.1],
    '38.7,-9.1',
    null,
  ].map((location): Case => [
    `the place ${JSON.stringify(location)}`,
    products({ nearMe: 'true' }, { location }),
    'badRequest',
  ]),
]

const meaningless: readonly Case[] = [
  ...['false', 'TRUE', '1', 'yes', ' true'].map((value): Case => [
    `FLT-11 near me ${JSON.stringify(value)}`,
    products({ nearMe: value }, { location: lisbon }),
    'badSelection',
  ]),
  ['FLT-11 near me off, also without a place', products({ nearMe: ['false'] }), 'badSelection'],
  ['FLT-11 near me twice', products({ nearMe: ['true', 'true'] }, { location: lisbon }), 'badSelection'],
  ['FLT-11 near me for vendors', { relationTo: 'vendors', activeFilters: { nearMe: 'no' } }, 'badSelection'],
  ...[
    'abc',
    '-',
    '10',
    '1-2-3',
    '1e3-',
    '-5--1',
    'NaN-',
    '0x10-',
    '9999999999999-',
    '1,5-2',
    ' 1-2',
    "1-2' OR 1=1",
  ].map((price): Case => [`FLT-11 the price ${JSON.stringify(price)}`, products({ price }), 'badSelection']),
  ['FLT-11 two price spans', products({ price: ['1-2', '3-4'] }), 'badSelection'],
  ...['4', 'abc', '-', '3-4-5', '4+', '-1-2'].flatMap((rating): Case[] => [
    [`FLT-11 the rating ${JSON.stringify(rating)}`, filters({ rating }), 'badSelection'],
    [
      `FLT-11 the rating ${JSON.stringify(rating)} of vendors`,
      filters({ rating }, { relationTo: 'vendors' }),
      'badSelection',
    ],
  ]),
  ['FLT-11 two spans of ratings', products({ rating: ['1-2', '3-4'] }), 'badSelection'],
  ['D-12: near me without a place', products({ nearMe: 'true' }), 'placeNeeded'],
  [
    'D-12: near me without a place, vendors',
    { relationTo: 'vendors', activeFilters: { nearMe: ['true'] } },
    'placeNeeded',
  ],
  ['D-16: by distance without a place', products({}, { sort: 'distance' }), 'placeNeeded'],
]

describe('API-03 POST /api/filter rejects', () => {
  test.each([...elsewhere, ...unknown, ...misshapen, ...meaningless])('%s', async (_what, over, key) => {
    for (const locale of languages) {
      expectFilterRefusal(await call('/api/filter', { body: { ...over, locale } }), messages[locale][key])
    }
    expectFilterRefusal(await call('/api/filter', { body: over }), messages.en[key])
    expectFilterRefusal(await call('/api/filter', { body: over, token: await asAdmin() }), messages.en[key])
  })

  test.each(callers)('I18-01 without a locale in the body, in the language of %s', async (_whose, headers, locale) => {
    for (const [body, key] of [
      [filters({ main_flavor: 4 }), 'badRequest'],
      [filters({ hash: ['a'] }), 'unknownSection'],
      [products({ price: 'abc' }), 'badSelection'],
      [filters({}, { locale: 'xx' }), 'badRequest'],
    ] as const)
      expectFilterRefusal(await call('/api/filter', { body, headers }), messages[locale][key])
    const own = await call('/api/filter', { body: filters({ hash: ['a'] }, { locale: 'en' }), headers })
    expectFilterRefusal(own, messages.en.unknownSection)
    // The locale of the response stays English unless the body names another.
    const { json } = await call('/api/filter', { body: filters({}, { limit: 1 }), headers })
    const english = await call('/api/filter', { body: filters({}, { limit: 1, locale: 'en' }) })
    expect(json.data).toEqual(english.json.data)
  })

  test.each(['xx', 'all', '*', 'EN', '', 5, null, ['es']])('the locale %j, with an English message', async (locale) => {
    expectFilterRefusal(await call('/api/filter', { body: filters({}, { locale }) }), messages.en.badRequest)
  })

  test('FLT-11 with the exact message “Invalid selection”; each message differs between locales', () => {
    expect(messages.en.badSelection).toBe('Invalid selection')
    expect(messages.en.failed).toBe('Failed to fetch filtered data')
    expect(messages.en.productsFailed).toBe('Failed to fetch products')
    for (const key of Object.keys(messages.en) as Key[])
      expect(new Set(languages.map((locale) => messages[locale][key])).size).toBe(3)
  })

  test('FLT-12 neither ten sections nor twenty values of 64 characters each, in any script', async () => {
    const keys = [
      ...['main_benefit', 'main_effect', 'main_chemistry', 'main_type', 'main_flavor', 'main_fragrance'],
      ...['main_texture', 'edibility', 'season', 'continent'],
    ]
    const long = Array.from({ length: 20 }, (_, index) => `${'x'.repeat(61)}𠮷${index + 10}`)
    const body = filters(Object.fromEntries(keys.map((key) => [key, long])), { page: 10_000, limit: 100 })
    const response = await call('/api/filter', { body: { ...body, text: 'x'.repeat(200) } })
    expect(response.status).toBe(200)
    expect(response.json.totalDocs).toBe(0)
  })
})

/** Bodies that the request guard rejects before the handler runs; the error has the same shape. */
const unreadable = [
  ['nothing', ''],
  ['a beginning', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"mushrooms"'],
  ['a prototype among the filters', '{"relationTo":"mushrooms","activeFilters":{"__proto__":["a"]}}'],
  ['a constructor among the filters', '{"relationTo":"mushrooms","activeFilters":{"constructor":["a"]}}'],
  ['a prototype', '{"relationTo":"mushrooms","activeFilters":{},"__proto__":{"page":1}}'],
  ['fifty levels', `{"relationTo":"mushrooms","activeFilters":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`],
  ['something after the end', '{"relationTo":"mushrooms","activeFilters":{}}x'],
] as const

test('ERR-01 values named like properties of every object match nothing and cause no error', async () => {
  const values = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  for (const [relationTo, key] of [
    ['mushrooms', 'season'],
    ['mushrooms', 'main_chemistry'],
    ['products', 'species'],
    ['products', 'vendor'],
    ['projects', 'place'],
  ] as const) {
    const { status, json } = await call('/api/filter', {
      body: { relationTo, activeFilters: { [key]: values }, page: 1 },
    })
    expect(status, key).toBe(200)
    expect(json.totalDocs, key).toBe(0)
    if (key !== 'season' && key !== 'main_chemistry') expect(json.names, key).toEqual({ [key]: {} })
  }
})

describe('ERR-01 an unreadable body', () => {
  test.each(unreadable)('API-03 POST /api/filter, %s: a 400 with the error field', async (_what, raw) => {
    const response = await call('/api/filter', { raw })
    expectRefusal(response, 400)
    expect(response.json.error).toBe(response.json.message)
  })

  test.each(unreadable)(
    'API-02 POST /api/paginatedCollectionOverride, %s: a 400 with the empty result',
    async (_what, raw) => {
      const response = await call('/api/paginatedCollectionOverride', { raw })
      expectRefusal(response, 400)
      expect(response.json.results).toMatchObject({ docs: [], totalPages: 1, totalDocs: 0 })
    },
  )

  test('POST /api/filter, too large: a 413; of another content type: a 415', async () => {
    const large = JSON.stringify({ relationTo: 'mushrooms', activeFilters: {}, text: 'x'.repeat(300_000) })
    expectRefusal(await call('/api/filter', { raw: large }), 413)
    const form = await call('/api/filter', { raw: 'relationTo=mushrooms', headers: { 'content-type': 'text/plain' } })
    expectRefusal(form, 415)
  })
})

const hostile = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u202egnp.exe',
  'NaN',
  'true',
  '10-50',
  '1e999-',
  '%',
  '%_%_%_%',
  "' OR 1=1 --",
  '"; DROP TABLE products; --',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(3000),
  '🍄'.repeat(80),
  [],
  {},
  [[[[1]]]],
  { like: '%' },
  { $gt: '' },
  { equals: { equals: 1 } },
  { lat: 1e400, lng: -1 },
  { categories: { in: [1, '2', null] } },
  { or: [{ hash: { exists: true } }] },
)

const word = fc.oneof(
  { weight: 3, arbitrary: hostile },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 200 }) },
)

const sections = [
  'main_flavor',
  'edibility',
  'rating',
  'nearMe',
  'price',
  'species',
  'mushroom',
  'vendor',
  'topic',
] as const
const section = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...sections) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 70 }) },
)
const chosen = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('nutty', 'true', '10-50', '4', '1', 'edibles') },
  { weight: 1, arbitrary: word },
)
const choice = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.dictionary(section, fc.oneof(chosen, fc.array(chosen, { maxLength: 25 })), { maxKeys: 12 }),
  },
  { weight: 1, arbitrary: word },
)
const collection = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...collections) },
  { weight: 1, arbitrary: word },
)

/** A body of mostly valid fields with a few unexpected ones. */
const body = (valid: Record<string, fc.Arbitrary<unknown>>, names: readonly string[]) =>
  fc
    .tuple(
      fc.record(valid, { requiredKeys: ['limit'] }),
      fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 2 }),
    )
    .map(([good, bad]) => JSON.stringify({ ...good, ...bad }))

const pageOf = fc.constantFrom(1, 2, 10_000)
const sizeOf = fc.constantFrom(1, 3)
const locale = fc.constantFrom('en', 'es', 'pt')

const filterBody = body(
  {
    relationTo: collection,
    activeFilters: choice,
    page: pageOf,
    limit: sizeOf,
    locale,
    facets: fc.boolean(),
    sort: fc.constantFrom('createdAt', '-rating', 'title', '-price', 'distance'),
    location: fc.constantFrom({ lat: 38.7, lng: -9.1 }, { lat: -90, lng: 180 }),
    text: fc.oneof(fc.constantFrom('shiitake', 'ostra'), fc.string({ unit: 'binary', maxLength: 100 })),
  },
  ['relationTo', 'activeFilters', 'page', 'limit', 'sort', 'location', 'text', 'locale', 'where', 'facets', 'depth'],
)

const listBody = body(
  {
    collection,
    depth: fc.constantFrom(0, 1),
    page: pageOf,
    limit: sizeOf,
    locale,
    sort: fc.constantFrom('createdAt', '-title'),
    where: fc.oneof(fc.record({ categories: fc.record({ in: fc.array(fc.integer()) }) }), word),
  },
  ['collection', 'depth', 'page', 'limit', 'sort', 'where', 'locale', 'draft', 'user', 'overrideAccess', 'select'],
)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
/** Percent-encodes any string, also with a lone surrogate. */
const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))

const query = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: word.map(asText) }),
        fc.constantFrom('', '', '', '', '[]', '[not_equals]', '[0]', '[__proto__]'),
        fc.oneof(chosen, word),
        fc.boolean(),
      ),
      { maxLength: 4 },
    )
    .map((parts) =>
      parts
        .map(([name, suffix, value, raw]) =>
          // Half of them are not encoded, as careless clients send them.
          raw && /^[\w%'-]*$/.test(asText(value))
            ? `${encode(name)}${suffix}=${asText(value)}`
            : `${encode(name)}${encode(suffix)}=${encode(asText(value))}`,
        )
        .join('&'),
    )

/** Mostly a valid string, sometimes another. */
const mostly = (good: readonly string[], bad: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: bad })

const wordText = word.map(asText)
/** A position in a string, from its beginning (0) to its end (1). */
const part = fc.double({ min: 0, max: 1, noNaN: true })

const condition = fc
  .tuple(
    fc.constantFrom('', '', '', '[or][0]', '[and][0]', '[or][0][and][1]', '[__proto__]'),
    mostly(
      ['title', 'slug', 'path', 'parent', 'id', 'breadcrumbs.doc'],
      fc.oneof(fc.constantFrom('hash', 'parent.title', 'description', '_status', 'constructor'), wordText),
    ),
    mostly(
      ['equals', 'not_equals', 'in', 'not_in', 'greater_than', 'exists'],
      fc.oneof(fc.constantFrom('like', 'contains', 'near', 'within', 'all', '$gt', '__proto__'), wordText),
    ),
    mostly(['1', '7', '1,2', 'type', 'products/mushroom', 'true'], wordText),
  )
  .map(([prefix, field, operator, value]) => `where${prefix}[${encode(field)}][${encode(operator)}]=${encode(value)}`)

const plainParameter = fc
  .tuple(
    mostly(
      ['limit', 'page', 'sort', 'depth', 'locale'],
      fc.constantFrom('where', 'where[or]', 'fallback-locale', 'draft', 'trash', 'pagination', 'select[hash]', 'joins'),
    ),
    mostly(['1', '2', 'title', '-path', 'pt'], wordText),
  )
  .map(([name, value]) => `${name}=${encode(value)}`)

const categoryQuery = fc
  .array(fc.oneof(condition, plainParameter), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('&'))

const queries = [
  '{ Categories(limit: 3) { totalDocs docs { id title path } } }',
  'query ($id: JSON) { Categories(where: { parent: { equals: $id } }, limit: 3) { docs { id parent { id } } } }',
  'query ($id: JSON) { Categories(where: { breadcrumbs__doc: { equals: $id } }) { docs { ...C } } } fragment C on Category { icon breadcrumbs { label } }',
  'query ($id: Int!) { Category(id: $id) { id title updatedAt } }',
  'query ($locale: LocaleInputType, $page: Int, $limit: Int) { Categories(locale: $locale, page: $page, limit: $limit) { docs { title } nextPage } }',
  '{ countCategories { totalDocs } __typename }',
] as const

const pieces = fc.constantFrom(
  ...['', '{', '}', '(', '"', '"""', '#', '\u0000', '🍄', '$id', '$nobody', 'a: ', '...C', '...Nobody', '-1', '1e400'],
  ...[' @include(if: false)', ' @nothing', 'limit: -1, ', 'sort: "-hash", ', 'draft: true, ', 'mutation ', 'fragment '],
  ...['where: { hash: { like: "%" } }, ', 'where: { OR: [{ title: { equals: 1 } }] }, ', 'where: { AND: null }, '],
  ...['meUser { token } ', 'Users { docs { email } } ', '__schema { types { name } } ', 'parent { parent { id } } '],
)

/** A query of which a part is deleted and replaced. */
const mutated = fc
  .tuple(
    fc.constantFrom(...queries),
    part,
    fc.nat(12),
    fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: wordText }),
  )
  .map(([text, place, gone, piece]) => {
    const from = Math.floor(text.length * place)
    return text.slice(0, from) + piece + text.slice(from + gone)
  })

/** Mostly a value of the variable's type, sometimes any other. */
const held = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: word })

const queryBody = fc
  .record(
    {
      query: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<unknown>(...queries) },
        { weight: 4, arbitrary: mutated },
        { weight: 1, arbitrary: word },
      ),
      variables: held(
        fc.record(
          { id: held(fc.constantFrom(1, 2, 7)), page: held(pageOf), limit: held(sizeOf), locale: held(locale) },
          { requiredKeys: ['id'] },
        ),
      ),
      operationName: held(fc.constant(null)),
    },
    { requiredKeys: ['query', 'variables'] },
  )
  .map((given) => JSON.stringify(given))

type Hostile = { path: string; raw?: string }

/** Calls of all kinds in about the same numbers, some with a truncated body. */
const anyCall: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 2, arbitrary: filterBody.map((raw) => ({ path: '/api/filter', raw })) },
  { weight: 2, arbitrary: listBody.map((raw) => ({ path: '/api/paginatedCollectionOverride', raw })) },
  {
    weight: 2,
    arbitrary: query([...sections, 'locale', 'hash']).map((search) => ({ path: `/api/products/filter?${search}` })),
  },
  { weight: 2, arbitrary: queryBody.map((raw) => ({ path: '/api/graphql', raw })) },
  { weight: 2, arbitrary: categoryQuery.map((search) => ({ path: `/api/categories?${search}` })) },
  { weight: 2, arbitrary: query(['q', 'q', 'locale', 'limit']).map((search) => ({ path: `/api/search?${search}` })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/api/filter', '/api/paginatedCollectionOverride', '/api/graphql'),
        fc.oneof(filterBody, queryBody),
        part,
      )
      .map(([path, raw, place]) => ({ path, raw: raw.slice(0, Math.floor(raw.length * place)) })),
  },
)

/** Number of random calls on each database, which get different ones; `FUZZ_ROUNDS=10000` is for a long run by hand. */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 500)
const together = 8
/** Internals that must not leak; `Invalid selection` and a guide's stack of straw are allowed. */
const machinery = /sqlite|\bselect\b|\bstack\b/i

function responseProblem({ status, headers, text, json }: ClientResponse): string | null {
  if (status >= 500) return 'a 5xx'
  if (!(headers.get('content-type') ?? '').includes('application/json') || !text.startsWith('{')) return 'no JSON'
  if (leaks.test(text)) return 'a leak'
  if (status < 400) return null
  if (machinery.test(text)) return 'words of the machinery'
  return typeof json.message === 'string' && typeof at(json, 'errors.0.message') === 'string' ? null : 'no envelope'
}

test(
  `ERR-01 ${rounds} random calls to five read APIs and the search: no 5xx, always JSON, no leak of SQL or stack`,
  { timeout: 600_000 },
  async () => {
    const calls = fc.sample(anyCall, { seed: 20_260_721 + (isPostgres ? rounds : 0), numRuns: rounds })
    const complaints: string[] = []
    const statuses = new Map<number, number>()
    const one = async ({ path, raw }: Hostile): Promise<void> => {
      const response = await call(path, raw === undefined ? {} : { raw })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const wrong = responseProblem(response)
      if (wrong)
        complaints.push(
          `${wrong}: ${path.slice(0, 400)} ${(raw ?? '').slice(0, 400)} → ${response.status} ${response.text.slice(0, 200)}`,
        )
    }
    for (let at = 0; at < calls.length; at += together) await Promise.all(calls.slice(at, at + together).map(one))
    expect(complaints).toEqual([])
    // Both outcomes occurred often enough for the test to mean something.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(rounds / 10)
    expect(statuses.get(400) ?? 0).toBeGreaterThan(rounds / 10)
    expect((await call('/api/health/ready')).status).toBe(200)
  },
)
