import { APIError, type CollectionConfig, type Config } from 'payload'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { namedFields } from './named-fields'
import { boundArguments, numberRules, operationGuardPlugin } from './operation-guard'
import { publicFields, publicFieldsOf } from './public-fields'
import { refusalIn } from './refusals'

const fields = publicFieldsOf(publicFields({ title: 'text', rating: 'number', 'doc.value': 'id' }))

type Given = Parameters<typeof boundArguments>[0]

const bound = (args: Given): Given => {
  boundArguments(args, fields)
  return args
}

const refused = (args: Record<string, unknown>): unknown => {
  try {
    boundArguments({ ...args }, fields)
  } catch (error) {
    return error instanceof APIError ? { status: error.status, isPublic: error.isPublic } : error
  }
  return 'let through'
}

const refusal = { status: 400, isPublic: true }

test.each<{ given: unknown }>([
  { given: { toString: 1 } },
  { given: { valueOf: 1, toString: null } },
  { given: [{ toString: 1 }] },
])('G2 %j is rejected as the list of in and not_in', ({ given }) => {
  expect(refused({ where: { id: { in: given } } })).toEqual(refusal)
  expect(refused({ where: { title: { not_in: given } } })).toEqual(refusal)
})

describe('G2 limit, page and depth of a call', () => {
  const names = ['limit', 'page', 'depth'] as const

  test.each([
    ['limit', 1],
    ['limit', 100],
    ['page', 1],
    ['page', 10_000],
    ['depth', 0],
    ['depth', 2],
  ] as const)('%s %i is accepted', (name, given) => {
    expect(bound({ [name]: given })).toEqual({ [name]: given, draft: false, trash: false, populate: namedFields })
  })

  test.each([
    ['limit', 0],
    ['limit', -1],
    ['limit', 101],
    ['limit', 1e9],
    ['limit', 2.5],
    ['page', 0],
    ['page', -7],
    ['page', 10_001],
    ['depth', -1],
    ['depth', 3],
    ...names.flatMap((name) =>
      // Payload passes on unchanged what it cannot parse as a number.
      [Number.NaN, Number.POSITIVE_INFINITY, 1e308, '5', 'abc', '', ['1', '2'], { a: '1' }, true].map(
        (value) => [name, value] as const,
      ),
    ),
  ] as const)('%s %j is a 400 whose message names its bounds', (name, given) => {
    expect(refused({ [name]: given })).toEqual(refusal)
    expect(() => bound({ [name]: given })).toThrow(numberRules[name].refusal)
  })

  test.each([undefined, null])('a missing value (%s) gets the default', (given) => {
    expect(bound({ limit: given, page: given, depth: given })).toMatchObject({ limit: 10, page: 1, depth: 0 })
  })

  test.each(names)('the error message of %s names its bounds, in every locale', (name) => {
    const { low, high, refusal } = numberRules[name]
    for (const locale of locales) {
      const said = refusalIn(refusal, locale)
      expect(said).toMatch(new RegExp(`^${name} .* ${low} (to|a) ${high}$`))
      expect(said === refusalIn(refusal, 'en')).toBe(locale === 'en')
    }
  })

  test('arguments that a call does not have are not added', () => {
    const args = bound({})
    for (const name of [...names, 'pagination']) expect(args).not.toHaveProperty(name)
  })
})

describe('M2 the most documents in one response', () => {
  test.each([
    [100, 0],
    [50, 1],
    [10, 2],
  ])('%i documents at depth %i are allowed, one more is rejected', (limit, depth) => {
    expect(refused({ limit, page: 1, depth })).toBe('let through')
    expect(refused({ limit: limit + 1, page: 1, depth })).toEqual(refusal)
  })
})

