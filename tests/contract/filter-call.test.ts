import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, at, call } from '../setup/client'
import { emailAddress } from '../setup/envelope'
import {
  averageRating,
  collections,
  counted,
  everyDocument,
  factsOf,
  filter,
  idsOf,
  inArchive,
  invented,
  kilometres,
  languages,
  listed,
  lowestPrice,
  makeNamed,
  sorted,
  steadily,
  type Card,
  type Collection,
  type Counts,
  type Doc,
  type Language,
} from '../setup/catalogue'
import { change, cleanUp, make, makeOne, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

/** Seed of the random selections, the same in every run. */
const seed = 20_260_721
/** Tests over the whole catalogue are retried, since other tests may change it meanwhile. */
const again = { retry: 4 }

const messages = { en, es, pt } as const
const prefix = { en: '', es: '/es', pt: '/pt' } as const satisfies Record<Language, string>

afterAll(cleanUp)

const published = async (collection: Collection, query?: string): Promise<Doc[]> =>
  (await everyDocument(collection, query)).filter((doc) => inArchive(collection, doc))

const titlesOf = (cards: readonly Card[]): string[] => cards.map(({ title }) => title)

const paging = ['hasNextPage', 'hasPrevPage', 'nextPage', 'page', 'prevPage', 'totalDocs', 'totalPages']

describe.each(collections)('API-03 POST /api/filter of %s', (relationTo) => {
  test('D-06: without a page it returns every published document once, at most a thousand', again, async () => {
    const [documents, { cards, json }] = await Promise.all([published(relationTo), listed({ relationTo })])
    expect(new Set(idsOf(cards)).size).toBe(cards.length)
    expect(sorted(idsOf(cards))).toEqual(sorted(idsOf(documents)))
    expect(cards.length).toBeLessThanOrEqual(1000)
    expect(Object.keys(json)).toEqual(['data'])
    expect(Object.keys(json.data as object)).toEqual([relationTo])
    for (const card of cards) {
      expect(card).toMatchObject({
        relationTo,
        slug: expect.any(String) as string,
        title: expect.any(String) as string,
      })
      expect(card.title).not.toBe('')
      expect(card.href).toMatch(new RegExp(`^/.*/?${card.slug}$`))
    }
    expect(JSON.stringify(json).length).toBeLessThan(1_000_000)
    expect(JSON.stringify(json)).not.toMatch(emailAddress)
  })

  test('API-04 all pages together equal the full list, and have the paging fields', again, async () => {
    const all = await listed({ relationTo })
    const size = Math.max(2, Math.ceil(all.cards.length / 4))
    const pages = Math.max(1, Math.ceil(all.cards.length / size))
    const found: number[] = []
    for (let page = 1; page <= pages; page += 1) {
      const { cards, json } = await listed({ relationTo, page, limit: size })
      found.push(...idsOf(cards))
      expect(json).toMatchObject({
        page,
        totalDocs: all.cards.length,
        totalPages: pages,
        hasPrevPage: page > 1,
        hasNextPage: page < pages,
        prevPage: page > 1 ? page - 1 : null,
        nextPage: page < pages ? page + 1 : null,
      })
      expect(Object.keys(json).sort()).toEqual([...paging, 'data', 'facets', 'names', 'ranges'].sort())
    }
    expect(found).toEqual(idsOf(all.cards))
  })

  test.each([{ page: 1 }, { limit: 20 }, { facets: true }, { facets: false }])(
    'D-06: %j alone returns the first page of twenty with facets',
    async (query) => {
      const { cards, json } = await listed({ relationTo, ...query })
      expect(json.page).toBe(1)
      expect(cards.length).toBe(Math.min(20, Number(json.totalDocs)))
      expect(json).toHaveProperty('facets')
      expect(json).toHaveProperty('ranges')
    },
  )

  test('API-04 a page beyond the last returns the last page and its number', again, async () => {
    const [{ cards, json }, all] = await Promise.all([
      listed({ relationTo, page: 10_000, limit: 5 }),
      listed({ relationTo }),
    ])
    const pages = Math.ceil(all.cards.length / 5)
    expect(cards.length).toBeGreaterThan(0)
    expect(idsOf(cards)).toEqual(idsOf(all.cards).slice(5 * (pages - 1)))
    expect(json).toMatchObject({ page: pages, totalPages: pages, hasNextPage: false, nextPage: null })
  })
})

type Choice = Record<string, string[]>

const span = (text: string): [number, number] => {
  const [low, high] = text.split('-')
  const [from, to] = [low === '' ? 0 : Number(low), high === '' ? Infinity : Number(high)]
  return from <= to ? [from, to] : [to, from]
}

type Known = { id: number; facts: Record<string, string[]>; numbers: Record<string, number | null> }

/** Sections of a collection whose value is a range of numbers. */
const spans = (relationTo: Collection): string[] => [
  ...(relationTo === 'products' ? ['price'] : []),
  ...(['mushrooms', 'products', 'vendors'].includes(relationTo) ? ['rating'] : []),
]

/** FLT-12 applied to documents: OR inside a section, AND across sections; the section `lifted` is ignored. */
function passes({ facts, numbers }: Known, choice: Choice, lifted?: string): boolean {
  return Object.entries(choice).every(([key, values]) => {
    if (key === lifted || values.length === 0) return true
    if (!(key in numbers)) return values.some((value) => facts[key]?.includes(value))
    const [low, high] = span(values[0] ?? '')
    const number = numbers[key] ?? null
    return number !== null && number >= low && number <= high
  })
}

/** Numbers from 0 to 1, which pick from lists whose length is known only at run time. */
const part = fc.double({ min: 0, max: 0.999_999, noNaN: true })
const pick = <T>(all: readonly T[], at: number): T | undefined => all[Math.floor(at * all.length)]
const draws = fc.array(fc.tuple(part, fc.array(part, { minLength: 1, maxLength: 3 })), { maxLength: 3 })

const toChoice = (facets: Counts, drawn: readonly (readonly [number, readonly number[]])[]): Choice =>
  Object.fromEntries(
    drawn.flatMap(([one, several]) => {
      const key = pick(Object.keys(facets), one)
      const values = key === undefined ? [] : several.flatMap((of) => pick(Object.keys(facets[key] ?? {}), of) ?? [])
      return key === undefined || values.length === 0 ? [] : [[key, [...new Set(values)]]]
    }),
  )

describe.each(collections)('FLT-12 facets of %s', (relationTo) => {
  const load = async (): Promise<Known[]> =>
    (await published(relationTo)).map((doc, _, all) => {
      const numbers: Known['numbers'] = { price: lowestPrice(doc), rating: averageRating(doc) }
      const own = spans(relationTo).map((key) => [key, numbers[key] ?? null] as const)
      return { id: doc.id, facts: factsOf(relationTo, doc, all), numbers: Object.fromEntries(own) }
    })

  test('equal a count over the documents for random selections', { timeout: 300_000 }, async () => {
    let documents = await load()
    const { facets: every } = await counted({ relationTo })
    const keys = Object.keys(every)
    const spanOf = (key: string, ...texts: string[]) =>
      spans(relationTo).includes(key) ? fc.option(fc.constantFrom(...texts), { nil: null }) : fc.constant(null)
    const drawnSpans = fc.record({
      price: spanOf('price', '10-50', '0-9.5', '30-', '-25', '60-20', '5000-'),
      rating: spanOf('rating', '3-4', '4-', '-3.5', '5-1', '4.5-4.5'),
    })
    const compare = async (choice: Choice): Promise<void> => {
      const result = await counted({ relationTo, activeFilters: choice })
      const expected = documents.filter((doc) => passes(doc, choice))
      expect(result.totalDocs).toBe(expected.length)
      if (expected.length <= 100) expect(sorted(idsOf(result.cards))).toEqual(sorted(idsOf(expected)))
      for (const key of keys) {
        const counts: Record<string, number> = {}
        for (const doc of documents.filter((one) => passes(one, choice, key)))
          for (const value of new Set(doc.facts[key])) counts[value] = (counts[value] ?? 0) + 1
        expect(result.facets[key] ?? {}, `counts of ${key} under ${JSON.stringify(choice)}`).toEqual(counts)
      }
      expect(Object.keys(result.ranges).sort()).toEqual(spans(relationTo).sort())
      for (const key of spans(relationTo)) {
        const left = documents.filter((doc) => passes(doc, choice, key)).flatMap(({ numbers }) => numbers[key] ?? [])
        const expected = left.length > 0 ? { min: Math.min(...left), max: Math.max(...left) } : null
        expect(result.ranges[key], `${key} under ${JSON.stringify(choice)}`).toEqual(expected)
      }
    }
    await fc.assert(
      fc.asyncProperty(draws, drawnSpans, (drawn, chosenSpans) => {
        const chosen = Object.entries(chosenSpans).flatMap(([key, text]) =>
          text ? [[key, [text]] satisfies [string, string[]]] : [],
        )
        const choice: Choice = { ...toChoice(every, drawn), ...Object.fromEntries(chosen) }
        return steadily(() =>
          compare(choice).catch(async (error: unknown) => {
            documents = await load()
            throw error
          }),
        )
      }),
      { seed, numRuns: 40 },
    )
  })
})

describe('FLT-12 active filters', () => {
  test('are OR inside a section and AND across sections, and may be a string for one value', again, async () => {
    const send = async (activeFilters: Record<string, unknown>) =>
      idsOf((await listed({ relationTo: 'mushrooms', activeFilters })).cards)
    const [nutty, bitter, both, choice, across, plain] = await Promise.all([
      send({ main_flavor: ['nutty'] }),
      send({ main_flavor: ['bitter'] }),
      send({ main_flavor: ['nutty', 'bitter'] }),
      send({ edibility: ['choice'] }),
      send({ main_flavor: ['nutty', 'bitter'], edibility: ['choice'] }),
      send({ main_flavor: 'nutty' }),
    ])
    expect(nutty.length).toBeGreaterThan(0)
    expect(sorted(both)).toEqual(sorted([...new Set([...nutty, ...bitter])]))
    expect(across).toEqual(both.filter((id) => choice.includes(id)))
    expect(across.length).toBeLessThan(both.length)
    expect(plain).toEqual(nutty)
  })

  test('a value without documents and an empty list are no errors', again, async () => {
    const nothing = await counted({ relationTo: 'mushrooms', activeFilters: { main_flavor: ['tastes-of-nothing'] } })
    expect(nothing.totalDocs).toBe(0)
    expect(nothing.json).toMatchObject({ totalPages: 1, page: 1, hasNextPage: false, hasPrevPage: false })
    // A section's own selection does not narrow its facets.
    expect(Object.keys(nothing.facets.main_flavor ?? {}).length).toBeGreaterThan(5)
    const everything = await counted({ relationTo: 'mushrooms', activeFilters: { main_flavor: [] } })
    expect(everything.totalDocs).toBe((await counted({ relationTo: 'mushrooms' })).totalDocs)
  })

  test('PRD-07 a product group includes the products of its sub-groups', again, async () => {
    const send = async (...values: string[]) =>
      idsOf((await listed({ relationTo: 'products', activeFilters: { mushroom: values } })).cards)
    const [edibles, ...parts] = await Promise.all([
      send('edibles'),
      send('gummies'),
      send('chocolate-bar'),
      send('honey'),
    ])
    for (const part of parts) {
      expect(part.length).toBeGreaterThan(0)
      expect(edibles).toEqual(expect.arrayContaining(part))
    }
    expect(sorted(edibles)).toEqual(sorted(await send('gummies', 'chocolate-bar', 'honey', 'edibles')))
    expect(edibles).not.toEqual(expect.arrayContaining(await send('capsules')))
  })

  test('sub-groups of the same name in two groups are kept apart', again, async () => {
    const growing = await listed({ relationTo: 'products', activeFilters: { growing: ['equipment'] } })
    const microscopy = await listed({ relationTo: 'products', activeFilters: { microscopy: ['equipment'] } })
    expect(growing.cards.length).toBeGreaterThan(0)
    expect(microscopy.cards.length).toBeGreaterThan(0)
    expect(idsOf(growing.cards).filter((id) => idsOf(microscopy.cards).includes(id))).toEqual([])
  })

  test.each(['10-50', '-25', '100-', '50-10', '16.8-16.8'])(
    'a price range %s lists the products whose lowest price is within it',
    again,
    async (price) => {
      const [low, high] = span(price)
      const documents = await published('products')
      const { cards } = await listed({ relationTo: 'products', activeFilters: { price } })
      const expected = documents.filter((doc) => {
        const lowest = lowestPrice(doc)
        return lowest !== null && lowest >= low && lowest <= high
      })
      expect(expected.length).toBeGreaterThan(0)
      expect(sorted(idsOf(cards))).toEqual(sorted(idsOf(expected)))
    },
  )

  test.each(['3-4', '4-', '-3.5', '4-3', '0-5'])(
    'a rating range %s lists the documents rated within it, and none without a rating',
    again,
    async (rating) => {
      const [low, high] = span(rating)
      const expected = { mushrooms: 0, products: 0, vendors: 0 }
      for (const relationTo of ['mushrooms', 'products', 'vendors'] as const) {
        const { cards } = await listed({ relationTo, activeFilters: { rating } })
        const rated = (await published(relationTo)).filter((doc) => {
          const average = averageRating(doc)
          return average !== null && average >= low && average <= high
        })
        expect(sorted(idsOf(cards))).toEqual(sorted(idsOf(rated)))
        expected[relationTo] = rated.length
      }
      expect(expected.mushrooms + expected.products).toBeGreaterThan(0)
    },
  )

  test.each(['n', 's'] as const)(
    '“in season now” in hemisphere %s equals the current month of that hemisphere',
    again,
    async (half) => {
      const thisMonth = new Date().getUTCMonth() + 1
      const month = `${half}${thisMonth}`
      // Few records name a southern season, and none is derived from the northern one, so the test creates a species.
      const season = half === 'n' ? 'seasonNorth' : 'seasonSouth'
      const specie = { scientificName: 'Testus nunc', edibility: 'edible', [season]: [String(thisMonth)] }
      const made = await makeOne('mushrooms', { specie })
      const send = async (season: string[]) => counted({ relationTo: 'mushrooms', activeFilters: { season } })
      const [now, then, both] = await Promise.all([send([`now-${half}`]), send([month]), send([`now-${half}`, month])])
      expect(idsOf(now.cards)).toContain(made)
      expect(idsOf(now.cards)).toEqual(idsOf(then.cards))
      expect(both.totalDocs).toBe(now.totalDocs)
      expect(now.facets.season?.[`now-${half}`]).toBe(now.facets.season?.[month])
      expect(now.facets).toEqual(then.facets)
    },
  )

  test(
    'NAV-04 names has the selected species, vendors and places that are published, and no unknown ones',
    again,
    async () => {
      const named = async (activeFilters: Record<string, unknown>, locale: Language = 'en') =>
        (await counted({ relationTo: 'products', activeFilters, locale })).names
      const species = await call('/api/mushrooms?where[slug][equals]=hypsizygus-tessulatus&depth=0&locale=es')
      const id = String(at(species.json, 'docs.0.id'))
      expect(await named({})).toEqual({})
      expect(await named({ species: [id, '999999', '0', `0${id}`, 'x'], price: '1-' }, 'es')).toEqual({
        species: { [id]: at(species.json, 'docs.0.title') },
      })
      const word = invented()
      const vendor = await makeNamed('vendors', word, { slug: word })
      expect(await named({ vendor: [word, 'none-such'] })).toEqual({ vendor: { [word]: word } })
      await change('vendors', vendor, { _status: 'draft' })
      expect(await named({ vendor: [word] })).toEqual({ vendor: {} })
      const place = await counted({ relationTo: 'projects', activeFilters: { place: ['lisboa', 'nowhere'] } })
      expect(place.names).toEqual({ place: { lisboa: 'Lisboa' } })
      expect(place.totalDocs).toBe(place.facets.place?.lisboa)
    },
  )

  test('a text narrows the list and its counts', again, async () => {
    const { cards, facets, totalDocs } = await counted({ relationTo: 'mushrooms', text: 'shiitake' })
    expect(cards.map(({ slug }) => slug)).toContain('lentinula-edodes')
    expect(totalDocs).toBeLessThan(10)
    for (const counts of Object.values(facets))
      for (const count of Object.values(counts)) expect(count).toBeLessThanOrEqual(totalDocs)
    expect((await listed({ relationTo: 'mushrooms', text: invented() })).cards).toEqual([])
  })
})

describe('FLT-09 D-12: near me', () => {
  type Shop = { id: number; slug: string; place: { lat: number; lng: number } }

  const shops = async (): Promise<Shop[]> =>
    (await everyDocument('vendors', 'depth=0')).flatMap((doc) => {
      const [lat, lng] = [at(doc, 'location.latitude'), at(doc, 'location.longitude')]
      return typeof lat === 'number' && typeof lng === 'number'
        ? [{ id: doc.id, slug: String(doc.slug), place: { lat, lng } }]
        : []
    })

  const radius = async (): Promise<number> =>
    Number(at((await call('/api/globals/site-settings')).json, 'display.nearMeRadius')) * 1.609344

  /** The number in `120 km away`, in any locale. */
  const away = ({ distance }: Card): number => Number(/([\d,]+) km/.exec(distance ?? '')?.[1]?.replaceAll(',', ''))

  test('lists the products of vendors within the radius, and these vendors', again, async () => {
    const [all, reach] = await Promise.all([shops(), radius()])
    expect(all.length).toBeGreaterThan(3)
    for (const { place } of all.slice(0, 4)) {
      const near = all.filter((other) => kilometres(place, other.place) <= reach)
      const query = { activeFilters: { nearMe: 'true' }, location: place }
      const products = await published('products')
      const expected = products.filter((doc) => near.some(({ slug }) => slug === at(doc, 'vendor.slug')))
      expect(sorted(idsOf((await listed({ relationTo: 'products', ...query })).cards))).toEqual(sorted(idsOf(expected)))
      const vendors = (await published('vendors')).filter((doc) => near.some(({ id }) => id === doc.id))
      expect(sorted(idsOf((await listed({ relationTo: 'vendors', ...query })).cards))).toEqual(sorted(idsOf(vendors)))
    }
  })

  test('returns the distance on each card and sorts the nearest first', async () => {
    const word = invented()
    const centre = { lat: 52.1, lng: -174.3 }
    const steps = [0.9, 0, 0.45]
    for (const [index, step] of steps.entries()) {
      const location = { latitude: centre.lat + step, longitude: centre.lng }
      const vendor = await makeNamed('vendors', `${word} shop ${index}`, { location })
      await makeNamed('products', `${word} ware ${index}`, { vendor })
    }
    const far = await makeNamed('vendors', `${word} far`, { location: { latitude: 40, longitude: -100 } })
    await makeNamed('products', `${word} ware far`, { vendor: far })
    for (const relationTo of ['products', 'vendors'] as const) {
      const query = { relationTo, text: word, location: centre, activeFilters: { nearMe: ['true'] } }
      const { cards } = await listed({ ...query, sort: 'distance' })
      expect(titlesOf(cards).map((title) => title.slice(-1))).toEqual(['1', '2', '0'])
      expect(cards.map(away)).toEqual([0, 50, 100])
      const spanish = await listed({ ...query, sort: 'distance', locale: 'es' })
      expect(spanish.cards[1]?.distance).toBe(es.filters.away.replace('{distance}', '50'))
      const { totalDocs } = await counted(query)
      expect(totalDocs).toBe(3)
    }
  })

  test(
    'sorting by distance ascends over the whole catalogue, with vendors without coordinates last',
    again,
    async () => {
      const shop = (await shops()).find(({ slug }) => slug === 'lisboa-spore-lab')
      const location = shop?.place ?? { lat: 38.7, lng: -9.1 }
      for (const relationTo of ['products', 'vendors'] as const) {
        const { cards } = await listed({ relationTo, sort: 'distance', location })
        const known = cards.filter(({ distance }) => distance !== null)
        expect(known.map(away)).toEqual(known.map(away).toSorted((a, b) => a - b))
        expect(idsOf(cards.slice(0, known.length))).toEqual(idsOf(known))
      }
    },
  )

  test('a product whose vendor has no coordinates is sorted after those that have some', async () => {
    const word = invented()
    const vendor = await makeNamed('vendors', `${word} shop`, { location: { latitude: 60, longitude: 60 } })
    await makeNamed('products', `${word} placeless`)
    await makeNamed('products', `${word} placed`, { vendor })
    // The product without a location must not be placed at latitude and longitude 0.
    const { cards } = await listed({
      relationTo: 'products',
      text: word,
      sort: 'distance',
      location: { lat: 0, lng: 0 },
    })
    expect(titlesOf(cards)).toEqual([`${word} placed`, `${word} placeless`])
  })

  test('the south pole has no vendor or product near', async () => {
    for (const relationTo of ['products', 'vendors'] as const) {
      const result = await counted({
        relationTo,
        activeFilters: { nearMe: 'true' },
        location: { lat: -90, lng: 0 },
      })
      expect(result.totalDocs).toBe(0)
      expect(result.cards).toEqual([])
    }
  })
})

describe('D-16: sorts', () => {
  const byId = (a: Doc, b: Doc): number => a.id - b.id
  const made = (doc: Doc): number => Date.parse(String(doc.createdAt))
  /** Ids sorted by a number in either direction: unknown numbers last, ties by id. */
  const ordered = (documents: Doc[], of: (doc: Doc) => number | null, way: 1 | -1): number[] =>
    idsOf(
      documents.toSorted((a, b) => {
        const [left, right] = [of(a), of(b)]
        if (left === null || right === null) return Number(left === null) - Number(right === null) || byId(a, b)
        return (left - right) * way || byId(a, b)
      }),
    )

  test.each(collections)(
    'createdAt of %s ascends, is the default, and -createdAt descends',
    again,
    async (relationTo) => {
      const documents = await published(relationTo, 'depth=0')
      for (const query of [{}, { sort: 'createdAt' }])
        expect(idsOf((await listed({ relationTo, ...query })).cards)).toEqual(ordered(documents, made, 1))
      expect(idsOf((await listed({ relationTo, sort: '-createdAt' })).cards)).toEqual(ordered(documents, made, -1))
    },
  )

  test.each(collections)('title of %s follows the collation of each locale', again, async (relationTo) => {
    for (const locale of languages) {
      const { cards } = await listed({ relationTo, sort: 'title', locale })
      const { compare } = new Intl.Collator(locale)
      const expected = cards.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id)
      expect(titlesOf(cards)).toEqual(titlesOf(expected))
    }
  })

  test('title sorts accents and lower case by the collation of the locale', async () => {
    const word = invented()
    for (const name of ['zeta', 'Ñandú', 'nota', 'Écija', 'enoki', 'Oyster'])
      await makeNamed('posts', `${name} ${word}`)
    const names = async (locale: Language): Promise<string[]> => {
      const { cards } = await listed({ relationTo: 'posts', text: word, sort: 'title', locale })
      return titlesOf(cards).map((title) => title.split(' ')[0] ?? '')
    }
    expect(await names('es')).toEqual(['Écija', 'enoki', 'nota', 'Ñandú', 'Oyster', 'zeta'])
    expect(await names('en')).toEqual(['Écija', 'enoki', 'Ñandú', 'nota', 'Oyster', 'zeta'])
  })

  test('price and -price sort by the lowest current price within each currency', again, async () => {
    await makeNamed('products', invented(), { baseInventory: { unitPrice: 1, stock: 1, currency: 'EUR' } })
    const documents = await published('products')
    const currencyOf = (doc: Doc): unknown =>
      lowestPrice(doc) === null ? '' : (at(doc, 'baseInventory.currency') ?? 'USD')
    const of = (currency: unknown): Doc[] => documents.filter((doc) => currencyOf(doc) === currency)
    // The currency with the most products first, and products without a price last.
    const currencies = [...new Set(documents.map(currencyOf))].toSorted(
      (a, b) =>
        Number(a === '') - Number(b === '') || of(b).length - of(a).length || String(a).localeCompare(String(b)),
    )
    expect(currencies.length).toBeGreaterThan(1)
    for (const [sort, way] of [
      ['price', 1],
      ['-price', -1],
    ] as const) {
      const expected = currencies.flatMap((currency) => ordered(of(currency), lowestPrice, way))
      expect(idsOf((await listed({ relationTo: 'products', sort })).cards)).toEqual(expected)
      const paged = await listed({ relationTo: 'products', sort, page: 2, limit: 10 })
      expect(idsOf(paged.cards)).toEqual(expected.slice(10, 20))
    }
  })

  test.each(['mushrooms', 'products', 'vendors'] as const)(
    '-rating of %s, the unrated last',
    again,
    async (relationTo) => {
      const documents = await published(relationTo)
      const { cards } = await listed({ relationTo, sort: '-rating' })
      expect(idsOf(cards)).toEqual(ordered(documents, averageRating, -1))
    },
  )

  test('a sort is the same across pages and with filters', again, async () => {
    const query = { relationTo: 'products', sort: '-price', activeFilters: { availability: ['in-stock'] } }
    const all = idsOf((await listed(query)).cards)
    const third = idsOf((await listed({ ...query, page: 3, limit: 10 })).cards)
    expect(third).toEqual(all.slice(20, 30))
  })
})

