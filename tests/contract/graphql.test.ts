import { describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { categoryAt, everyDocument, idsOf, languages, sorted, type Doc, type Language } from '../setup/catalogue'
import { expectRefusal, leaks } from '../setup/envelope'

const send = (
  query: string,
  variables: Record<string, unknown> = {},
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<ClientResponse> => call('/api/graphql', { body: { query, variables }, token, headers })

const speaking = (locale: Language): Record<string, string> => ({ 'accept-language': locale })

type Crumb = { id: string; label: string; doc: { id: number } }

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/) as unknown
const something = expect.stringMatching(/\S/) as unknown

describe('API-01 POST /api/graphql', () => {
  test.each(['JSON!', 'Int!', 'Int', 'String!', 'ID'])(
    'returns only the direct children of a category (%s)',
    async (type) => {
      const query = `query ($parentId: ${type}) {
      Categories(where: { parent: { equals: $parentId } }, limit: 100) { docs { id title parent { id } } }
    }`
      const id = await categoryAt('products')
      const docs = at(
        (await send(query, { parentId: /String|ID/.test(type) ? String(id) : id })).json,
        'data.Categories.docs',
      ) as Doc[]
      const below = (await everyDocument('categories', 'depth=0')).filter(({ path }) =>
        /^products\//.test(String(path)),
      )
      const children = below.filter((doc) => doc.parent === id)
      expect(children.length).toBeGreaterThan(0)
      expect(below.length).toBeGreaterThan(children.length)
      expect(sorted(idsOf(docs))).toEqual(sorted(idsOf(children)))
      expect(docs).toEqual(docs.map(() => ({ id: expect.any(Number) as number, title: something, parent: { id } })))
    },
  )

  test('API-01 finds categories by the document of a breadcrumb, and returns their breadcrumbs and dates', async () => {
    const query = `query ($id: JSON!) {
      Categories(where: { breadcrumbs__doc: { equals: $id } }, limit: 100) { docs { ...Crumbs updatedAt createdAt } }
    }
    fragment Crumbs on Category { id title icon breadcrumbs { id label doc { id } } }`
    const parent = await categoryAt('type')
    const docs = at((await send(query, { id: parent })).json, 'data.Categories.docs') as Doc[]
    expect(docs.map(({ title }) => title).toSorted()).toEqual(['Culinary', 'Medicinal', 'Psychoactive', 'Type'])
    for (const doc of docs) {
      expect(Object.keys(doc).sort()).toEqual(['breadcrumbs', 'createdAt', 'icon', 'id', 'title', 'updatedAt'])
      expect(doc).toMatchObject({ icon: something, updatedAt: moment, createdAt: moment })
      const crumbs = doc.breadcrumbs as Crumb[]
      expect(crumbs).toEqual(
        (doc.id === parent ? [doc.title] : ['Type', doc.title]).map((label, index) => ({
          id: something,
          label,
          doc: { id: index === 0 ? parent : doc.id },
        })),
      )
    }
  })

  test.each([
    ['', 10],
    ['(limit: null, page: null)', 10],
    ['(pagination: false)', 10],
    ['(limit: 100)', 100],
    ['(limit: 1, page: 10000)', 0],
  ])('returns as many documents as were requested: %s', async (args, count) => {
    const docs = at((await send(`{ Categories${args} { docs { id } } }`)).json, 'data.Categories.docs')
    expect(docs).toHaveLength(count)
  })
})

const deep = `{ Categories { docs { ${'parent { '.repeat(6)} id ${'} '.repeat(6)} } } }`

/** The error messages by locale. */
const words = {
  categories: {
    en: 'Only categories are answered here',
    es: 'Aquí solo se responden categorías',
    pt: 'Aqui só se respondem categorias',
  },
  reading: {
    en: 'Only queries are answered here',
    es: 'Aquí solo se responden consultas',
    pt: 'Aqui só se respondem consultas',
  },
  depth: { en: 'The query is too deep', es: 'La consulta es demasiado profunda', pt: 'A consulta é profunda demais' },
  aliases: {
    en: 'The query has too many aliases',
    es: 'La consulta tiene demasiados alias',
    pt: 'A consulta tem aliases demais',
  },
  fragments: {
    en: 'The query has too many fragments',
    es: 'La consulta tiene demasiados fragmentos',
    pt: 'A consulta tem fragmentos demais',
  },
  length: { en: 'The query is too long', es: 'La consulta es demasiado larga', pt: 'A consulta é longa demais' },
  operator: {
    en: 'Unknown filter operator',
    es: 'No se conoce este operador de filtro',
    pt: 'Este operador de filtro é desconhecido',
  },
  sort: {
    en: 'Sorting by this field is not possible',
    es: 'No se puede ordenar por este campo',
    pt: 'Não é possível ordenar por este campo',
  },
  limit: {
    en: 'limit must be a whole number from 1 to 100',
    es: 'limit debe ser un número entero de 1 a 100',
    pt: 'limit deve ser um número inteiro de 1 a 100',
  },
  page: {
    en: 'page must be a whole number from 1 to 10000',
    es: 'page debe ser un número entero de 1 a 10000',
    pt: 'page deve ser um número inteiro de 1 a 10000',
  },
  unreadable: {
    en: 'The query cannot be read',
    es: 'La consulta no se puede leer',
    pt: 'A consulta não pode ser lida',
  },
} as const satisfies Record<string, Record<Language, string>>

type Refused = readonly [what: string, query: string, why: keyof typeof words]

const refused: readonly Refused[] = [
  ['another collection', '{ Users { docs { id email } } }', 'categories'],
  ['a single user', '{ User(id: 1) { id } }', 'categories'],
  ['who is signed in', '{ meUser { token } }', 'categories'],
  ['the permissions', '{ Access { canAccessAdmin } }', 'categories'],
  ['settings of Payload', '{ PayloadPreferences { docs { id } } }', 'categories'],
  ['drafts of products', '{ Products(draft: true) { docs { id } } }', 'categories'],
  ['introspection', '{ __schema { types { name } } }', 'categories'],
  ['introspection of a type', '{ __type(name: "Category") { fields { name } } }', 'categories'],
  ['introspection in a fragment', 'fragment A on Query { __schema { types { name } } } { ...A }', 'categories'],
  ['a mutation', 'mutation { deleteCategory(id: 1) { id } }', 'reading'],
  ['the mutation that is there', 'mutation { none }', 'reading'],
  ['a login', 'mutation { loginUser(email: "a", password: "b") { token } }', 'reading'],
  ['a subscription', 'subscription { Categories { docs { id } } }', 'reading'],
  ['a deep query', deep, 'depth'],
  ['a fragment that contains itself', 'fragment A on Category { id ...A } { Categories { docs { ...A } } }', 'depth'],
  [
    'two fragments that contain each other',
    'fragment A on Category { ...B } fragment B on Category { ...A } { Categories { docs { ...A } } }',
    'depth',
  ],
  [
    'fragments that double each other',
    `{ ...F0 } ${Array.from({ length: 60 }, (_, n) => `fragment F${n} on Query{...F${n + 1}...F${n + 1}}`).join('')}
      fragment F60 on Query{__typename}`,
    'fragments',
  ],
  [
    'many aliases',
    `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: Categories { docs { id } }`).join(' ')} }`,
    'aliases',
  ],
  ['a long query', `{ Categories { docs { id } } } # ${'x'.repeat(5000)}`, 'length'],
  ['a field that is not there', '{ Categories { totalDoc docs { hash } } }', 'unreadable'],
  ['a limit that is no number', '{ Categories(limit: "x") { docs { id } } }', 'unreadable'],
  ['a variable that is not there', '{ Categories(limit: 1) @include(if: $x) { docs { id } } }', 'unreadable'],
  ['no query at all', '', 'unreadable'],
  ['nonsense', '{', 'unreadable'],
]

