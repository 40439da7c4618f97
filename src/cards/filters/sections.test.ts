import { describe, expect, test } from 'vitest'
import { filterGroups } from './groups'
import { narrowedQuery } from './narrowed'
import { categoryValues, everyOption, facetKey, filterSections } from './sections'
import { filterTree, type CategoryNode } from './tree'

const node = (id: number, path: string, title: string): CategoryNode => ({
  id,
  path,
  slug: path.split('/').at(-1) ?? path,
  title: { en: title, es: `${title} (es)` },
  icon: 'tag',
})

const tree = [
  node(1, 'products', 'Products'),
  node(2, 'flavor', 'Flavor'),
  node(3, 'products/classifieds', 'Classifieds'),
  node(4, 'products/mushroom', 'Mushroom'),
  node(5, 'flavor/nutty', 'Nutty'),
  node(6, 'products/mushroom/fresh', 'Fresh'),
  node(7, 'products/mushroom/edibles', 'Edibles'),
  node(8, 'products/mushroom/edibles/gummies', 'Gummies'),
]

const sections = (collection: 'mushrooms' | 'products', locale: 'en' | 'es' | 'pt' = 'en') =>
  filterSections(filterGroups[collection], locale, tree, {
    vendor: new Map([
      ['b', 'Beta'],
      ['a', 'Alpha'],
    ]),
  })

describe('the tree of the sidebar', () => {
  test('FLT-14 a node has the shape of the parts, in one language, with what hangs below it', () => {
    const gummies = {
      _id: 8,
      _name: 'gummies',
      _title: 'Gummies (es)',
      _items: [],
      _breadcrumbs: ['products', 'mushroom', 'edibles', 'gummies'],
      icon: 'tag',
    }
    expect(filterTree(tree, 'es').get('products/mushroom/edibles')).toEqual({
      _id: 7,
      _name: 'edibles',
      _title: 'Edibles (es)',
      _items: [gummies],
      _breadcrumbs: ['products', 'mushroom', 'edibles'],
      icon: 'tag',
    })
    // What is not written in a language yet reads in English.
    expect(filterTree(tree, 'pt').get('products/mushroom/edibles')?._title).toBe('Edibles')
    expect(filterTree([node(9, 'gone/below', 'Below')], 'en').size).toBe(1)
  })

  test('FLT-03 the fixed mushroom sections come first, in their order, Helps With among them', () => {
    const keys = filterGroups.mushrooms.map(({ key }) => key).slice(0, 7)
    expect(keys).toEqual([
      'main_benefit',
      'main_effect',
      'main_chemistry',
      'main_type',
      'main_flavor',
      'main_fragrance',
      'main_texture',
    ])
    expect(filterGroups.mushrooms[0]?.title.en).toBe('Helps With')
  })

  test('FLT-01 products begin with Near Me, then one section a top-level category', () => {
    expect(
      sections('products')
        .slice(0, 3)
        .map(({ key }) => key),
    ).toEqual(['nearMe', 'classifieds', 'mushroom'])
  })

  test('FLT-13 a section has the shape of the parts, sub-sections name their parent', () => {
    const mushroom = sections('products').find(({ key }) => key === 'mushroom')
    expect(mushroom).toMatchObject({ title: 'Mushroom', level: 0, parentSection: null, isCategory: true })
    expect(mushroom?.options.map(({ value, label }) => [value, label])).toEqual([
      ['mushroom', 'All'],
      ['fresh', 'Fresh'],
    ])
    const [edibles] = mushroom?.childSections ?? []
    expect(edibles).toMatchObject({ key: 'mushroom.edibles', level: 1, parentSection: 'mushroom', title: 'Edibles' })
    expect(edibles?.options.map(({ value }) => value)).toEqual(['edibles', 'gummies'])
    expect(edibles && facetKey(edibles)).toBe('mushroom')
  })

  test('a top-level category without anything below it can itself be chosen', () => {
    const classifieds = sections('products').find(({ key }) => key === 'classifieds')
    expect(classifieds?.options).toEqual([{ value: 'classifieds', label: 'Classifieds', icon: 'tag' }])
  })

  test('FLT-05 effects are icon buttons, everything else is not', () => {
    expect(sections('mushrooms').filter(({ forceIconButtons }) => forceIconButtons)).toEqual([])
    const effects = filterSections(filterGroups.mushrooms, 'en', [node(9, 'effects', 'Effects')], {})
    expect(effects.filter(({ forceIconButtons }) => forceIconButtons).map(({ key }) => key)).toEqual(['main_effect'])
  })

  test('FLT-06 chemistry splits into psychoactive and medicinal by the fixed set', () => {
    const chemistry = sections('mushrooms').find(({ key }) => key === 'main_chemistry')
    expect(chemistry?.childSections.map(({ key }) => key)).toEqual([
      'main_chemistry.psychoactive',
      'main_chemistry.medicinal',
    ])
    const values = chemistry?.childSections[0]?.options.map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining(['psilocybin', 'aeruginascin', 'cordysinin']))
    expect(values).not.toContain('lentinan')
  })

  test('options made of what documents hold are sorted by name, and texts fall back to English', () => {
    const vendor = sections('products', 'pt').find(({ key }) => key === 'vendor')
    expect(vendor?.options.map(({ label }) => label)).toEqual(['Alpha', 'Beta'])
    expect(sections('products', 'es').find(({ key }) => key === 'mushroom')?.title).toBe('Mushroom (es)')
    expect(sections('products', 'pt').find(({ key }) => key === 'mushroom')?.title).toBe('Mushroom')
  })

  test('no two options of a group share a value', () => {
    for (const section of sections('mushrooms')) {
      const values = everyOption(section).map(({ value }) => value)
      expect(new Set(values).size, section.key).toBe(values.length)
    }
  })
})

describe('values of a document', () => {
  test('it has every step of its path below the root, the section itself included', () => {
    expect(
      categoryValues(filterGroups.products, ['products/mushroom/edibles/gummies', 'products/classifieds']),
    ).toEqual({
      mushroom: ['mushroom', 'edibles', 'gummies'],
      classifieds: ['classifieds'],
    })
    expect(categoryValues(filterGroups.mushrooms, ['flavor/nutty', 'type/culinary', 'elsewhere/x'])).toEqual({
      main_flavor: ['nutty'],
      main_type: ['culinary'],
    })
  })

  test('an archive is narrowed to a category by its last step', () => {
    expect(narrowedQuery('products', 'products/mushroom/edibles')).toBe('?mushroom=edibles')
    expect(narrowedQuery('mushrooms', 'flavor/nutty')).toBe('?main_flavor=nutty')
    expect(narrowedQuery('posts', 'flavor/nutty')).toBe('')
  })
})