describe('I18-01 POST /api/filter in a locale', () => {
  test.each(languages)('returns titles and addresses in %s', again, async (locale) => {
    for (const relationTo of collections) {
      const documents = await published(relationTo, `depth=0&locale=${locale}`)
      const { cards } = await listed({ relationTo, locale })
      const titles = new Map(cards.map(({ id, title }) => [id, title]))
      const field = relationTo === 'vendors' ? 'businessName' : 'title'
      for (const doc of documents)
        expect([doc[field], doc.displayName ?? doc[field]], `${relationTo} ${doc.id}`).toContain(titles.get(doc.id))
      for (const { href } of cards) expect(href.startsWith(`${prefix[locale]}/`)).toBe(true)
      if (locale === 'en') for (const { href } of cards) expect(href).not.toMatch(/^\/(?:es|pt)\//)
    }
  })

  test('returns the labels of a card in the requested locale', async () => {
    const query = { relationTo: 'mushrooms', activeFilters: { edibility: 'choice' } }
    const labels = await Promise.all(
      languages.map(
        async (locale) => (await listed({ ...query, locale })).cards[0]?.chips.map(({ label }) => label) ?? [],
      ),
    )
    expect(new Set(labels.map((all) => all.join())).size).toBe(3)
    const word = invented()
    await makeNamed('products', word, { baseInventory: { unitPrice: 1234.5, stock: 0 } })
    for (const locale of languages) {
      const { cards } = await listed({ relationTo: 'products', text: word, locale })
      expect(cards[0]?.badges.map(({ label }) => label)).toContain(messages[locale].product.soldOut)
      // An Intl price: 1,234.50 in English, with a decimal comma elsewhere.
      expect(cards[0]?.price?.now).toMatch(locale === 'en' ? /1,234\.50/ : /1\.?234,50/)
    }
  })

  test('D-21: a missing title falls back to English, and a translation shows at once', async () => {
    const word = invented()
    const id = await makeNamed('mushrooms', `${word} cap`)
    const title = async (locale: Language) =>
      (await listed({ relationTo: 'mushrooms', text: word, locale })).cards.map((card) => card.title)
    expect(await title('es')).toEqual([`${word} cap`])
    const saved = await call(`/api/mushrooms/${id}?locale=es`, {
      method: 'PATCH',
      body: { title: `${word} sombrero`, _status: 'published' },
      token: await asAdmin(),
    })
    expect(saved.status).toBe(200)
    expect(await title('es')).toEqual([`${word} sombrero`])
    expect(await title('en')).toEqual([`${word} cap`])
    expect(await title('pt')).toEqual([`${word} cap`])
  })
})

const shown = async (relationTo: Collection, text: string, more: Record<string, unknown> = {}): Promise<string[]> =>
  titlesOf((await listed({ relationTo, text, ...more })).cards)

describe.each(collections)('ACL-01 drafts of %s', (relationTo) => {
  test('are never returned, and a publication, edit, withdrawal or deletion shows in the next response', async () => {
    const word = invented()
    const id = await makeNamed(relationTo, word, { _status: 'draft' })
    const everywhere = async () => {
      const all = idsOf((await listed({ relationTo })).cards)
      return { found: await shown(relationTo, word), listed: all.includes(id) }
    }
    expect(await everywhere()).toEqual({ found: [], listed: false })
    await change(relationTo, id, { _status: 'published' })
    expect(await shown(relationTo, word)).toEqual([word])
    expect(idsOf((await listed({ relationTo })).cards)).toContain(id)

    const field = relationTo === 'vendors' ? 'displayName' : 'title'
    const aside = await call(`/api/${relationTo}/${id}?draft=true`, {
      method: 'PATCH',
      body: { [field]: `${word} unsaid`, _status: 'draft' },
      token: await asAdmin(),
    })
    expect(aside.status).toBe(200)
    expect(await shown(relationTo, word)).toEqual([word])

    await change(relationTo, id, { [field]: `${word} renamed`, _status: 'published' })
    expect(await shown(relationTo, word)).toEqual([`${word} renamed`])
    await change(relationTo, id, { _status: 'draft' })
    expect(await everywhere()).toEqual({ found: [], listed: false })
    await change(relationTo, id, { _status: 'published' })
    expect(await shown(relationTo, word)).toEqual([`${word} renamed`])
    const gone = await call(`/api/${relationTo}/${id}`, { method: 'DELETE', token: await asAdmin() })
    expect(gone.status).toBe(200)
    expect(await everywhere()).toEqual({ found: [], listed: false })
  })

  test('are not returned to an admin either', async () => {
    const word = invented()
    await makeNamed(relationTo, word, { _status: 'draft' })
    const response = await call('/api/filter', {
      body: { relationTo, activeFilters: {}, text: word },
      token: await asAdmin(),
    })
    expect(at(response.json, `data.${relationTo}`)).toEqual([])
  })
})

test('ARC-08 vendors without a type, or of type other, are in no list or facet', async () => {
  const word = invented()
  const plain = await makeNamed('vendors', `${word} plain`, { vendorType: null })
  await makeNamed('vendors', `${word} other`, { vendorType: 'other' })
  const grower = await makeNamed('vendors', `${word} grower`)
  expect(await shown('vendors', word)).toEqual([`${word} grower`])
  expect(await shown('vendors', word, { activeFilters: { vendorType: ['other'] } })).toEqual([])
  expect((await counted({ relationTo: 'vendors', text: word })).facets.vendorType).toEqual({ grower: 1 })
  await change('vendors', plain, { vendorType: 'forager', _status: 'published' })
  await change('vendors', grower, { vendorType: 'other', _status: 'published' })
  expect(await shown('vendors', word)).toEqual([`${word} plain`])
})

describe('cards, filters and sorts follow changes at once', () => {
  test('ARC-03 a vendor’s new name, withdrawal and publication show on the card of its product', async () => {
    const word = invented()
    const vendor = await makeNamed('vendors', `${word} old`)
    const slug = String((await call(`/api/vendors/${vendor}`)).json.slug)
    await makeNamed('products', word, { slug: word, vendor })
    const card = async () => (await listed({ relationTo: 'products', text: word })).cards[0]
    expect((await card())?.over?.text).toBe(en.product.by.replace('{vendor}', `${word} old`))
    await change('vendors', vendor, { displayName: `${word} new`, _status: 'published' })
    expect((await card())?.over?.text).toBe(en.product.by.replace('{vendor}', `${word} new`))
    const own = { relationTo: 'products', activeFilters: { vendor: [slug] } }
    expect(titlesOf((await listed(own)).cards)).toEqual([word])
    await change('vendors', vendor, { _status: 'draft' })
    expect((await card())?.over).toBeNull()
    expect((await listed(own)).cards).toEqual([])
    await change('vendors', vendor, { _status: 'published' })
    expect((await card())?.over?.text).toBe(en.product.by.replace('{vendor}', `${word} new`))
  })

  test('PRD-02 a changed price changes a product’s place in the sort and in the price range', async () => {
    const word = invented()
    const prices = { a: 10, b: 20, c: 30 }
    const ids: number[] = []
    for (const [name, unitPrice] of Object.entries(prices))
      ids.push(await makeNamed('products', `${word} ${name}`, { baseInventory: { unitPrice, stock: 3 } }))
    const order = async (sort = 'price') => (await shown('products', word, { sort })).map((title) => title.slice(-1))
    expect(await order()).toEqual(['a', 'b', 'c'])
    await change('products', ids[0] ?? 0, { baseInventory: { unitPrice: 25, stock: 3 }, _status: 'published' })
    expect(await order()).toEqual(['b', 'a', 'c'])
    expect(await order('-price')).toEqual(['c', 'a', 'b'])
    expect((await counted({ relationTo: 'products', text: word })).ranges.price).toEqual({ min: 20, max: 30 })
    expect(await shown('products', word, { activeFilters: { price: '24-26' } })).toEqual([`${word} a`])
  })

  test('COM-09 a published review changes rating, range and sort of its product until it is unpublished', async () => {
    const word = invented()
    const id = await makeNamed('products', word)
    const twin = await makeNamed('products', `${word} twin`)
    const reviewer = await member('filter reviewer')
    const review = remember(
      'reviews',
      await call('/api/reviews', {
        body: { doc: { relationTo: 'products', value: id }, headline: 'Fine', rating: 3, review: 'As it should be.' },
        token: reviewer.token,
      }),
    )
    const read = async () => {
      const result = await counted({ relationTo: 'products', text: word, sort: '-rating' })
      return { text: result.cards.find((card) => card.id === id)?.rating?.text, known: result.ranges.rating }
    }
    // D-04: the default rating is rendered but never counted.
    expect(await read()).toEqual({ text: '5 (1)', known: null })
    await change('reviews', review, { _status: 'published' })
    expect(await read()).toEqual({ text: '3 (1)', known: { min: 3, max: 3 } })
    expect(await shown('products', word, { activeFilters: { rating: '3-' } })).toEqual([word])
    expect(await shown('products', word, { activeFilters: { rating: '4-' } })).toEqual([])
    expect(idsOf((await listed({ relationTo: 'products', text: word, sort: '-rating' })).cards)).toEqual([id, twin])
    await change('reviews', review, { _status: 'draft' })
    expect(await read()).toEqual({ text: '5 (1)', known: null })
  })

  test('CRT-02 D-30 a product is in stock only while it has stock and its vendor is open', async () => {
    const [word, vendor] = [invented(), await makeOne('vendors')]
    const id = await makeNamed('products', word, { slug: word, vendor })
    const inStock = () => shown('products', word, { activeFilters: { availability: 'in-stock' } })
    expect(await inStock()).toEqual([word])
    await change('products', id, { baseInventory: { unitPrice: 5, stock: 0 }, _status: 'published' })
    expect(await inStock()).toEqual([])
    await change('products', id, { baseInventory: { unitPrice: 5, stock: 1 }, _status: 'published' })
    expect(await inStock()).toEqual([word])
    const said = async () => (await call(`/mushrooms/product/${word}`)).text
    expect(await said()).toContain('1 in stock')
    await change('vendors', vendor, { status: 'closed' })
    expect(await inStock()).toEqual([])
    expect(await said()).not.toContain('1 in stock')
    await change('vendors', vendor, { status: 'open' })
    expect(await inStock()).toEqual([word])
  })

  test('PRD-03 a sale that ends by the clock leaves the filters without a save', async () => {
    const word = invented()
    const id = await makeNamed('products', word, {})
    const found = async () => [
      await shown('products', word, { activeFilters: { availability: 'on-sale' } }),
      await shown('products', word, { activeFilters: { price: '-3' } }),
    ]
    /** Reads the filters before the sale ends; a slow machine, which comes too late, gets twice the time. */
    const foundBefore = async (lead: number): Promise<{ end: number; before: string[][] }> => {
      const end = Date.now() + lead
      const dateRange = { to: new Date(end).toISOString() }
      await change('products', id, { sales: [{ active: true, scheduledSale: true, salePrice: 2, dateRange }] })
      const before = await found()
      return Date.now() < end ? { end, before } : foundBefore(2 * lead)
    }
    const { end, before } = await foundBefore(2500)
    expect(before).toEqual([[word], [word]])
    await expect.poll(found, { timeout: 60_000 }).toEqual([[], []])
    expect(Date.now()).toBeGreaterThan(end)
  })

  test('FLT-01 a product group with a new slug keeps its products, and the old slug is rejected', async () => {
    const [old, next, leaf] = [invented(), invented(), invented()]
    const { json } = await call('/api/categories?where[path][equals]=products&depth=0')
    const group = await make('categories', { title: old, slug: old, parent: Number(at(json, 'docs.0.id')) })
    const child = await make('categories', { title: leaf, slug: leaf, parent: group })
    await makeNamed('products', leaf, { categories: [child] })
    const under = (section: string) => filter({ relationTo: 'products', activeFilters: { [section]: [leaf] } })
    expect(at((await under(old)).json, 'data.products.0.title')).toBe(leaf)
    // The group itself contains only the products of its child categories.
    const whole = await listed({ relationTo: 'products', activeFilters: { [old]: [old] } })
    expect(titlesOf(whole.cards)).toEqual([leaf])
    await change('categories', group, { slug: next })
    expect((await under(old)).status).toBe(400)
    expect(at((await under(next)).json, 'data.products.0.title')).toBe(leaf)
  })

  test('FLT-01 a deleted product group is no longer among the facets', async () => {
    const word = invented()
    const { json } = await call('/api/categories?where[path][equals]=products&depth=0')
    const group = await make('categories', { title: word, slug: word, parent: Number(at(json, 'docs.0.id')) })
    const id = await makeNamed('products', word, { categories: [group] })
    expect((await counted({ relationTo: 'products', limit: 1 })).facets[word]).toEqual({ [word]: 1 })
    await change('products', id, { categories: [], _status: 'published' })
    expect((await call(`/api/categories/${group}`, { method: 'DELETE', token: await asAdmin() })).status).toBe(200)
    expect(Object.keys((await counted({ relationTo: 'products', limit: 1 })).facets)).not.toContain(word)
  })

  test.each(['products', 'growingguides', 'posts', 'projects'] as const)(
    'FLT-13 a species published after its %s is at once a filter that finds them',
    async (relationTo) => {
      const word = invented()
      const species = await makeOne('mushrooms', { title: `${word} species` })
      await change('mushrooms', species, { _status: 'draft' })
      await makeNamed(relationTo, word, { species: [species] })
      const filed = () => shown(relationTo, word, { activeFilters: { species: [String(species)] } })
      expect(await filed()).toEqual([])
      await change('mushrooms', species, { _status: 'published' })
      expect(await filed()).toEqual([word])
      await change('mushrooms', species, { _status: 'draft' })
      expect(await filed()).toEqual([])
      await change('mushrooms', species, { _status: 'published' })
      expect(await filed()).toEqual([word])
    },
  )

  test('API-03 concurrent saves and reads: the next response has every save', async () => {
    const word = invented()
    const reading = Array.from({ length: 20 }, () => counted({ relationTo: 'products', limit: 1 }))
    const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => makeNamed('products', `${word} ${index}`)))
    await Promise.all(reading)
    expect(sorted(idsOf((await listed({ relationTo: 'products', text: word })).cards))).toEqual(sorted(ids))
    await Promise.all([
      ...ids.slice(0, 3).map((id) => change('products', id, { _status: 'draft' })),
      ...Array.from({ length: 10 }, () => counted({ relationTo: 'products', text: word })),
    ])
    expect(sorted(idsOf((await listed({ relationTo: 'products', text: word })).cards))).toEqual(sorted(ids.slice(3)))
  })
})