/** Queries that only admins may send. */
const refusedToVisitors: readonly Refused[] = [
  ['a hidden filter', '{ Categories(where: { path: { like: "a" } }) { docs { id } } }', 'operator'],
  ['a foreign sort', '{ Categories(sort: "-hash") { docs { id } } }', 'sort'],
  ['a limit', '{ Categories(limit: 101) { docs { id } } }', 'limit'],
  ['no limit', '{ Categories(limit: 0) { docs { id } } }', 'limit'],
  ['a page', '{ Categories(page: 10001) { docs { id } } }', 'page'],
]

function expectWords(response: ClientResponse, message: string): void {
  expectRefusal(response, 400)
  expect([response.json.message, at(response.json, 'errors.0.message')]).toEqual([message, message])
  expect(response.text).not.toMatch(/Did you mean|totalDocs|extensions|"id"|"email"|"name"/)
  expect(response.text).not.toMatch(leaks)
}

describe('ACL-01 API-01 T-1J GraphQL rejects in the visitor’s locale', () => {
  test.each(refused)('%s', async (_what, query, why) => {
    for (const token of [null, await asAdmin()])
      for (const locale of languages) expectWords(await send(query, {}, token, speaking(locale)), words[why][locale])
  })

  test.each(refusedToVisitors)('%s, sent by a visitor', async (_what, query, why) => {
    for (const locale of languages) expectWords(await send(query, {}, null, speaking(locale)), words[why][locale])
  })

  test.each([
    { query: 1 },
    { query: null },
    { query: ['{'] },
    { variables: {} },
    { query: '{ Categories { docs { id } } }', variables: 'x' },
  ])('a body like %j', async (body) => {
    for (const locale of languages)
      expectWords(await call('/api/graphql', { body, headers: speaking(locale) }), words.unreadable[locale])
  })

  test('a variable of the wrong kind', async () => {
    const query = 'query ($a: Int) { Categories(limit: $a) { docs { id } } }'
    for (const locale of languages)
      expectWords(await send(query, { a: 'x' }, null, speaking(locale)), words.unreadable[locale])
  })

  test('a GET request, with a 405', async () => {
    expect((await call('/api/graphql?query={Categories{docs{id}}}')).status).toBe(405)
  })
})