describe('G2 what a caller may not choose', () => {
  test('drafts, trash, unpaginated lists, populate, joins and select are overridden', () => {
    const args = bound({ draft: true, trash: true, pagination: false, populate: { users: {} }, joins: {}, select: {} })
    expect(args).toEqual({ draft: false, trash: false, pagination: true, populate: namedFields })
  })

  test.each(['all', '*', 'de', undefined])('locale %s becomes en', (locale) => {
    expect(bound({ req: { locale } }).req).toEqual({ locale: 'en' })
  })

  test('one of the three locales stays', () => {
    expect(bound({ req: { locale: 'pt' } }).req).toEqual({ locale: 'pt' })
  })

  test('Payload’s own filter for relations is left alone, a caller’s imitation is not', () => {
    const where = { 'any.path': { equals: 1 } }
    expect(bound({ disableErrors: true, where, limit: 500 })).toMatchObject({ where, limit: 500 })
    expect(() => bound({ disableErrors: 'true', where })).toThrow(APIError)
  })

  test('fetching relations includes no drafts and no trash', () => {
    expect(bound({ disableErrors: true, draft: true, trash: true })).toMatchObject({ draft: false, trash: false })
  })
})

describe('G2 sorting', () => {
  test.each(['title', '-title', 'createdAt,-id', ['rating', '-updatedAt'], undefined])('by %j is allowed', (sort) => {
    expect(refused({ sort })).toBe('let through')
  })

  test.each(['hash', '-resetPasswordToken', 'title,user', '--title', '', [['title']], { hash: 1 }, 7])(
    'by %j is rejected',
    (sort) => {
      expect(refused({ sort })).toEqual(refusal)
    },
  )
})

/** A filter nested `levels` deep. */
const nested = (levels: number): unknown => (levels === 0 ? { id: { equals: 1 } } : { and: [nested(levels - 1)] })
const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('G2 filters', () => {
  test.each([
    { title: { equals: 'Morel' } },
    { rating: { greater_than_equal: 4 }, id: { in: ids(100) } },
    { id: { in: '1,2,3' } },
    { 'doc.value': { not_in: [4] }, title: { exists: 'true' } },
    { or: [{ title: { not_equals: 'x' } }, { and: [{ id: { less_than: 9 } }] }] },
    { title: { equals: null } },
    nested(4),
  ])('%j is let through', (where) => {
    expect(refused({ where })).toBe('let through')
  })

  test.each([
    ['an unknown field', { hash: { equals: 'x' } }],
    ['a path into another collection', { 'user.email': { equals: 'x' } }],
    ['a key of every object', { __proto__x: { equals: 1 } }],
    ['an unknown operator', { title: { like: '%' } }],
    ['an operator without SQL', { title: { near: '1,2' } }],
    ['a mixed-case joiner around an unknown field', { aNd: [{ hash: { exists: true } }] }],
    ['a joiner given as an object', { OR: { 0: { hash: { exists: true } } } }],
    ['a joiner given as a text', { or: 'x' }],
    ['a field given as a text', { title: 'x' }],
    ['a filter given as a list', [{ id: { equals: 1 } }]],
    ['a filter given as a text', 'id=1'],
    ['null', null],
    ['101 values', { id: { in: ids(101) } }],
    ['101 values in a text', { id: { in: ids(101).join(',') } }],
    ['an object as value', { title: { equals: { length: 1 } } }],
    ['a list as value', { title: { equals: ['a'] } }],
    ['NUL', { title: { equals: 'a\u0000' } }],
    ['a lone surrogate', { title: { equals: '\ud800' } }],
    ['a text of 201 characters', { title: { equals: 'x'.repeat(201) } }],
    ['a word for an id', { id: { equals: 'one' } }],
    ['infinity', { rating: { equals: Number.POSITIVE_INFINITY } }],
    ['no date', { createdAt: { greater_than: 'yesterday' } }],
    ['exists with a value', { title: { exists: 'maybe' } }],
    ['five levels', nested(5)],
    ['31 nodes', { and: ids(30).map((id) => ({ id: { equals: id } })) }],
  ])('%s is refused with a 400', (_what, where) => {
    expect(refused({ where })).toEqual(refusal)
  })

  test('a filter of 30 nodes is let through', () => {
    expect(refused({ where: { and: ids(29).map((id) => ({ id: { equals: id } })) } })).toBe('let through')
  })

  test('the error message does not repeat the filter', () => {
    expect(() => bound({ where: { '<script>': { equals: 1 } } })).toThrow(/^(?!.*script)/)
  })
})

