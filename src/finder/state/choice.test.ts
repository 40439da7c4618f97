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

describe('a query with unknown values', () => {
  const shop = acceptedParametersOf('products', products)
  const chipsOf = (of: ArchiveSelection, sections = products, names = {}): string[] =>
    describeChoice(of, sections, names, words, 'en').chosen.map(({ name }) => name)

  test('D-36 keeps them in the selection, and shows them as they are', () => {
    const guide = acceptedParametersOf('mushrooms', species)
    const requested = parseChoice('?main_flavor=zzz,nutty&season=n13&mushroom=fresh', guide)
    expect(requested.filters).toEqual({ main_flavor: ['zzz', 'nutty'], season: ['n13'] })
    expect(chipsOf(requested, species)).toEqual(['zzz', 'Nutty', 'n13'])
    const gone = describeChoice(choice({ mushroom: ['renamed'] }), products, {}, words, 'en')
    expect(gone.filter).toBe('category: renamed')
  })

  test('FLT-02 NAV-11 accepts compounds that are not offered', () => {
    const requested = parseChoice('?main_chemistry=muscimol', acceptedParametersOf('mushrooms', species))
    expect(chipsOf(requested, species)).toEqual(['Muscimol'])
  })

  test('NAV-04 shows a species once the response has its name, or says that it has none', () => {
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

describe('ARC-07 the description of the filters for an empty result', () => {
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

  test('a vendor named only by the response', () => {
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

test('ARC-09 a failure shows the collection’s message, and with filters the server’s or the general one', () => {
  const labels = { failed: 'The posts could not be loaded.', filterFailed: 'Failed to fetch filtered data' }
  expect(failureText(null, false, labels)).toBe(labels.failed)
  expect(failureText('boom', false, labels)).toBe(labels.failed)
  expect(failureText(null, true, labels)).toBe(labels.filterFailed)
  expect(failureText('boom', true, labels)).toBe('boom')
})

describe('FLT-10 the analytics events of a changed selection', () => {
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

  test('each removed value is one event, and the switch has its own', () => {
    expect(tracked(full, noSelection)).toEqual([
      change('mushroom', 'fresh', 'remove'),
      change('mushroom', 'edibles', 'remove'),
      change('price', '1-2', 'remove'),
      { event: 'near_me_toggle', on: false },
    ])
  })

  test('each added value is one event, kept values, page and sort are none', () => {
    expect(tracked(choice({ mushroom: ['fresh'] }), full)).toEqual([
      change('mushroom', 'edibles', 'add'),
      change('price', '1-2', 'add'),
      { event: 'near_me_toggle', on: true },
    ])
    expect(tracked(full, { ...full, page: 3, sort: 'price' })).toEqual([])
  })

  test('a changed range is one removal and one addition', () => {
    expect(tracked(choice({ price: ['1-2'] }), choice({ price: ['3-4'] }))).toEqual([
      change('price', '1-2', 'remove'),
      change('price', '3-4', 'add'),
    ])
  })
})
