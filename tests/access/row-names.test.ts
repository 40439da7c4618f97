import config from '@payload-config'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { namingField } from '@/cms/fields/row-labels'

const { blocks, collections, globals } = await config

/** Every list of a form by its path, with the field whose value labels its rows, or null. */
function rowNames(fields: Field[], above: string): [string, string | null][] {
  return fields.flatMap((field): [string, string | null][] => {
    const path = 'name' in field && field.name ? `${above}/${field.name}` : above
    const own: [string, string | null][] = field.type === 'array' ? [[path, namingField(field)]] : []
    if (field.type === 'blocks') return field.blocks.flatMap((block) => rowNames(block.fields, `${path}/${block.slug}`))
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => rowNames(tab.fields, 'name' in tab && tab.name ? `${path}/${tab.name}` : path))
    return 'fields' in field ? [...own, ...rowNames(field.fields, path)] : own
  })
}

const all = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals, ...(blocks ?? [])]
const names = Object.fromEntries(all.flatMap(({ fields, slug }) => rowNames(fields, slug)))

/** Columns and steps hold whole texts, one picture needs no label, and sessions are never rendered. */
const nameless = new Set(['contentColumns/columns', 'feature/mediaBlock', 'recipe/sections/steps', 'users/sessions'])

test('every list of a form has a field that labels its rows, except those listed here', () => {
  const unnamed = Object.entries(names).flatMap(([path, name]) => (name || nameless.has(path) ? [] : [path]))
  expect(unnamed).toEqual([])
})

test('rows of species, products, vendors, header and footer are labelled by the expected field', () => {
  expect(names).toMatchObject({
    'mushrooms/specie/commonNames': 'name',
    'mushrooms/specie/lookAlikeSpecies': 'species',
    'mushrooms/specie/effects/helpsWith': 'ailment',
    'mushrooms/specie/effects/sideEffects': 'sideEffect',
    'mushrooms/specie/chemistry/medicinalChem': 'name',
    'mushrooms/specie/productGuide': 'tip',
    'products/gallery': 'image',
    'products/variants/variants': 'options',
    'vendors/socialMedia/platform': 'name',
    'header/links': 'label',
    'footer/columns': 'title',
  })
})
