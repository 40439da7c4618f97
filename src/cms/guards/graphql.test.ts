import { describe, expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import { graphqlResponse, priceOfQuery, queryProblem, withJsonFilters } from './graphql'

type Received = { status: number; body: unknown }

const answered = async (body: unknown, locale: Locale = 'en'): Promise<Received> => {
  const response = await graphqlResponse(Response.json(body), locale)
  return { status: response.status, body: await response.json() }
}

const refused = (message: string): Received => ({ status: 400, body: { errors: [{ message }] } })

describe('T-1J queries of GraphQL', () => {
  const doubling = (levels: number, spread: (next: string) => string): string =>
    Array.from({ length: levels }, (_, n) => `fragment F${n} on Query{${spread(`...F${n + 1}`)}}`).join('') +
    `fragment F${levels} on Query{__typename}{...F0}`

  // Without the limit, visiting this query would never end.
  test('fragments that expand exponentially are rejected', () => {
    expect(queryProblem(doubling(60, (next) => next + next))).toBe('refusals.queryFragments')
  })

  test('a few fragments are accepted', () => {
    expect(queryProblem(doubling(5, (next) => next))).toBeNull()
    expect(queryProblem('fragment A on Category { id } { Categories { docs { ...A parent { ...A } } } }')).toBeNull()
  })
})

describe('G6 OPS-03 what a query costs', () => {
  test.each([
    ['{ Categories { docs { title } } }', undefined, 1],
    ['{ Categories(limit: 100) { docs { title } } }', undefined, 5],
    ['query($n: Int) { Categories(limit: $n) { docs { title } } }', { n: 40 }, 2],
    ['query($n: Int) { Categories(limit: $n) { docs { title } } }', {}, 5],
    ['{ Categories(limit: 0) { docs { parent { title } } } }', undefined, 15],
    ['{ Categories(limit: 100) { docs { breadcrumbs { doc { breadcrumbs { label } } } } } }', undefined, 100],
    [
      '{ a: Categories(limit: 100) { ...L } b: Categories(limit: 100) { ...L } } fragment L on Categories { docs { parent { id } } }',
      undefined,
      30,
    ],
    ['{ Category(id: 1) { title } countCategories { totalDocs } }', undefined, 2],
  ])('%s %j: %i', (query, variables, points) => {
    expect(priceOfQuery(query, variables)).toBe(points)
  })
})

describe('T-1J responses of GraphQL', () => {
  test('a successful response passes unchanged', async () => {
    const body = { data: { Categories: { docs: [{ id: 1 }] } } }
    expect(await answered(body)).toEqual({ status: 200, body })
  })

  test.each([
    ['a field that is not there', { message: 'Cannot query field "totals". Did you mean "totalDocs"?' }],
    [
      'a wrong variable',
      { message: 'Variable "$a" got invalid value "x"', extensions: { statusCode: 500, name: 'tZ' } },
    ],
    ['a value that Payload refuses', { message: 'Bad', path: ['Categories'], extensions: { statusCode: 400 } }],
  ])('%s is a 400 in the caller’s locale that reveals nothing of the schema', async (_what, error) => {
    for (const body of [{ errors: [error] }, { errors: [error], data: { Categories: null } }]) {
      expect(await answered(body)).toEqual(refused('The query cannot be read'))
      expect(await answered(body, 'es')).toEqual(refused('La consulta no se puede leer'))
      expect(await answered(body, 'pt')).toEqual(refused('A consulta não pode ser lida'))
    }
  })

  test('an own error message is translated and kept', async () => {
    const error = { message: 'refusals.filter', path: ['Categories'], extensions: { statusCode: 400 } }
    expect(await answered({ errors: [error], data: { Categories: null } }, 'es')).toEqual(
      refused('El filtro no es válido'),
    )
  })

  test('a missing category gives the not-found message', async () => {
    const error = { message: 'The requested resource was not found.', path: ['a'], extensions: { statusCode: 404 } }
    expect(await answered({ errors: [error], data: { a: null } }, 'pt')).toEqual(refused('Não encontrado'))
  })

  test.each([
    ['en', 'Error fetching child categories'],
    ['es', 'Error al obtener las subcategorías'],
    ['pt', 'Erro ao obter as subcategorias'],
  ] as const)(
    'API-01 where the children cannot be read: an empty list, and what went wrong (%s)',
    async (locale, message) => {
      const error = { message: 'Something went wrong.', path: ['Categories'], extensions: { statusCode: 500 } }
      const body = { data: { Categories: { docs: [] } }, errors: [{ message }] }
      expect(await answered({ errors: [error], data: { Categories: null } }, locale)).toEqual({ status: 500, body })
    },
  )

  test('a partial response keeps its data and translates its error', async () => {
    const data = { Categories: { docs: [] }, Category: null }
    const body = { data, errors: [{ message: 'refusals.notFound', path: ['Category'] }] }
    expect(await answered(body, 'es')).toEqual({ status: 200, body: { data, errors: [{ message: 'No se encontró' }] } })
  })

  test.each([new Response('<html>'), Response.json([1]), null])(
    'a missing or non-JSON response is a 400',
    async (given) => {
      const response = await graphqlResponse(given, 'en')
      const body: unknown = await response.json()
      expect({ status: response.status, body }).toEqual(refused('The query cannot be read'))
    },
  )
})

describe('API-01 withJsonFilters', () => {
  const query = (type: string): string =>
    `query ($parentId: ${type}, $limit: Int) { Categories(where: { parent: { equals: $parentId } }, limit: $limit) { docs { id } } }`

  test.each(['Int!', 'String', 'ID!', '[Int!]', 'JSON'])(
    'a filter’s variable of type %s is declared as JSON, and no other',
    (type) => {
      const rewritten = withJsonFilters(query(type))
      expect(rewritten).toContain(`$parentId: ${type.replace(/Int|String|ID/, 'JSON')}`)
      expect(rewritten).toContain('$limit: Int')
    },
  )

  test.each(['{ Categories { docs { id } } }', 'query ('])('%s stays as it is', (source) => {
    expect(withJsonFilters(source)).toBe(source)
  })
})
