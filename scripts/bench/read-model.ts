import { randomInt } from 'node:crypto'
import { suggest } from '@/cards/read-model/suggest'
import { filterCatalogue } from '@/cards/read-model/filter'
import { readModel } from '@/cards/read-model/read-model'
import type { CardCollection } from '@/core/collections'
import { everyOption, facetKey } from '@/cards/filters/sections'
import { getCms } from '@/cms/public-find'

/** Bench only: the read model in this process, on whatever database DATA_DIR names. Prints one line of JSON. */
const percentile = (times: number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 100) / 100

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

await getCms()
globalThis.gc?.()
const before = process.memoryUsage()
const begun = performance.now()
const model = await readModel()
const built = performance.now() - begun
globalThis.gc?.()
const after = process.memoryUsage()

/** Five values of sections that leave something, chosen at random. */
function choice(collection: CardCollection): Record<string, string[]> {
  const facets = model.shelves[collection].index.query({ values: {}, ranges: {}, only: [] }).facets
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

async function filterTimes(collection: CardCollection, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const filters = choice(collection)
    const start = performance.now()
    await filterCatalogue({
      collection,
      locale: pick(['en', 'es', 'pt'] as const),
      filters,
      place: null,
      text: null,
      sort: 'createdAt',
      page: 1,
      limit: 20,
    })
    times.push(performance.now() - start)
  }
  return times
}

async function suggestTimes(runs: number): Promise<number[]> {
  const words = ['lions main', 'shitake', 'hongo ostra', 'psilocibina', 'rei', 'chante', 'kit', 'oyster gr', 'turkey']
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await suggest(pick(words), 'en')
    times.push(performance.now() - start)
  }
  return times
}

await filterTimes('products', 30)
const products = await filterTimes('products', 300)
const species = await filterTimes('mushrooms', 300)
await suggestTimes(10)
const suggestions = await suggestTimes(100)
const payload = await getCms()
const { logChange } = await import('@/cms/changes/log')
const { createLocalReq } = await import('payload')
const req = await createLocalReq({}, payload)
const entries = model.shelves.products.index.entries()
const saves: number[] = []
for (let run = 0; run < 40; run += 1) {
  const start = performance.now()
  await logChange(req, `products:${pick(entries).id}`)
  await readModel()
  saves.push(performance.now() - start)
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
console.log(
  JSON.stringify({
    species: model.shelves.mushrooms.index.size(),
    products: model.shelves.products.index.size(),
    buildSeconds: Math.round(built) / 1000,
    memoryMB: megabytes(after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers),
    filterProducts: { p50: percentile(products, 0.5), p95: percentile(products, 0.95) },
    filterSpecies: { p50: percentile(species, 0.5), p95: percentile(species, 0.95) },
    suggest: { p50: percentile(suggestions, 0.5), p95: percentile(suggestions, 0.95) },
    save: { p50: percentile(saves, 0.5), p95: percentile(saves, 0.95) },
  }),
)
process.exit(0)
