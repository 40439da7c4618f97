import { describe, expect, test } from 'vitest'
import { asAdmin, at, call, type Answer } from '../setup/client'
import { docsOf, leaks } from '../setup/envelope'

const ask = (query: string, variables: Record<string, unknown> = {}, token: string | null = null): Promise<Answer> =>
  call('/api/graphql', { body: { query, variables }, token })

const idOf = async (path: string): Promise<number> =>
  Number(docsOf(await call(`/api/categories?where[path][equals]=${path}&depth=0`))[0]?.id)

describe('API-01 POST /api/graphql', () => {
  test('answers the children of a category, one level', async () => {
    const query = `query ($parentId: JSON!) {
      Categories(where: { parent: { equals: $parentId } }, limit: 100) { docs { id title parent { id } } }
    }`
    const id = await idOf('type')
    const docs = at((await ask(query, { parentId: id })).json, 'data.Categories.docs')
    expect(docs).toHaveLength(3)
    expect(docs).toEqual(expect.arrayContaining([expect.objectContaining({ parent: { id } })]))
  })

  test('answers categories by the document of a breadcrumb, with their crumbs and dates', async () => {
    const query = `query ($id: JSON!) {
      Categories(where: { breadcrumbs__doc: { equals: $id } }, limit: 100) { docs { ...Crumbs updatedAt createdAt } }
    }
    fragment Crumbs on Category { id title icon breadcrumbs { id label doc { id } } }`
    const docs = at((await ask(query, { id: await idOf('type') })).json, 'data.Categories.docs')
    expect(docs).toHaveLength(4)
    expect(docs).toEqual(
      expect.arrayContaining([expect.objectContaining({ breadcrumbs: expect.anything() as unknown })]),
    )
  })

  test.each([0, -1, 101, 1_000_000])('gives a hundred documents at most for limit %i', async (limit) => {
    const docs = at((await ask(`{ Categories(limit: ${limit}) { docs { id } } }`)).json, 'data.Categories.docs')
    expect((docs as unknown[]).length).toBeLessThanOrEqual(100)
  })
})

const deep = `{ Categories { docs { ${'parent { '.repeat(6)} id ${'} '.repeat(6)} } } }`
const refused = {
  'another collection': '{ Users { docs { id email } } }',
  'a single user': '{ User(id: 1) { id } }',
  'who is signed in': '{ meUser { token } }',
  'the permissions': '{ Access { canAccessAdmin } }',
  'settings of Payload': '{ PayloadPreferences { docs { id } } }',
  'drafts of products': '{ Products(draft: true) { docs { id } } }',
  introspection: '{ __schema { types { name } } }',
  'introspection of a type': '{ __type(name: "Category") { fields { name } } }',
  'introspection in a fragment': 'fragment A on Query { __schema { types { name } } } { ...A }',
  'a mutation': 'mutation { deleteCategory(id: 1) { id } }',
  'the mutation that is there': 'mutation { none }',
  'a login': 'mutation { loginUser(email: "a", password: "b") { token } }',
  'a subscription': 'subscription { Categories { docs { id } } }',
  'a deep query': deep,
  'a fragment that contains itself': 'fragment A on Category { id ...A } { Categories { docs { ...A } } }',
  'two fragments that contain each other':
    'fragment A on Category { ...B } fragment B on Category { ...A } { Categories { docs { ...A } } }',
  'many aliases': `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: Categories { docs { id } }`).join(' ')} }`,
  'a long query': `{ Categories { docs { id } } } # ${'x'.repeat(5000)}`,
  'a hidden filter': '{ Categories(where: { path: { like: "a" } }) { docs { id } } }',
  'a foreign sort': '{ Categories(sort: "-hash") { docs { id } } }',
  'no query at all': '',
  nonsense: '{',
} as const satisfies Record<string, string>

describe('ACL-01 API-01 GraphQL refuses', () => {
  test.each(Object.entries(refused))('%s', async (_, query) => {
    for (const token of [null, await asAdmin()]) {
      const answer = await ask(query, {}, token)
      if (query.includes('where') && token !== null) continue
      if (query.includes('sort') && token !== null) continue
      expect(answer.status, answer.text).toBeLessThan(500)
      expect(at(answer.json, 'errors.0.message'), answer.text).toBeTypeOf('string')
      expect(JSON.stringify(answer.json.data ?? null)).not.toMatch(/"id"|"email"|"name"/)
      expect(answer.text).not.toMatch(leaks)
    }
  })

  test.each([
    { query: 1 },
    { query: null },
    { query: ['{'] },
    { variables: {} },
    { query: '{ Categories { docs { id } } }', variables: 'x' },
  ])('a body like %j', async (body) => {
    const answer = await call('/api/graphql', { body })
    expect(answer.status).toBeLessThan(500)
    expect(at(answer.json, 'errors.0.message')).toBeTypeOf('string')
  })

  test('a variable of the wrong kind', async () => {
    const answer = await ask('query ($a: Int) { Categories(limit: $a) { docs { id } } }', { a: 'x' })
    expect(at(answer.json, 'errors.0.message')).toBeTypeOf('string')
  })

  test('reading by GET', async () => {
    expect((await call('/api/graphql?query={Categories{docs{id}}}')).status).toBe(405)
  })
})
