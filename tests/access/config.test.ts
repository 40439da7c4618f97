import config from '@payload-config'
import path from 'node:path'
import type { Field, FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { publicFieldsOf } from '@/cms/guards/public-fields'
import { adminGroups } from '@/cms/labels'
import { env } from '@/core/env'
import { locales } from '@/core/locales'
import { translatedPlaces } from '@/features/content/translations/read'
import { expected, payloadCollections } from './expected'

const { blocks, collections, globals } = await config
const stated = ['read', 'create', 'update', 'delete', 'readVersions'] as const
/** Payload's default access rules, which open a collection to every signed-in account. */
const defaults = ['defaultAccess', 'defaultUnlockAccess']

const nameOf = (rule: unknown): string => (typeof rule === 'function' ? rule.name : 'nothing')

function expectStated(rule: unknown, operation: string): void {
  expect(typeof rule, operation).toBe('function')
  expect(defaults, operation).not.toContain(nameOf(rule))
}

const inThreeLanguages = Object.fromEntries(locales.map((locale) => [locale, expect.stringMatching(/\S/)]))
const groups: readonly unknown[] = Object.values(adminGroups)

/** Fields that anybody may filter and sort by although they have no index of their own, with the reason. */
const unindexed: Readonly<Record<string, string>> = { id: 'is the key of its table' }

const isRelation = ({ type }: FlattenedField): boolean => type === 'relationship' || type === 'upload'

/** The field of a filter's path; `doc.value` and `doc.relationTo` resolve to the relation itself. */
function fieldAt(fields: FlattenedField[], [name, ...below]: string[]): FlattenedField | undefined {
  const field = fields.find((each) => each.name === name)
  if (!field || below.length === 0 || isRelation(field)) return field
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, below) : undefined
}

const isIndexed = (field: FlattenedField | undefined): boolean =>
  field !== undefined &&
  (isRelation(field) || ('index' in field && field.index === true) || ('unique' in field && field.unique === true))

test('ACL-01 every collection of the config is in the table of expected rights', () => {
  const known = collections.map(({ slug }) => slug).sort()
  expect([...Object.keys(expected), ...payloadCollections].sort()).toEqual(known)
})

describe.each(collections.map((collection) => ({ slug: collection.slug, collection })))(
  'ACL-01 $slug',
  ({ slug, collection }) => {
    const closed = slug === 'payload-migrations'
    // Collections that Payload adds after all plugins are hidden, and no account signs in to them.
    const payloads = slug.startsWith('payload-')

    test('has an access rule other than Payload’s default for every operation, or no endpoints', () => {
      if (closed) {
        expect(collection.endpoints).toBe(false)
        return
      }
      for (const operation of [...stated, 'unlock'] as const) expectStated(collection.access[operation], operation)
    })

    test.skipIf(payloads)('G5 has an access rule other than Payload’s default for the admin', () =>
      expectStated(collection.access.admin, 'admin'),
    )

    test.skipIf(payloads)('I18-01 has labels, a description and a group of the menu in three languages', () => {
      expect(collection.labels.singular).toEqual(inThreeLanguages)
      expect(collection.labels.plural).toEqual(inThreeLanguages)
      expect(collection.admin.description).toEqual(inThreeLanguages)
      expect(groups).toContainEqual(collection.admin.group)
    })

    test.skipIf(payloads)('G2 every field that visitors may filter and sort by has an index', () => {
      const fields = [...publicFieldsOf(collection.custom).keys()].filter((name) => !(name in unindexed))
      const slow = fields.filter((name) => !isIndexed(fieldAt(collection.flattenedFields, name.split('.'))))
      expect(slow).toEqual([])
    })

    test('locks no documents', () => expect(collection.lockDocuments).toBe(false))

    test('is in the GraphQL schema only if it is categories, without mutations', () => {
      expect(collection.graphQL).toEqual(
        slug === 'categories' ? expect.objectContaining({ disableMutations: true }) : false,
      )
    })
  },
)

describe.each(globals.map((global) => ({ slug: global.slug, global })))('ACL-01 global $slug', ({ global }) => {
  test('has access rules other than Payload’s default, locks no documents, and is not in the GraphQL schema', () => {
    for (const operation of ['read', 'update', 'readVersions'] as const)
      expectStated(global.access[operation], operation)
    expect(global.lockDocuments).toBe(false)
    expect(global.graphQL).toBe(false)
  })

  test('I18-01 has labels, a description and a group of the menu in three languages', () => {
    expect(global.label).toEqual(inThreeLanguages)
    expect(global.admin.description).toEqual(inThreeLanguages)
    expect(groups).toContainEqual(global.admin.group)
  })
})

/** Paths of the fields that Payload would render in its code editor. */
function codeFields(fields: Field[], above: string): string[] {
  return fields.flatMap((field) => {
    const where = 'name' in field && field.name ? `${above}/${field.name}` : above
    if ((field.type === 'json' || field.type === 'code') && !field.hidden)
      return field.admin?.hidden || field.admin?.components?.Field ? [] : [where]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => codeFields(tab.fields, where))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => codeFields(block.fields, where))
    return 'fields' in field ? codeFields(field.fields, where) : []
  })
}

test('G7 no field of the admin uses Payload’s code editor, which is loaded from another site', () => {
  const shown = collections.filter(({ admin }) => admin.hidden !== true)
  expect([...shown, ...globals].flatMap(({ fields, slug }) => codeFields(fields, slug))).toEqual([])
  expect((blocks ?? []).flatMap(({ fields, slug }) => codeFields(fields, slug))).toEqual([])
})

/** Whether the fields contain a localized text, also inside rows and blocks. */
function isWrittenPerLocale(fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized === true && ['text', 'textarea', 'richText'].includes(field.type))
      return true
    if (field.type === 'blocks') return field.blocks.some(({ flattenedFields }) => isWrittenPerLocale(flattenedFields))
    return 'flattenedFields' in field && isWrittenPerLocale(field.flattenedFields)
  })
}

test('I18-01 every collection and global with localized texts is at the translation desk', () => {
  const written = [...collections, ...globals].filter(({ flattenedFields }) => isWrittenPerLocale(flattenedFields))
  expect(written.map(({ slug }) => slug).filter((slug) => !translatedPlaces.some((place) => place === slug))).toEqual(
    [],
  )
})

/** The folder of uploads; only upload collections have one, whatever the type says. */
const folderOf = (upload?: { staticDir?: string }): string | undefined => upload?.staticDir

test('every upload collection stores its files in the data folder', () => {
  const folders = collections.flatMap(({ slug, upload }) => {
    const folder = folderOf(upload)
    return folder ? [[slug, folder]] : []
  })
  const ours = ['media', 'exports', 'imports'].map((slug) => [slug, path.join(env.dataDir, slug)])
  expect(Object.fromEntries(folders)).toEqual(Object.fromEntries(ours))
})