describe('G2 which callers are guarded', () => {
  const collection: CollectionConfig = { slug: 'things', fields: [], custom: publicFields({ title: 'text' }) }

  const runOf = async (
    of: CollectionConfig,
    args: Given,
    payloadAPI: string,
    roles: string[] | null,
    operation = 'read',
  ): Promise<Given> => {
    const config = await operationGuardPlugin({ collections: [of] } as unknown as Config)
    const [guard] = config.collections?.[0]?.hooks?.beforeOperation ?? []
    const req = { payloadAPI, user: roles && { id: 1, roles } }
    type Call = Parameters<NonNullable<typeof guard>>[0]
    await guard?.({ args, req, operation, collection: of, context: {} } as unknown as Call)
    return args
  }
  const run = (payloadAPI: string, roles: string[] | null, overrideAccess = false): Promise<unknown> =>
    runOf(collection, { limit: 0, depth: 9, pagination: false, overrideAccess }, payloadAPI, roles)

  test.each([
    ['REST', null],
    ['GraphQL', null],
    ['REST', []],
    ['REST', ['member']],
  ] as const)('%s by %j is guarded', async (api, roles) => {
    await expect(run(api, roles && [...roles])).rejects.toMatchObject({ status: 400, isPublic: true })
  })

  test.each([
    // As the admin calls it; others may not open the admin.
    ['REST', ['admin'], false],
    ['local', null, false],
    ['local', ['member'], false],
    // The server's own calls inside a request.
    ['REST', null, true],
    ['REST', ['member'], true],
  ] as const)('%s by %j is not guarded (access overridden: %s)', async (api, roles, overrideAccess) => {
    const args = { limit: 0, depth: 9, pagination: false, overrideAccess }
    expect(await run(api, roles && [...roles], overrideAccess)).toEqual(args)
  })

  test.each(['create', 'update', 'delete', 'restoreVersion'])(
    'select is removed from a write (%s), so that its hooks read the whole document',
    async (operation) => {
      const args = (): Given => ({ select: { title: true } })
      expect(await runOf(collection, args(), 'REST', ['admin'], operation)).toEqual({})
      expect(await runOf(collection, args(), 'REST', ['admin'])).toEqual(args())
    },
  )

  describe('T-1A a document that Payload fetches for the response of a global', () => {
    const relation = (): Given => ({
      disableErrors: true,
      currentDepth: 2,
      depth: 2,
      select: { layout: true },
      populate: {},
    })
    const narrowed = { ...relation(), draft: false, trash: false, populate: namedFields }
    const fetched = (slug: string, payloadAPI = 'REST', roles: string[] | null = null, over: Given = {}) =>
      runOf({ ...collection, slug }, { ...relation(), ...over }, payloadAPI, roles)

    test('has only the fields that name it, as do the documents that it references', async () => {
      expect(await fetched('pages')).toEqual({ ...narrowed, select: namedFields.pages })
      expect(await fetched('pages', 'REST', ['member'])).toEqual({ ...narrowed, select: namedFields.pages })
    })

    test('is whole where its collection is small', async () => {
      const { select: _, ...whole } = narrowed
      expect(await fetched('poisoncenters')).toEqual(whole)
    })

    test('is left as it is for the site, for admins, and for GraphQL, which selects columns itself', async () => {
      expect(await fetched('pages', 'local')).toEqual(relation())
      expect(await fetched('pages', 'REST', ['admin'])).toEqual(relation())
      const column = { currentDepth: 0, select: { title: true } }
      expect(await fetched('pages', 'GraphQL', null, column)).toMatchObject(column)
    })
  })
})
