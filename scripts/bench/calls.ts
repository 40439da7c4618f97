import { step, StepError } from '../lib/steps.mjs'
import { table } from './figures'

const rounds = Number(process.env.BENCH_CALLS ?? 10)
/** Requests that are not counted: a new process is slower until V8 has compiled its code. */
const warmUps = 10
const dearest = 10
const collections = [
  'mushrooms',
  'products',
  'vendors',
  'posts',
  'growingguides',
  'projects',
  'recipes',
  'pages',
  'references',
  'categories',
  'media',
  'comments',
  'impressions',
  'reviews',
  'forms',
]

type Sent = { readonly path: string; readonly body?: object }
type Call = { readonly name: string; readonly of: (turn: number) => Sent }
type Measured = {
  name: string
  call: Call
  cpu: number
  status: number
  bytes: number
  milliseconds: number
  health?: number
}

const get = (path: string): Call => ({ name: `GET ${path}`, of: () => ({ path }) })
/** A different request each time, so that no cache responds. */
const anew = (name: string, path: (turn: number) => string): Call => ({ name, of: (turn) => ({ path: path(turn) }) })
const post = (path: string, body: object, name = `POST ${path} ${JSON.stringify(body)}`): Call => ({
  name: name.slice(0, 90),
  of: () => ({ path, body }),
})

/** The page of another document each time, and in the next locale after all documents were requested once. */
const pageOf = (path: string, slugs: readonly string[]) => (turn: number) =>
  `${['', '/es', '/pt'][Math.floor(turn / slugs.length) % 3]}${path}/${slugs[turn % slugs.length]}`

/** The most expensive requests that visitors can make, each in its most expensive form. */
type Slugs = Readonly<Record<'mushrooms' | 'products' | 'posts', readonly string[]>>

const callsOf = (slugs: Slugs): Call[] => [
  ...collections.flatMap((slug) => [
    get(`/api/${slug}?limit=100`),
    get(`/api/${slug}?limit=50&depth=1`),
    get(`/api/${slug}?limit=10&depth=2`),
  ]),
  get('/api/globals/site-settings?depth=2'),
  get('/api/globals/header?depth=2'),
  get('/api/users/me'),
  get('/api/cart'),
  get('/api/products/filter?facets=true'),
  get('/api/search?q=a'),
  get(`/api/counts?of=${Array.from({ length: 100 }, (_, index) => `products:${index + 1}`).join(',')}`),
  ...['mushrooms', 'products', 'posts'].flatMap((relationTo) => [
    post('/api/filter', { relationTo, activeFilters: {} }),
    post('/api/filter', { relationTo, activeFilters: {}, page: 1, limit: 100, facets: true }),
    post('/api/paginatedCollectionOverride', { collection: relationTo, depth: 2, limit: 100 }),
  ]),
  post('/api/graphql', { query: '{ Categories(limit: 100) { docs { id title path parent { id title } } } }' }),
  post('/api/users/login', { email: 'nobody@members.test', password: 'a-wrong-password' }),
  anew('a search', (turn) => `/search?q=${'abcdefghijklmnop'[turn % 16]}${turn}`),
  anew('a search for what is everywhere', (turn) => `/search?q=mushroom&page=${turn + 1}`),
  anew('a species, rendered', pageOf('/mushrooms', slugs.mushrooms)),
  anew('a species with its lists opened', (turn) => `/mushrooms/${slugs.mushrooms[0]}?reviews=${turn + 1}`),
  anew('a product, rendered', pageOf('/mushrooms/product', slugs.products)),
  anew('a post, rendered', pageOf('/posts', slugs.posts)),
  anew('an invented species', (turn) => `/mushrooms/invented-${Date.now()}-${turn}`),
  anew('an invented address', (turn) => `/es/invented/${Date.now()}/${turn}`),
  anew('an invented page of an archive', (turn) => `/posts/page/${Date.now() + turn}`),
  anew('a page as markdown', (turn) => `/mushrooms/${slugs.mushrooms[turn % slugs.mushrooms.length]}.md`),
  anew('a picture for sharing', (turn) => `/og/en/mushrooms/${slugs.mushrooms[turn % slugs.mushrooms.length]}.jpg`),
  get('/sitemap.xml'),
  get('/sitemaps/products-1.xml'),
  get('/posts/feed.xml'),
  get('/llms.txt'),
  get('/mushrooms/species'),
  get('/categories'),
  get('/api/health/ready'),
]

