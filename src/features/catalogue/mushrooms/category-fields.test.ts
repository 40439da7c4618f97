import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { categoryFields } from './category-fields'
import { Mushrooms } from './schema'

/** The path of every field that holds categories, with the root it is filtered by. */
const fieldsOf = (fields: readonly Field[], at = ''): [root: string, path: string][] =>
  fields.flatMap((field): [string, string][] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => fieldsOf(tab.fields, 'name' in tab && tab.name ? `${at}${tab.name}.` : at))
    if (field.type === 'relationship' && field.relationTo === 'categories') {
      const root = /"like":"([^/]+)\/"/.exec(JSON.stringify(field.filterOptions))?.[1]
      return [[root ?? 'none', `${at}${field.name}`]]
    }
    if (!('fields' in field)) return []
    return fieldsOf(field.fields, 'name' in field && field.name ? `${at}${field.name}.` : at)
  })

describe('NAV-14 categoryFields', () => {
  test('lists every category field of the collection of species, by the root it is filtered by', () => {
    const listed = [...categoryFields].flatMap(([root, paths]) => paths.map((path) => [root, path]))
    expect(listed.map(String).sort()).toEqual(fieldsOf(Mushrooms.fields).map(String).sort())
  })
})
