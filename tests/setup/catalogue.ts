import { expect } from 'vitest'
import { at, call, siteUrl, type ClientResponse, type Json } from './client'
import { docsOf } from './envelope'
import { makeOne, type Making } from './fixtures'

/** The collections with cards, as callers of POST /api/filter name them. */
export const collections = [
  'mushrooms',
  'products',
  'vendors',
  'growingguides',
  'posts',
  'projects',
  'recipes',
] as const
export type Collection = (typeof collections)[number]

export const languages = ['en', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** Callers that name no locale, by their headers, with the locale of the response. */
export const callers: readonly (readonly [whose: string, headers: Record<string, string>, locale: Language])[] = [
  ['a Spanish browser', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, 'es'],
  ['a Brazilian browser', { 'accept-language': 'pt-BR' }, 'pt'],
  ['a browser of another language', { 'accept-language': 'de-DE,de' }, 'en'],
  ['a Portuguese page', { referer: `${siteUrl}/pt/mushrooms/products`, 'accept-language': 'es' }, 'pt'],
]

/** The fields of a card that tests read. */
export type Card = {
  id: number
  slug: string
  relationTo: string
  title: string
  href: string
  over: { text: string } | null
  price: { now: string; sale: { before: string | null; label: string } | null } | null
  rating: { stars: { value: number } | null; text: string } | null
  distance: string | null
  chips: { label: string }[]
  badges: { label: string }[]
}

export type Counts = Record<string, Record<string, number>>

export type Filtered = {
  cards: Card[]
  facets: Counts
  names: Record<string, Record<string, string>>
  ranges: Record<string, { min: number; max: number } | null>
  totalDocs: number
  json: Json
}

export type FilterQuery = { relationTo: string; activeFilters?: Record<string, unknown> } & Record<string, unknown>

export const filter = (query: FilterQuery): Promise<ClientResponse> =>
  call('/api/filter', { body: { activeFilters: {}, ...query } })

const read = (response: ClientResponse, relationTo: string): Filtered => {
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  const cards = at(response.json, `data.${relationTo}`)
  if (!Array.isArray(cards)) throw new Error(`No cards in ${response.text.slice(0, 300)}`)
  const { facets = {}, ranges = {}, names = {}, totalDocs = cards.length } = response.json
  return {
    cards: cards as Card[],
    facets: facets as Counts,
    ranges: ranges as Filtered['ranges'],
    names: names as Filtered['names'],
    totalDocs: totalDocs as number,
    json: response.json,
  }
}

/** Every card that matches. */
export const listed = async (query: FilterQuery): Promise<Filtered> => read(await filter(query), query.relationTo)

/** One page with counts. */
export const counted = async (query: FilterQuery): Promise<Filtered> =>
  read(await filter({ limit: 100, facets: true, ...query }), query.relationTo)

/** The id of the category at a path such as `products/growing`; NaN where there is none. */
export const categoryAt = async (path: string): Promise<number> =>
  Number(docsOf(await call(`/api/categories?where[path][equals]=${path}&depth=0`))[0]?.id)

export const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)
export const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b)