describe('D-17: price with variants', () => {
  const variant = (option: string, price: number | null, ...salePrices: number[]) => ({
    options: [{ key: 'size', option }],
    pricing: { price },
    sales: salePrices.map((salePrice) => ({ active: true, salePrice })),
  })
  const withVariants = (name: string, stock: number, ...variants: ReturnType<typeof variant>[]) =>
    makeNamed('products', name, {
      baseInventory: { unitPrice: 1, stock },
      enableVariants: true,
      sales: [{ active: true, salePrice: 0.5 }],
      variants: {
        keys: [{ identifier: 'size', options: variants.map(({ options }) => ({ identifier: options[0]?.option })) }],
        variants,
      },
    })

  test('is the lowest of the variants’ own prices and sales, and stock is the product’s', async () => {
    const word = invented()
    await withVariants(`${word} many`, 0, variant('s', 30, 15), variant('l', 20))
    await makeNamed('products', `${word} one`, { baseInventory: { unitPrice: 17, stock: 1 } })
    const { cards, ranges, facets } = await counted({ relationTo: 'products', text: word, sort: 'price' })
    expect(titlesOf(cards)).toEqual([`${word} many`, `${word} one`])
    expect(cards[0]?.price?.now).toMatch(/15\.00.*20\.00/)
    expect(cards[0]?.badges.map(({ label }) => label)).toContain(en.product.soldOut)
    expect(ranges.price).toEqual({ min: 15, max: 17 })
    expect(facets.availability).toEqual({ 'in-stock': 1, 'on-sale': 1 })
    expect(await shown('products', word, { activeFilters: { price: '-5' } })).toEqual([])
    expect(await shown('products', word, { activeFilters: { price: '14-16' } })).toEqual([`${word} many`])
  })

  test('PRD-02 a sale of a dearer variant puts the product on sale, and its card says so', async () => {
    const word = invented()
    await withVariants(`${word} some`, 1, variant('s', 20), variant('l', 30, 25))
    await withVariants(`${word} none`, 1, variant('s', 20), variant('l', 30))
    const { cards } = await counted({ relationTo: 'products', text: word, activeFilters: { availability: 'on-sale' } })
    expect(titlesOf(cards)).toEqual([`${word} some`])
    expect(cards[0]?.price?.sale).toMatchObject({ before: null, label: en.product.sale })
  })

  test('a product without a price is in no price range, and last in either sort', async () => {
    const word = invented()
    await makeNamed('products', `${word} priceless`, { baseInventory: { stock: 1 } })
    await makeNamed('products', `${word} priced`)
    for (const sort of ['price', '-price'])
      expect(await shown('products', word, { sort })).toEqual([`${word} priced`, `${word} priceless`])
    expect(await shown('products', word, { activeFilters: { price: '0-' } })).toEqual([`${word} priced`])
  })
})

test('T-1C fields that only admins read are in no response', async () => {
  const word = invented()
  const secret = unique('t-secret')
  await makeNamed('products', word, { supplierCost: 4321.25, internalNotes: secret })
  const response = await filter({ relationTo: 'products', text: word, facets: true })
  expect(response.text).toContain(word)
  expect(response.text).not.toContain(secret)
  expect(response.text).not.toContain('4321')
  expect(response.headers.get('cache-control')).toContain('no-store')
})
