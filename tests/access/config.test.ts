import config from '@payload-config'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { expected, payloadCollections } from './expected'

const { collections, globals } = await config
const stated = ['read', 'create', 'update', 'delete', 'readVersions'] as const
/** The names of Payload's own rules, which open a collection to anybody signed in. */
const defaults = ['defaultAccess', 'defaultUnlockAccess']

const nameOf = (rule: unknown): string => (typeof rule === 'function' ? rule.name : 'nothing')

test('ACL-01 every collection the server knows stands in the table', () => {
  const known = collections.map(({ slug }) => slug).sort()
  expect([...Object.keys(expected), ...payloadCollections].sort()).toEqual(known)
})

describe.each(collections.map((collection) => ({ slug: collection.slug, collection })))(
  'ACL-01 $slug',
  ({ slug, collection }) => {
    const closed = slug === 'payload-migrations'

    test('states who may do what', () => {
      if (closed) {
        expect(collection.endpoints).toBe(false)
        return
      }
      for (const operation of stated) {
        expect(typeof collection.access[operation], operation).toBe('function')
        expect(defaults, operation).not.toContain(nameOf(collection.access[operation]))
      }
      expect(defaults).not.toContain(nameOf(collection.access.unlock))
    })

    test('locks no documents', () => expect(collection.lockDocuments).toBe(false))

    test('is in the GraphQL schema only when it holds the categories', () => {
      expect(collection.graphQL).toEqual(
        slug === 'categories' ? expect.objectContaining({ disableMutations: true }) : false,
      )
    })
  },
)

describe.each(globals.map((global) => ({ slug: global.slug, global })))('ACL-01 global $slug', ({ global }) => {
  test('states who may do what, locks nothing, and is in no schema', () => {
    for (const operation of ['read', 'update', 'readVersions'] as const) {
      expect(typeof global.access[operation], operation).toBe('function')
      expect(defaults).not.toContain(nameOf(global.access[operation]))
    }
    expect(global.lockDocuments).toBe(false)
    expect(global.graphQL).toBe(false)
  })
})

/** Only a collection of uploads has a folder, whatever its type says. */
const folderOf = (upload?: { staticDir?: string }): string | undefined => upload?.staticDir

test('every upload is kept among the data', () => {
  const folders = collections.flatMap(({ slug, upload }) => {
    const folder = folderOf(upload)
    return folder ? [[slug, folder]] : []
  })
  const ours = ['media', 'exports', 'imports'].map((slug) => [slug, path.join(env.dataDir, slug)])
  expect(Object.fromEntries(folders)).toEqual(Object.fromEntries(ours))
})
