import { APIError, type CollectionConfig, type Config } from 'payload'
import { describe, expect, test } from 'vitest'
import { boundArguments, operationGuardPlugin } from './operation-guard'
import { publicFields, publicFieldsOf } from './public-fields'

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

describe('G2 numbers are brought inside their bounds', () => {
  test.each([
    ['limit', 0, 1],
    ['limit', -1, 1],
    ['limit', 1e9, 100],
    ['limit', 20, 20],
    ['limit', Number.NaN, 10],
    ['limit', '20', 10],
    ['limit', undefined, 10],
    ['limit', 2.5, 10],
    ['page', 0, 1],
    ['page', -7, 1],
    ['page', 1e15, 10_000],
    ['page', Number.POSITIVE_INFINITY, 1],
    ['depth', 99, 2],
    ['depth', -1, 0],
    ['depth', 1, 1],
    ['depth', {}, 0],
  ] as const)('%s %s becomes %s', (name, given, becomes) => {
    expect(bound({ [name]: given })).toMatchObject({ [name]: becomes })
  })

  test('what a call does not have, it does not get', () => {
    const args = bound({})
    for (const name of ['limit', 'page', 'depth', 'pagination']) expect(args).not.toHaveProperty(name)
  })
})

describe('G2 what a caller may not choose', () => {
  test('drafts, trash, everything at once, and shapes of the answer', () => {
    const args = bound({ draft: true, trash: true, pagination: false, populate: { users: {} }, joins: {}, select: {} })
    expect(args).toEqual({ draft: false, trash: false, pagination: true })
  })

  test.each(['all', '*', 'de', undefined])('locale %s becomes en', (locale) => {
    expect(bound({ req: { locale } }).req).toEqual({ locale: 'en' })
  })

  test('one of the three locales stays', () => {
    expect(bound({ req: { locale: 'pt' } }).req).toEqual({ locale: 'pt' })
  })

  test('Payload’s own filter for relations is not the caller’s, and is left alone', () => {
    const where = { 'any.path': { equals: 1 } }
    expect(bound({ disableErrors: true, where, limit: 500 })).toMatchObject({ where, limit: 500 })
    expect(() => bound({ disableErrors: 'true', where })).toThrow(APIError)
  })

  test('also while relations are fetched there are no drafts and no trash', () => {
    expect(bound({ disableErrors: true, draft: true, trash: true })).toMatchObject({ draft: false, trash: false })
  })
})

describe('G2 sorting', () => {
  test.each(['title', '-title', 'createdAt,-id', ['rating', '-updatedAt'], undefined])('by %j', (sort) => {
    expect(refused({ sort })).toBe('let through')
  })

  test.each(['hash', '-resetPasswordToken', 'title,user', '--title', '', [['title']], { hash: 1 }, 7])(
    'not by %j',
    (sort) => {
      expect(refused({ sort })).toEqual(refusal)
    },
  )
})

/** `levels` filters one inside the other. */
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
  ])('%j is asked', (where) => {
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

  test('30 nodes are the most', () => {
    expect(refused({ where: { and: ids(29).map((id) => ({ id: { equals: id } })) } })).toBe('let through')
  })

  test('a refusal does not repeat what was sent', () => {
    expect(() => bound({ where: { '<script>': { equals: 1 } } })).toThrow(/^(?!.*script)/)
  })
})

describe('G2 whose calls are guarded', () => {
  const collection: CollectionConfig = { slug: 'things', fields: [], custom: publicFields({ title: 'text' }) }

  const run = async (payloadAPI: string, roles: string[] | null, overrideAccess = false): Promise<unknown> => {
    const config = await operationGuardPlugin({ collections: [collection] } as unknown as Config)
    const [guard] = config.collections?.[0]?.hooks?.beforeOperation ?? []
    const req = { payloadAPI, user: roles && { id: 1, roles } }
    const args = { limit: 0, overrideAccess }
    type Call = Parameters<NonNullable<typeof guard>>[0]
    await guard?.({ args, req, operation: 'read', collection, context: {} } as unknown as Call)
    return args.limit
  }

  test.each([
    ['REST', null, 1],
    ['GraphQL', null, 1],
    ['REST', ['member'], 1],
    ['REST', ['admin'], 0],
    ['local', null, 0],
  ] as const)('%s by %j gets limit %i', async (api, roles, limit) => {
    expect(await run(api, roles ? [...roles] : null)).toBe(limit)
  })

  test('the server’s own calls inside a request are its own', async () => {
    expect(await run('REST', null, true)).toBe(0)
  })
})
