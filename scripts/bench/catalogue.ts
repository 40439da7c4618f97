import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, serverFlags, startSite } from '../lib/services'
import { run, step, StepError, typescript } from '../lib/steps.mjs'
import { figures, leavesBelow, table, type Figures } from './figures'

export const benchEnvironment = {
  NODE_ENV: 'production' as const,
  PAYLOAD_SECRET: 'bench-secret-bench-secret-bench-secret-b',
  ADMIN_EMAIL: 'bench@sporeprint.test',
  ADMIN_PASSWORD: 'bench-admin-password',
  DATABASE_URL: '',
  RATE_LIMITS: 'off',
  METRICS_TOKEN: 'bench-token-bench-token',
}

const scales = [0.01, 0.1, 1]
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Seconds of warm-up: until V8 has compiled hot code, the first thousand requests take twice as long. */
const warmUp = 4

export const script = (file: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<string> =>
  run(process.execPath, [...serverFlags, '--expose-gc', ...typescript, file, ...args], { quiet: true, env })

/**
 * Runs wrk with 8 connections; `lua` generates the requests.
 * @param warm whether to warm the server up first; requests that take seconds need no warm-up
 * @throws StepError when a response is an error
 */
async function load(name: string, url: string, lua: string, warm: boolean): Promise<Figures> {
  const wrk = (duration: number) =>
    run('wrk', ['-t1', '-c8', `-d${duration}s`, '--latency', '-s', lua, url], { quiet: true })
  if (warm) figures(name, await wrk(warmUp))
  return figures(name, await wrk(seconds))
}

/** A Lua script for wrk that sends random bodies and prints the exact 95th percentile, which wrk does not. */
const lua = (requests: readonly string[]): string => `
local requests = {}
-- Only now does wrk know the host, which every request has to name.
init = function()
  math.randomseed(7)
  requests = { ${requests.join(', ')} }
end
request = function() return requests[math.random(#requests)] end
done = function(summary, latency) io.write(string.format("95%% %.2fms\\n", latency:percentile(95) / 1000)) end
`

const quote = (text: string): string => `[==[${text}]==]`
const post = (body: object): string =>
  `wrk.format("POST", "/api/filter", {["Content-Type"]="application/json"}, ${quote(JSON.stringify(body))})`
const get = (address: string): string => `wrk.format("GET", ${quote(address)})`

/** The JSON of a response. @throws StepError when it is an error */
async function asked(address: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(
    address + path,
    body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {},
  )
  if (!response.ok) throw new StepError(`${path} returned ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Every document of a collection, from REST. */
async function listOf<Document>(address: string, collection: string): Promise<Document[]> {
  const found: Document[] = []
  for (let page = 1, more = true; more; page += 1) {
    const { docs, hasNextPage } = (await asked(
      address,
      `/api/${collection}?limit=100&depth=0&sort=id&page=${page}`,
    )) as { docs: Document[]; hasNextPage: boolean }
    found.push(...docs)
    more = hasNextPage
  }
  return found
}

function any<One>(list: readonly One[]): One {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new StepError('There is nothing to choose among')
  return one
}
const several = <One>(make: () => One): One[] => Array.from({ length: 200 }, make)
const products = (activeFilters: Readonly<Record<string, readonly string[]>>, over: object = {}) => ({
  relationTo: 'products',
  activeFilters,
  page: 1,
  limit: 20,
  ...over,
})

type Category = { readonly path: string; readonly id: number }
type Same = { readonly filter: object; readonly rest: string }

/** One category without children, as a query of the filter and of Payload's REST. */
function sameCategory({ path: where, id }: Category): Same {
  const [, top = '', ...rest] = where.split('/')
  return { filter: products({ [top]: [rest.at(-1) ?? top] }), rest: `where[categories][in]=${id}` }
}

/** Checks that both queries find the same number. @throws StepError when they do not */
async function compare(address: string, { filter, rest }: Same): Promise<void> {
  const ours = (await asked(address, '/api/filter', filter)) as { totalDocs: number }
  const theirs = (await asked(address, `/api/products?limit=1&depth=0&${rest}`)) as { totalDocs: number }
  if (ours.totalDocs !== theirs.totalDocs)
    throw new StepError(`${rest}: the filter finds ${ours.totalDocs} products, REST ${theirs.totalDocs}`)
}

type Vendor = { readonly location?: { readonly latitude?: number | null; readonly longitude?: number | null } | null }

/** Requests by name: random selections of five values, products near a vendor, and one category in two ways. */
async function requests(address: string): Promise<Record<string, string[]>> {
  const { facets } = (await asked(address, '/api/filter', { ...products({}), facets: true })) as {
    facets: Record<string, Record<string, number>>
  }
  const value = (key: string) => any(Object.keys(facets[key] ?? { none: 1 }))
  const five = () => {
    const group = any(['mushroom', 'growing', 'microscopy'])
    const values = { [group]: [value(group), value(group)], quality: [value('quality')] }
    return products({ ...values, availability: ['in-stock'], rating: ['2-'] }, { facets: true })
  }
  const places = (await listOf<Vendor>(address, 'vendors')).flatMap(({ location }) =>
    typeof location?.latitude === 'number' && typeof location.longitude === 'number'
      ? { lat: location.latitude, lng: location.longitude }
      : [],
  )
  const near = () => products({ nearMe: ['true'] }, { location: any(places), sort: 'distance', facets: true })
  const categories = await listOf<Category>(address, 'categories')
  const paths = categories.map(({ path: where }) => where)
  const leaves = leavesBelow('products', paths).flatMap((where) => categories[paths.indexOf(where)] ?? [])
  const same = several(() => sameCategory(any(leaves)))
  await compare(address, any(same))
  return {
    'POST /api/filter, five values, page 1, all counts': several(() => post(five())),
    'POST /api/filter, near a vendor, nearest first, all counts': several(() => post(near())),
    'POST /api/filter, one category, page 1': same.map(({ filter }) => post(filter)),
    [payloads]: same.map(({ rest }) => get(`/api/products?limit=20&sort=createdAt&depth=1&${rest}`)),
  }
}

/** Payload's own query, which takes seconds. */
const payloads = 'GET /api/products?where, the same category'

/** The output of scripts/bench/read-model.ts. */
type Share = 'p50' | 'p95'
type Timed =
  | 'filterProducts'
  | 'filterSpecies'
  | 'filterNear'
  | 'filterDistance'
  | 'filterPrice'
  | 'filterText'
  | 'suggest'
  | 'keyAnswers'
  | 'keyBare'
  | 'save'
  | 'saveVendor'
  | 'nameVendor'
  | 'saveCategory'
  | 'nameCategory'
type Measured = Readonly<Record<Timed, Readonly<Record<Share, number>> & { readonly products?: number }>> &
  Readonly<Record<'species' | 'products' | 'buildSeconds' | 'memoryMB', number>>
type Column = readonly [title: string, textOf: (row: Measured) => unknown]

const ms = (key: Timed, share: Share) => (row: Measured) => `${row[key][share]} ms`
const both = (key: Timed) => (row: Measured) => `${row[key].p50}, ${row[key].p95} ms`
const sizes: Column[] = [
  ['species', ({ species }) => species],
  ['products', ({ products: count }) => count],
]
const questions: Column[] = [
  ...sizes,
  ['built', ({ buildSeconds }) => `${buildSeconds.toFixed(1)} s`],
  ['memory', ({ memoryMB }) => `${memoryMB} MB`],
  ['five values, products p95', ms('filterProducts', 'p95')],
  ['species p95', ms('filterSpecies', 'p95')],
  ['near me, nearest first p95', ms('filterNear', 'p95')],
  ['everything, nearest first p95', ms('filterDistance', 'p95')],
  ['price span p95', ms('filterPrice', 'p95')],
  ['text p95', ms('filterText', 'p95')],
  ['suggestion p95', ms('suggest', 'p95')],
  ['key, three answers p95', ms('keyAnswers', 'p95')],
  ['key, none p95', ms('keyBare', 'p95')],
]
const saves: Column[] = [
  ...sizes,
  ['a product saved, p50 and p95', both('save')],
  ['a vendor', both('saveVendor')],
  ['its name', both('nameVendor')],
  ['its products', ({ saveVendor }) => saveVendor.products],
  ['a category', both('saveCategory')],
  ['its name', both('nameCategory')],
  ['its products', ({ saveCategory }) => saveCategory.products],
]

/**
 * The read model in one process at three sizes, and over HTTP at the largest one, compared with Payload's REST query.
 */
export async function benchCatalogue(seeded: string): Promise<void> {
  const folder = path.resolve('.data/bench-catalogue')
  const env = {
    ...process.env,
    ...benchEnvironment,
    DATA_DIR: folder,
    TSX_TSCONFIG_PATH: 'scripts/bench/tsconfig.json',
  }
  const rows: Measured[] = []
  for (const scale of scales) {
    await step(`Catalogue at ${scale * 100} %`, async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(path.join(seeded, 'sporeprint.db'), path.join(folder, 'sporeprint.db'))
      await script('scripts/bench/multiply.ts', env, [String(scale)])
      const out = await script('scripts/bench/read-model.ts', env)
      rows.push(JSON.parse(out.trim().split('\n').at(-1) ?? '') as Measured)
    })
  }
  console.log(`\n${table(questions, rows)}`)
  console.log(`\nFrom a save to the next result of a filter:\n\n${table(saves, rows)}`)

  await benchCalls(folder, env)
  rmSync(folder, { recursive: true, force: true })
}

/** The requests over HTTP with 8 connections, compared with Payload's REST query for the same documents. */
async function benchCalls(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  const site = await startSite({ ...env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
  const file = path.join(folder, 'wrk.lua')
  const rows: ({ name: string } & Figures)[] = []
  try {
    for (const [name, list] of Object.entries(await requests(site.address))) {
      writeFileSync(file, lua(list))
      rows.push({ name, ...(await load(name, site.address, file, name !== payloads)) })
    }
  } finally {
    await site.stop()
  }
  type Column = [string, (row: (typeof rows)[number]) => string]
  const columns: Column[] = [
    ['call, 8 connections', ({ name }) => name],
    ['requests/s', ({ rate }) => rate.toFixed(1)],
    ...(['p50', 'p95', 'p99'] as const).map((key): Column => [key, (row) => row[key]]),
  ]
  console.log(`\n${table(columns, rows)}`)
}
