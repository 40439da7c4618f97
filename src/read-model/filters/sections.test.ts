import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { locales } from '@/core/locales'
import { types } from '@/features/catalogue/model'
import { collections } from '../collections'
import { narrowedQuery } from './narrowed'
import { categoryValues, everyOption, facetKey, filterSections, nameOf } from './sections'
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
  filterSections(collections[collection].groups, locale, tree, {
    vendor: new Map([
      ['b', 'Beta'],
      ['a', 'Alpha'],
    ]),
  })

describe('the tree of the sidebar', () => {
  test('FLT-14 a node of the tree has its specified shape, in one locale, with its children', () => {
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
    // A title without a translation falls back to English.
    expect(filterTree(tree, 'pt').get('products/mushroom/edibles')?._title).toBe('Edibles')
    expect(filterTree([node(9, 'gone/below', 'Below')], 'en').size).toBe(1)
  })

  test('FLT-03 the fixed species sections are first, in their order, with Helps With', () => {
    const keys = collections.mushrooms.groups.map(({ key }) => key).slice(0, 7)
    expect(keys).toEqual([
      'main_benefit',
      'main_effect',
      'main_chemistry',
      'main_type',
      'main_flavor',
      'main_fragrance',
      'main_texture',
    ])
    expect(collections.mushrooms.groups[0]?.title.en).toBe('Helps With')
  })

  test('FLT-01 products begin with Near Me, then one section per top-level category', () => {
    expect(
      sections('products')
        .slice(0, 3)
        .map(({ key }) => key),
    ).toEqual(['nearMe', 'classifieds', 'mushroom'])
  })

  test('FLT-13 a section has its specified shape, and sub-sections name their parent', () => {
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

  test('a top-level category without children is an option itself', () => {
    const classifieds = sections('products').find(({ key }) => key === 'classifieds')
    expect(classifieds?.options).toEqual([{ value: 'classifieds', label: 'Classifieds', icon: 'tag' }])
  })

  test('FLT-05 effects are icon buttons, everything else is not', () => {
    expect(sections('mushrooms').filter(({ forceIconButtons }) => forceIconButtons)).toEqual([])
    const effects = filterSections(collections.mushrooms.groups, 'en', [node(9, 'effects', 'Effects')], {})
    expect(effects.filter(({ forceIconButtons }) => forceIconButtons).map(({ key }) => key)).toEqual(['main_effect'])
  })

  test('FLT-06 chemistry splits into psychoactive and medicinal by the fixed set', () => {
    const chemistry = sections('mushrooms').find(({ key }) => key === 'main_chemistry')
    expect(chemistry?.childSections.map(({ key }) => key)).toEqual([
      'main_chemistry.psychoactive',
      'main_chemistry.medicinal',
    ])
    // FLT-02 in its order; D-13 for the fifth and for cordysinin.
    expect(chemistry?.childSections.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['psilocin', 'psilocybin', 'baeocystin', 'norbaeocystin', 'aeruginascin', 'cordysinin'],
      [
        ...['erinacin', 'lentinan', 'polysaccharides', 'beta-glucans', 'hericenones', 'verpacamide', 'triterpenes'],
        ...['cordycepin', 'lectins', 'sterols', 'eritadenine'],
      ],
    ])
  })

  test('FLT-02 compounds that are not offered are still understood, with their names', () => {
    const chemistry = sections('mushrooms', 'pt').find(({ key }) => key === 'main_chemistry')
    expect(chemistry?.understood.map(({ value }) => value)).toEqual([
      ...['harmine', 'harmaline', 'norharmane', 'lumichrome', 'muscimol', 'ibotenic-acid', 'ergine', 'serotonin'],
    ])
    expect(chemistry && nameOf(chemistry, 'ibotenic-acid')).toEqual({ name: 'Ácido ibotênico', parent: 'Química' })
  })

  test.each(locales)('FLT-02 no label of an edibility is also the label of a type (%s)', (locale) => {
    const edibility = sections('mushrooms', locale).find(({ key }) => key === 'edibility')
    const called = edibility?.options.map((option) => option.label) ?? []
    expect(called.length).toBeGreaterThan(5)
    for (const type of types) expect(called).not.toContain(type.label[locale])
  })

  test('FLT-02 flavors keep their specified order, conditions are sorted by name', () => {
    const many = [
      node(10, 'flavor', 'Flavor'),
      node(11, 'helps-with', 'Helps With'),
      ...['meaty', 'bitter'].map((slug, at) => node(20 + at, `flavor/${slug}`, slug)),
      ...['sleep', 'cancer', 'ébola'].map((slug, at) => node(30 + at, `helps-with/${slug}`, slug)),
    ]
    const of = (key: string) =>
      filterSections(collections.mushrooms.groups, 'en', many, {})
        .find((section) => section.key === key)
        ?.options.map(({ value }) => value)
    expect(of('main_flavor')).toEqual(['meaty', 'bitter'])
    expect(of('main_benefit')).toEqual(['cancer', 'ébola', 'sleep'])
  })

  test('options from documents are sorted by name, and labels fall back to English', () => {
    const vendor = sections('products', 'pt').find(({ key }) => key === 'vendor')
    expect(vendor?.options.map(({ label }) => label)).toEqual(['Alpha', 'Beta'])
    expect(vendor?.complete).toBe(false)
    expect(sections('products', 'es').find(({ key }) => key === 'mushroom')?.title).toBe('Mushroom (es)')
    expect(sections('products', 'pt').find(({ key }) => key === 'mushroom')?.title).toBe('Mushroom')
  })

  test('FLT-04 every option of every archive has an icon', () => {
    const iconless = cardCollections.flatMap((collection) =>
      filterSections(collections[collection].groups, 'en', tree, {
        vendor: new Map([['a', 'A']]),
        species: new Map([['1', 'B']]),
        country: new Map([['PT', 'C']]),
        place: new Map([['lisboa', 'D']]),
      })
        .flatMap(everyOption)
        .filter(({ icon }) => !icon),
    )
    expect(iconless).toEqual([])
  })

  test('SCR-01 each archive promotes three filters above its grid, by their own names', () => {
    const roots = [
      'type',
      'guides',
      'topics',
      'products/growing',
      'products/mushroom/fresh',
      'products/growing/grow-kits',
    ]
    const leaves = ['type/culinary', 'guides/indoor', 'guides/outdoor', 'guides/laboratory']
    const topics = ['topics/identification', 'topics/foraging', 'topics/kitchen']
    const more = [...roots, ...leaves, ...topics].map((path, at) => node(100 + at, path, path))
    for (const collection of cardCollections) {
      const all = filterSections(collections[collection].groups, 'en', [...tree, ...more], {})
      expect(all.flatMap(({ promoted }) => promoted).length, collection).toBe(3)
    }
    const shop = filterSections(collections.products.groups, 'pt', [...tree, ...more], {})
    expect(shop.flatMap(({ key, promoted }) => promoted.map(({ value }) => [key, value]))).toEqual([
      ['mushroom', 'fresh'],
      ['growing', 'grow-kits'],
      ['availability', 'on-sale'],
    ])
  })

  test('no two options of a group share a value', () => {
    for (const section of sections('mushrooms')) {
      const values = everyOption(section).map(({ value }) => value)
      expect(new Set(values).size, section.key).toBe(values.length)
    }
  })
})

describe('ARC-07 nameOf returns the label of a value and of its parent', () => {
  const named = (key: string, value: string) => {
    const section = sections(key === 'mushroom' || key === 'classifieds' ? 'products' : 'mushrooms').find(
      (one) => one.key === key,
    )
    return section && nameOf(section, value)
  }

  test.each([
    ['mushroom', 'mushroom', { name: 'Mushroom', parent: null }],
    ['classifieds', 'classifieds', { name: 'Classifieds', parent: null }],
    ['mushroom', 'fresh', { name: 'Fresh', parent: 'Mushroom' }],
    ['mushroom', 'edibles', { name: 'Edibles', parent: 'Mushroom' }],
    ['mushroom', 'gummies', { name: 'Gummies', parent: 'Edibles' }],
    ['main_flavor', 'nutty', { name: 'Nutty', parent: 'Flavor' }],
    ['main_chemistry', 'psilocybin', { name: 'Psilocybin', parent: 'Psychoactive' }],
    ['season', 'now-n', { name: 'In season now (north)', parent: 'Northern hemisphere' }],
    ['edibility', 'choice', { name: 'Choice edible', parent: 'Edibility' }],
    ['main_flavor', 'zzz', null],
  ])('%s=%s', (key, value, expected) => {
    expect(named(key, value)).toEqual(expected)
  })
})

describe('values of a document', () => {
  test('a document has a value for every step of its category’s path', () => {
    expect(
      categoryValues(collections.products.groups, ['products/mushroom/edibles/gummies', 'products/classifieds']),
    ).toEqual({
      mushroom: ['mushroom', 'edibles', 'gummies'],
      classifieds: ['classifieds'],
    })
    expect(categoryValues(collections.mushrooms.groups, ['flavor/nutty', 'type/culinary', 'elsewhere/x'])).toEqual({
      main_flavor: ['nutty'],
      main_type: ['culinary'],
    })
  })

  test('narrowedQuery filters an archive by the last step of a category’s path', () => {
    expect(narrowedQuery('products', 'products/mushroom/edibles')).toBe('?mushroom=edibles')
    expect(narrowedQuery('mushrooms', 'flavor/nutty')).toBe('?main_flavor=nutty')
    expect(narrowedQuery('posts', 'flavor/nutty')).toBe('')
  })
})