/** Total CPU seconds of the site's process, from its metrics. */
async function spent(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const [, seconds] = /^sporeprint_process_cpu_seconds_total ([\d.e+-]+)/m.exec(await response.text()) ?? []
  if (!seconds) throw new StepError(`/api/metrics returned ${response.status}`)
  return Number(seconds)
}

const send = (address: string, { path, body }: Sent): Promise<Response> =>
  fetch(address + path, {
    redirect: 'manual',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

async function measure(address: string, token: string, call: Call): Promise<Measured> {
  const { name, of } = call
  const once = async (turn: number) => {
    const begun = performance.now()
    const response = await send(address, of(turn))
    const { byteLength } = await response.arrayBuffer()
    return { status: response.status, bytes: byteLength, milliseconds: performance.now() - begun }
  }
  for (let turn = rounds; turn < rounds + warmUps; turn += 1) await once(turn)
  const before = await spent(address, token)
  const responses: Awaited<ReturnType<typeof once>>[] = []
  for (let turn = 0; turn < rounds; turn += 1) responses.push(await once(turn))
  const after = await spent(address, token)
  // The request for the metrics uses CPU time too.
  const measuring = (await spent(address, token)) - after
  const cpu = Math.max(0, after - before - measuring) / rounds
  const middle = responses.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[Math.floor(rounds / 2)]
  const { status = 0, bytes = 0 } = responses[0] ?? {}
  return { name, call, cpu: cpu * 1000, status, bytes, milliseconds: middle ?? 0 }
}

/** The longest response time of the health check in milliseconds, while two clients make a call three times each. */
async function healthBeside(address: string, { of }: Call): Promise<number> {
  let longest = 0
  const others = Promise.all(
    [0, 1].map(async (other) => {
      for (let turn = 0; turn < 3; turn += 1) await (await send(address, of(1000 + other * 10 + turn))).arrayBuffer()
    }),
  ).then(() => true)
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 5))
  do {
    const begun = performance.now()
    await (await fetch(`${address}/api/health/live`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - begun)
  } while (!(await Promise.race([others, pause()])))
  return longest
}

const slugsOf = async (address: string, collection: string): Promise<string[]> => {
  const response = await fetch(`${address}/api/${collection}?limit=100&depth=0`)
  const { docs } = (await response.json()) as { docs: { slug: string }[] }
  return docs.map(({ slug }) => slug)
}

/** Prints CPU time and size of the most expensive visitor requests, sorted; `token` gives access to the metrics. */
export const benchCalls = (address: string, token: string): Promise<void> =>
  step('Calls', async () => {
    const [mushrooms, products, posts] = await Promise.all([
      slugsOf(address, 'mushrooms'),
      slugsOf(address, 'products'),
      slugsOf(address, 'posts'),
    ])
    const measured: Measured[] = []
    for (const call of callsOf({ mushrooms, products, posts })) measured.push(await measure(address, token, call))
    measured.sort((a, b) => b.cpu - a.cpu)
    for (const row of measured.slice(0, dearest)) row.health = await healthBeside(address, row.call)
    const columns: [string, (row: Measured) => string][] = [
      ['call', ({ name }) => `\`${name}\``],
      ['status', ({ status }) => String(status)],
      ['processor time', ({ cpu }) => `${cpu.toFixed(1)} ms`],
      ['p50', ({ milliseconds }) => `${milliseconds.toFixed(1)} ms`],
      ['health beside it, longest', ({ health }) => (health === undefined ? '' : `${health.toFixed(1)} ms`)],
      ['bytes', ({ bytes }) => `${(bytes / 1024).toFixed(0)} KB`],
    ]
    const invented = measured.filter(({ name }) => name.startsWith('an invented'))
    console.log(`\n${table(columns, [...measured.slice(0, dearest), ...invented])}`)
    const above: [what: string, rows: Measured[]][] = [
      ['1 MB', measured.filter(({ bytes }) => bytes > 1024 * 1024)],
      ['100 ms of processor time', measured.filter(({ cpu }) => cpu > 100)],
      ['3 ms for what is invented', invented.filter(({ cpu }) => cpu > 3)],
      ['100 ms for health beside it', measured.filter(({ health = 0 }) => health > 100)],
    ]
    for (const [what, rows] of above)
      if (rows.length > 0) console.log(`\nAbove ${what}: ${rows.map(({ name }) => name).join(', ')}`)
    return `${measured.length} kinds`
  })
