import type { Config } from 'payload'
import { expect, test } from 'vitest'
import { documentCachePlugin, fallbackOf, listForVisitors, namedFromCache } from './plugin'

test.each([
  ['es', ['en', 'pt'], ['en', 'pt']],
  ['es', ['pt', 'en', 'pt', 'en'], ['pt', 'en']],
  ['es', 'en', ['en']],
  ['es', ['es', 'es', 'en'], ['en']],
  ['en', 'en', false],
  ['en', [], false],
  ['en', false, false],
  ['en', undefined, false],
] as const)('OPS-03 %s with the fallback %j is kept as %j', (locale, fallbackLocale, expected) => {
  expect(fallbackOf({ locale, fallbackLocale } as unknown as Parameters<typeof fallbackOf>[0])).toEqual(expected)
})

type Args = Record<string, unknown>
type Hook = (given: object) => unknown

const { collections: [posts] = [] } = await documentCachePlugin(['posts'])({
  collections: [{ slug: 'posts', fields: [] }],
} as unknown as Config)

/** The arguments of a find before and after the collection's `beforeOperation` hooks. */
async function begun(req: Args, given: Args = {}): Promise<{ before: Args; after: Args }> {
  const before = { req: { locale: 'en', context: {}, ...req }, pagination: true, sort: '', depth: 1, ...given }
  let after: Args = { ...before, collection: { config: { slug: 'posts', fields: [{ name: 'title', type: 'text' }] } } }
  for (const hook of (posts?.hooks?.beforeOperation ?? []) as Hook[])
    after = (await hook({ args: after, req: before.req, collection: { flattenedFields: [] } })) as Args
  return { before, after }
}

const visitor = { payloadAPI: 'REST', user: null }
const relation = { disableErrors: true, depth: 1 }

test.each([
  ['a visitor lists', visitor, {}, true],
  ['a member lists', { payloadAPI: 'REST', user: { roles: ['member'] } }, {}, true],
  ['an admin lists', { payloadAPI: 'REST', user: { roles: ['admin'] } }, {}, false],
  ['is listed past the access rules', visitor, { overrideAccess: true }, false],
  ['is read of no language', { ...visitor, locale: null }, {}, false],
  ['is found by its id', visitor, { id: 1 }, false],
  ['the site itself lists', { payloadAPI: 'local', user: null }, {}, false],
  ['the site lists for visitors', { payloadAPI: 'local', user: null, context: listForVisitors }, {}, true],
  ['a list of a visitor names', visitor, { ...relation, currentDepth: 2 }, true],
  ['is the list itself, to whose errors no call is put', visitor, { ...relation, currentDepth: 1 }, false],
  [
    'a page names',
    { payloadAPI: 'local', user: null, context: namedFromCache },
    { ...relation, currentDepth: 2 },
    false,
  ],
] as const)('OPS-03 the cache serves exactly the reads that it may: what %s', async (_, req, given, isKept) => {
  const { after } = await begun(req, given)
  expect(after.depth === 0).toBe(isKept)
})

test('OPS-03 a result that the cache does not serve is passed on unchanged', async () => {
  const [last] = (posts?.hooks?.afterOperation ?? []) as Hook[]
  const result = { docs: [{ id: 1 }] }
  const { after } = await begun({ payloadAPI: 'REST', user: { roles: ['admin'] } })
  expect(await last?.({ args: after, result, req: after.req })).toBe(result)
  // A count has no documents to replace.
  const { after: counted } = await begun(visitor)
  expect(await last?.({ args: counted, result: { totalDocs: 1 }, req: counted.req })).toEqual({ totalDocs: 1 })
})