/** A word that occurs in no other document, so that a search for it finds only what the test created. */
export function invented(): string {
  const letters = crypto.getRandomValues(new Uint8Array(18))
  return `zq${[...letters].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
}

const nameField = (collection: Making): string => (collection === 'vendors' ? 'displayName' : 'title')

/** Creates a published document that contains a word. */
export const makeNamed = (collection: Collection, name: string, over: Record<string, unknown> = {}): Promise<number> =>
  makeOne(collection, { [nameField(collection)]: name, ...over })

export type Doc = Record<string, unknown> & { id: number }

/** Every published document as REST returns it to a visitor. */
export async function everyDocument(collection: string, query = 'depth=1'): Promise<Doc[]> {
  const found = new Map<number, Doc>()
  for (let page = 1; ; page += 1) {
    const response = await call(`/api/${collection}?limit=50&page=${page}&sort=id&${query}`)
    for (const doc of docsOf(response)) found.set(Number(doc.id), doc as Doc)
    if (response.json.hasNextPage !== true) return [...found.values()]
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
/** The values at `path` of a list's entries; entries that are not populated (unpublished relations) are left out. */
const each = (value: unknown, path: string): string[] => list(value).flatMap((entry) => text(at(entry, path)))

const amountFields = ['min', 'max', 'amount', 'amountMin', 'amountMax']

/** Rows of a compound that say more than that none was found. */
const found = (rows: unknown): unknown[] =>
  list(rows).filter((row) => {
    const amounts = amountFields.map((field) => at(row, field)).filter((amount) => typeof amount === 'number')
    return amounts.length === 0 || amounts.some((amount) => amount > 0)
  })

/** Steps of category paths below a root. */
const below = (paths: readonly string[], root: string): string[] =>
  paths.flatMap((path) => (path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : []))

/** The average rating; null without ratings. */
export function averageRating(doc: Doc): number | null {
  const average = at(doc, 'aggregateRating.averageRating')
  return typeof average === 'number' ? average : null
}

/** A month and hemisphere as an option of the season filter, with the option for the current month. */
const monthFacts =
  (half: 'n' | 's') =>
  (month: number): Facts[string] => [
    `${half}${month}`,
    ...(month === new Date().getUTCMonth() + 1 ? [`now-${half}`] : []),
  ]

const placeValue = (place: string): string =>
  place
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Facts = Record<string, string[]>

/** The current price of each variant, or of a product without variants. */
function pricesOf(doc: Doc): number[] {
  const base = at(doc, 'baseInventory.unitPrice')
  const variants = doc.enableVariants === true ? list(at(doc, 'variants.variants')) : []
  const offers = variants.length > 0 ? variants : [{ pricing: { price: base }, sales: doc.sales }]
  const now = Date.now()
  return offers.flatMap((offer) => {
    const own = at(offer, 'pricing.price') ?? base
    if (typeof own !== 'number') return []
    const sales = list(at(offer, 'sales')).flatMap((sale) => {
      const [from, to] = ['from', 'to'].map((end) => at(sale, `dateRange.${end}`))
      const scheduled = at(sale, 'scheduledSale') === true
      const early = scheduled && typeof from === 'string' && Date.parse(from) > now
      const late = scheduled && typeof to === 'string' && Date.parse(to) < now
      const price = at(sale, 'salePrice')
      return at(sale, 'active') === true && !early && !late && typeof price === 'number' ? [price] : []
    })
    return [Math.min(own, ...sales)]
  })
}

/** The lowest price anybody would pay now (D-17, PRD-03). */
export function lowestPrice(doc: Doc): number | null {
  const prices = pricesOf(doc)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The values of a species for the characters that archives filter by. */
const markFacts = (marks: readonly string[]): Facts =>
  Object.fromEntries(
    ['underside', 'ring', 'volva', 'spore-print', 'grows-on', 'host'].map((character) => [
      `mark_${character.replace('-', '_')}`,
      marks.filter((mark) => mark.startsWith(`${character}-`)).map((mark) => mark.slice(character.length + 1)),
    ]),
  )

const eaten: readonly unknown[] = ['choice', 'edible', 'edible-when-cooked', 'medicinal']

/**
 * Continents of an eaten species without a deadly look-alike. Either species may name the other as its look-alike; a
 * deadly one without continents counts for all of them.
 */
function withoutDeadlyDouble(doc: Doc, all: readonly Doc[]): string[] {
  if (!eaten.includes(at(doc.specie, 'edibility'))) return []
  const plain = (name: unknown): string => String(name).toLowerCase().trim().replaceAll(/\s+/g, ' ')
  const nameOf = (one: Doc): string => plain(at(one.specie, 'scientificName'))
  const hadName = (one: Doc, name: string): boolean =>
    each(at(one.specie, 'synonyms'), 'name').map(plain).includes(name)
  /** The species with a scientific name, or those with it as a synonym where no species has it. */
  const meant = (pair: unknown): readonly Doc[] => {
    const name = plain(at(pair, 'species'))
    const having = all.filter((one) => nameOf(one) === name)
    return having.length > 0 ? having : all.filter((one) => hadName(one, name))
  }
  const isDeadly = (specie: unknown): boolean => at(specie, 'edibility') === 'deadly'
  const named = list(at(doc.specie, 'lookAlikeSpecies')).flatMap((pair): unknown[] => {
    const pages = meant(pair).filter(({ id }) => id !== doc.id)
    if (pages.length === 0) return isDeadly(pair) ? [null] : []
    return pages.map(({ specie }) => specie).filter((specie) => isDeadly(pair) || isDeadly(specie))
  })
  const naming = all.filter(
    ({ id, specie }) =>
      id !== doc.id &&
      list(at(specie, 'lookAlikeSpecies')).some((pair) => meant(pair).some((one) => one.id === doc.id)),
  )
  if (list(at(doc.specie, 'lookAlikeSpecies')).length + naming.length === 0) return []
  const deadly = [...named, ...naming.map(({ specie }) => specie).filter(isDeadly)].map((specie) =>
    list(at(specie, 'continents')),
  )
  return list(at(doc.specie, 'continents'))
    .map(String)
    .filter((one) => !deadly.some((places) => places.length === 0 || places.includes(one)))
}

function mushroomFacts(doc: Doc, all: readonly Doc[]): Facts {
  const specie = doc.specie
  const poisons = ['deadly', 'toxic', 'suspect'].includes(String(at(specie, 'edibility')))
  // D-29: a poisonous species has no type, and counts under none of these categories.
  const paths = poisons
    ? []
    : [
        ...each(doc.categories, 'path'),
        ...['effects.cognitiveEffects', 'effects.psychoactiveEffects'].flatMap((path) =>
          each(at(specie, path), 'path'),
        ),
        ...['flavors', 'fragrances', 'textures'].flatMap((sense) =>
          each(at(specie, `senseCharacteristics.${sense}`), 'path'),
        ),
        ...each(at(specie, 'effects.helpsWith'), 'ailment.path'),
      ]
  const amounts = Object.entries((at(specie, 'chemistry.psychoactiveChem') ?? {}) as Json)
  const monthsIn = (field: string): number[] => list(at(specie, field)).map(Number)
  return {
    main_benefit: below(paths, 'helps-with'),
    main_effect: below(paths, 'effects'),
    main_chemistry: [
      ...amounts.flatMap(([name, amount]) => (typeof amount === 'number' && amount > 0 ? [kebab(name)] : [])),
      ...each(found(at(specie, 'chemistry.psychoactiveChem.ranges')), 'compound'),
      // A harmful species is not found by its medicinal compounds (SAF-04).
      ...(poisons ? [] : each(found(at(specie, 'chemistry.medicinalChem')), 'name')),
    ],
    main_type: below(paths, 'type'),
    main_flavor: below(paths, 'flavor'),
    main_fragrance: below(paths, 'fragrance'),
    main_texture: below(paths, 'texture'),
    edibility: text(at(specie, 'edibility')),
    season: [...monthsIn('seasonNorth').flatMap(monthFacts('n')), ...monthsIn('seasonSouth').flatMap(monthFacts('s'))],
    continent: list(at(specie, 'continents')).map(String),
    difficulty: text(at(specie, 'cultivation.difficulty')),
    no_deadly_double: withoutDeadlyDouble(doc, all),
    ...markFacts(list(at(specie, 'marks')).map(String)),
  }
}

const keptApart: ReadonlySet<string> = new Set(['psilocybin-spores', 'amanita-muscaria'])

function productFacts(doc: Doc, onSale: boolean): Facts {
  const { vendor } = doc
  // D-30: a vendor that is not published comes as its number.
  const isClosed = typeof vendor === 'number' || at(vendor, 'status') === 'closed'
  const isInStock = Number(at(doc, 'baseInventory.stock')) > 0 && !isClosed
  const facts: Facts = {
    availability: [...(isInStock ? ['in-stock'] : []), ...(onSale ? ['on-sale'] : [])],
    quality: each(doc.productQualityDesignations, 'designation'),
    sourcing: each(doc.sourcingDesignations, 'designation'),
    // PRD-07: no species leads to its spores.
    species: list(doc.goods).some((kind) => keptApart.has(String(kind))) ? [] : each(doc.species, 'id'),
    // A vendor that no archive lists is no choice (ARC-08).
    vendor: isListed(doc.vendor) ? text(at(doc, 'vendor.slug')) : [],
  }
  for (const path of each(doc.categories, 'path')) {
    const [root, section, ...rest] = path.split('/')
    if (root !== 'products' || section === undefined) continue
    facts[section] = [...(facts[section] ?? []), section, ...rest]
  }
  return facts
}

function recipeFacts(doc: Doc): Facts {
  const recipe = list(doc.layout).find((block) => at(block, 'blockType') === 'recipe')
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(at(recipe, 'totalTime'))) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return {
    course: text(at(recipe, 'category')).map(placeValue),
    cuisine: text(at(recipe, 'cuisine')).map(placeValue),
    time: total === 0 ? [] : total <= 30 ? ['30', '60'] : total <= 60 ? ['60'] : ['long'],
  }
}

/**
 * The options that a document counts under, by section, derived from what REST returns.
 * @param all every document of the collection
 */
export function factsOf(collection: Collection, doc: Doc, all: readonly Doc[]): Facts {
  const paths = each(doc.categories, 'path')
  const species = each(doc.species, 'id')
  switch (collection) {
    case 'mushrooms':
      return mushroomFacts(doc, all)
    case 'products': {
      const regular = pricesOf({ ...doc, sales: [], variants: withoutSales(doc) })
      // PRD-02: a sale of any variant counts.
      return productFacts(
        doc,
        pricesOf(doc).some((price, index) => price !== regular[index]),
      )
    }
    case 'vendors':
      return {
        vendorType: text(doc.vendorType),
        country: text(at(doc, 'address.country')).map((code) => code.toUpperCase()),
      }
    case 'growingguides':
      return { kind: below(paths, 'guides'), difficulty: text(doc.difficulty), species }
    case 'posts':
      return { topic: below(paths, 'topics'), species }
    case 'projects':
      return { topic: below(paths, 'topics'), stage: text(doc.stage), place: text(doc.place).map(placeValue), species }
    case 'recipes':
      return { ...recipeFacts(doc), species }
  }
}

const withoutSales = (doc: Doc): unknown => ({
  variants: list(at(doc, 'variants.variants')).map((variant) => ({ pricing: at(variant, 'pricing'), sales: [] })),
})

/** Whether a vendor stands in archives and filters (ARC-08). */
function isListed(vendor: unknown): boolean {
  const type = at(vendor, 'vendorType')
  return typeof type === 'string' && !['', 'other'].includes(type)
}

export const inArchive = (collection: Collection, doc: Doc): boolean => collection !== 'vendors' || isListed(doc)

/** Kilometres between two places, by the spherical law of cosines. */
export function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180
  const cosine =
    Math.sin(rad(a.lat)) * Math.sin(rad(b.lat)) +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.cos(rad(b.lng - a.lng))
  return 6371 * Math.acos(Math.min(1, cosine))
}

/**
 * Compares results, and again when they differ, since another test may have changed the catalogue in between. A real
 * difference stays.
 */
export async function steadily(compare: () => Promise<void>, tries = 4): Promise<void> {
  try {
    await compare()
  } catch (error) {
    if (tries <= 1) throw error
    await steadily(compare, tries - 1)
  }
}
