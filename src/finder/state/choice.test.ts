import { afterEach, describe, expect, test, vi } from 'vitest'
import { collections } from '@/read-model/collections'
import { filterSections } from '@/read-model/filters/sections'
import { noSelection, parseChoice, type ArchiveSelection } from './selection'
import { describeChoice, failureText } from './describe'
import { acceptedParametersOf } from './accepted-parameters'
import { trackChange } from './track-change'

const category = (id: number, path: string, title: string) => ({
  id,
  path,
  slug: path.split('/').at(-1) ?? path,
  title,
  icon: 'tag',
})

const categories = [
  category(1, 'products', 'Products'),
  category(2, 'flavor', 'Flavor'),
  category(3, 'products/mushroom', 'Mushroom'),
  category(4, 'flavor/nutty', 'Nutty'),
  category(5, 'products/mushroom/fresh', 'Fresh'),
  category(6, 'products/mushroom/edibles', 'Edibles'),
  category(7, 'products/mushroom/edibles/gummies', 'Gummies'),
]

const species = filterSections(collections.mushrooms.groups, 'en', categories, {})
const products = filterSections(collections.products.groups, 'en', categories, {
  species: new Map([['7', 'Shiitake']]),
})

const words = { nearMe: 'Near Me', species: 'species: {name}', category: 'category: {name}' }

const choice = (filters: ArchiveSelection['filters']): ArchiveSelection => ({ ...noSelection, filters })

describe('an address with a value that is gone, or never was', () => {
  const shop = acceptedParametersOf('products', products)
  const chipsOf = (of: ArchiveSelection, sections = products, names = {}): string[] =>
    describeChoice(of, sections, names, words, 'en').chosen.map(({ name }) => name)

  test('D-36 asks for it as a call does, and shows it by itself', () => {
    const guide = acceptedParametersOf('mushrooms', species)
    const requested = parseChoice('?main_flavor=zzz,nutty&season=n13&mushroom=fresh', guide)
    expect(requested.filters).toEqual({ main_flavor: ['zzz', 'nutty'], season: ['n13'] })
    expect(chipsOf(requested, species)).toEqual(['zzz', 'Nutty', 'n13'])
    const gone = describeChoice(choice({ mushroom: ['renamed'] }), products, {}, words, 'en')
    expect(gone.filter).toBe('category: renamed')
  })

  test('FLT-02 NAV-11 is read with compounds that are offered nowhere', () => {
    const requested = parseChoice('?main_chemistry=muscimol', acceptedParametersOf('mushrooms', species))
    expect(chipsOf(requested, species)).toEqual(['Muscimol'])
  })

  test('NAV-04 shows a species once the response tells what it is called, or that nothing is', () => {
    const requested = parseChoice('?species=7,8,99999&price=1-2', shop)
    expect(requested.filters.species).toEqual(['7', '8', '99999'])
    // An option names 7; the others have no name yet.
    expect(chipsOf(requested)).toEqual(['Price: 1 – 2', 'Shiitake'])
    expect(chipsOf(requested, products, { species: { 8: 'Morel' } })).toEqual([
      'Price: 1 – 2',
      'Shiitake',
      'Morel',
      '99999',
    ])
    const hostile = parseChoice('?species=__proto__,constructor,toString', shop)
    expect(chipsOf(hostile)).toEqual([])
    expect(chipsOf(hostile, products, { species: {} })).toEqual(['__proto__', 'constructor', 'toString'])
  })
})

describe('ARC-07 what an empty result says was looked for', () => {
  test.each([
    [{ species: ['7'] }, 'species: Shiitake'],
    [{ mushroom: ['mushroom'] }, 'category: Mushroom'],
    [{ mushroom: ['fresh'] }, 'Mushroom / Fresh'],
    [{ mushroom: ['edibles'] }, 'Mushroom / Edibles'],
    [{ mushroom: ['gummies'] }, 'Edibles / Gummies'],
    [{ mushroom: ['fresh'], availability: ['on-sale'] }, 'Mushroom / Fresh, Availability / On sale'],
    [{ rating: ['3-4'] }, 'Rating: 3 – 4'],
    [{ price: ['-5'] }, 'Price: ≤ 5'],
    [{ nearMe: ['true'] }, 'Near Me'],
  ])('%j', (filters, text) => {
    expect(describeChoice(choice(filters), products, {}, words, 'en').filter).toBe(text)
  })

  test('a vendor that only the response names', () => {
    const names = { vendor: { someone: 'Somebody' } }
    expect(describeChoice(choice({ vendor: ['someone'] }), products, names, words, 'en').filter).toBe(
      'Vendor / Somebody',
    )
  })

  test.each([
    [{ main_flavor: ['nutty'] }, 'Flavor / Nutty'],
    [{ main_chemistry: ['psilocybin'] }, 'Psychoactive / Psilocybin'],
  ])('%j', (filters, text) => {
    expect(describeChoice(choice(filters), species, {}, words, 'en').filter).toBe(text)
  })
})

test('ARC-09 a failure has the words of the collection, with filters those of the server or of all filters', () => {
  const labels = { failed: 'The posts could not be loaded.', filterFailed: 'Failed to fetch filtered data' }
  expect(failureText(null, false, labels)).toBe(labels.failed)
  expect(failureText('boom', false, labels)).toBe(labels.failed)
  expect(failureText(null, true, labels)).toBe(labels.filterFailed)
  expect(failureText('boom', true, labels)).toBe('boom')
})

describe('FLT-10 what is tracked of a change', () => {
  afterEach(() => vi.unstubAllGlobals())

  const tracked = (before: ArchiveSelection, after: ArchiveSelection): unknown[] => {
    const seen: { dataLayer?: unknown[] } = {}
    vi.stubGlobal('window', seen)
    trackChange('products', before, after)
    return seen.dataLayer ?? []
  }
  const change = (section: string, value: string, action: string) => ({
    event: 'filter_change',
    section,
    value,
    action,
    relation: 'products',
  })

  const full: ArchiveSelection = {
    ...choice({ mushroom: ['fresh', 'edibles'], price: ['1-2'], nearMe: ['true'] }),
    place: { lat: 1, lng: 2 },
  }

  test('each value that goes is one removal, the switch has an event of its own', () => {
    expect(tracked(full, noSelection)).toEqual([
      change('mushroom', 'fresh', 'remove'),
      change('mushroom', 'edibles', 'remove'),
      change('price', '1-2', 'remove'),
      { event: 'near_me_toggle', on: false },
    ])
  })

  test('each value that comes is one addition; what stays says nothing', () => {
    expect(tracked(choice({ mushroom: ['fresh'] }), full)).toEqual([
      change('mushroom', 'edibles', 'add'),
      change('price', '1-2', 'add'),
      { event: 'near_me_toggle', on: true },
    ])
    expect(tracked(full, { ...full, page: 3, sort: 'price' })).toEqual([])
  })

  test('another span takes the place of the one before it', () => {
    expect(tracked(choice({ price: ['1-2'] }), choice({ price: ['3-4'] }))).toEqual([
      change('price', '1-2', 'remove'),
      change('price', '3-4', 'add'),
    ])
  })
})
