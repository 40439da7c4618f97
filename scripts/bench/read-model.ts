import { randomInt } from 'node:crypto'
import { createLocalReq } from 'payload'
import { suggest } from '@/finder/calls/suggest-call'
import { questions, readFind } from '@/features/catalogue/model'
import { identify } from '@/read-model/identify'
import { queryCards, type CardQuery } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import type { CardCollection } from '@/core/collections'
import { locales } from '@/core/locales'
import { everyOption, facetKey } from '@/read-model/filters/sections'
import { publishChange } from '@/cms/changes/log'
import { followChanges } from '@/cms/changes/stream'
import { getCms } from '@/cms/public-find'
import { runSql, sql, type Statement } from '@/cms/sql'

/** Bench only: measures the read model in this process, on the database of DATA_DIR. Prints one line of JSON. */
const percentile = (times: number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 100) / 100

const spread = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) })

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

const payload = await getCms()
globalThis.gc?.()
const before = process.memoryUsage()
const begun = performance.now()
const model = await readModel()
const built = performance.now() - begun
globalThis.gc?.()
const after = process.memoryUsage()

/** Five random values of sections that have results. */
function choice(collection: CardCollection): Record<string, string[]> {
  const facets = model.indexes[collection].index.query({ values: {}, ranges: {}, only: [] }).facets
  const sections = model.sections(collection, 'en').filter((section) => everyOption(section).length > 0)
  const filters: Record<string, string[]> = {}
  for (let taken = 0; taken < 5; taken += 1) {
    const section = pick(sections)
    const key = facetKey(section)
    const values = everyOption(section).filter(({ value }) => (facets[key]?.[value] ?? 0) > 0)
    if (values.length > 0) filters[key] = [...new Set([...(filters[key] ?? []), pick(values).value])]
  }
  return filters
}

const firstPage = (over: Partial<CardQuery> = {}): CardQuery => ({
  collection: 'products',
  locale: pick(locales),
  filters: {},
  place: null,
  text: null,
  sort: 'createdAt',
  page: 1,
  limit: 20,
  ...over,
})

/** Milliseconds of each of `runs` queries. */
async function filterTimes(runs: number, send: () => Partial<CardQuery>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const request = firstPage(send())
    const start = performance.now()
    await queryCards(request)
    times.push(performance.now() - start)
  }
  return times
}

const five = (collection: CardCollection) => () => ({ collection, filters: choice(collection) })

const places = model.indexes.vendors.index
  .entries()
  .flatMap(({ numbers: { lat, lng } }) => (typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []))
const nearest = (filters: CardQuery['filters']) => () => ({ filters, place: pick(places), sort: 'distance' }) as const

const priceSpan = () => {
  const low = randomInt(100)
  return { filters: { price: [`${low}-${low + randomInt(1, 50)}`] } }
}

const words = ['lions main', 'shitake', 'hongo ostra', 'psilocibina', 'rei', 'chante', 'kit', 'oyster gr', 'turkey']

async function suggestTimes(runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await suggest(pick(words), 'en')
    times.push(performance.now() - start)
  }
  return times
}

/** Milliseconds of identifying a find with some random answers: matches, their first page and the next question. */
async function keyTimes(runs: number, results: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const requested = Array.from({ length: results }, () => pick(questions))
    const find = readFind(Object.fromEntries(requested.map(({ slug, values }) => [slug, pick(values)])))
    const start = performance.now()
    await identify(find, 'en', 1, 24)
    times.push(performance.now() - start)
  }
  return times
}

const req = await createLocalReq({}, payload)

/**
 * Milliseconds from publishing a change of a document, such as `vendors:3`, to a filter result that includes it.
 * @param change SQL that runs before, outside the measured time
 */
async function saveTimes(runs: number, keyOf: () => string, change?: Statement): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const key = keyOf()
    const request = firstPage()
    if (change) await runSql(req, change)
    const start = performance.now()
    await publishChange(req, { key, scope: 'document' })
    await followChanges()
    await queryCards(request)
    times.push(performance.now() - start)
  }
  return times
}

/** The document of which most products show fields, and the number of these products. */
function busiest(keys: readonly string[]): { key: string; products: number } {
  const counted = keys.map((key) => ({ key, products: [...model.indexes.products.dependents(key)].length }))
  return counted.reduce((most, one) => (one.products > most.products ? one : most))
}

await filterTimes(30, five('products'))
const measured = {
  filterProducts: spread(await filterTimes(300, five('products'))),
  filterSpecies: spread(await filterTimes(300, five('mushrooms'))),
  filterNear: spread(await filterTimes(100, nearest({ nearMe: ['true'] }))),
  filterDistance: spread(await filterTimes(100, nearest({}))),
  filterPrice: spread(await filterTimes(100, priceSpan)),
  filterText: spread(await filterTimes(100, () => ({ text: pick(words) }))),
}
await suggestTimes(10)
await keyTimes(30, 3)
const keyAnswers = spread(await keyTimes(300, 3))
const keyBare = spread(await keyTimes(100, 0))
const suggestions = await suggestTimes(100)
const entries = model.indexes.products.index.entries()
const vendor = busiest(model.indexes.vendors.index.entries().map(({ id }) => `vendors:${id}`))
const category = busiest([...model.categories.keys()].map((id) => `categories:${id}`))
const saves = await saveTimes(40, () => `products:${pick(entries).id}`)
const vendorSaves = await saveTimes(10, () => vendor.key)
const categorySaves = await saveTimes(10, () => category.key)
const idOf = (key: string): number => Number(key.split(':')[1])
const vendorNames = await saveTimes(
  5,
  () => vendor.key,
  sql`UPDATE vendors SET display_name = display_name || '.' WHERE id = ${idOf(vendor.key)}`,
)
const categoryNames = await saveTimes(
  3,
  () => category.key,
  sql`UPDATE categories_locales SET title = title || '.' WHERE _parent_id = ${idOf(category.key)}`,
)

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
console.log(
  JSON.stringify({
    species: model.indexes.mushrooms.index.size(),
    products: model.indexes.products.index.size(),
    buildSeconds: Math.round(built) / 1000,
    memoryMB: megabytes(after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers),
    ...measured,
    suggest: spread(suggestions),
    keyAnswers,
    keyBare,
    save: spread(saves),
    saveVendor: { ...spread(vendorSaves), products: vendor.products },
    saveCategory: { ...spread(categorySaves), products: category.products },
    nameVendor: spread(vendorNames),
    nameCategory: spread(categoryNames),
  }),
)
process.exit(0)
