import { step, StepError } from '../lib/steps.mjs'
import { table } from './figures.mjs'

const rounds = Number(process.env.BENCH_CALLS ?? 10)
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

const get = (path) => ({ name: `GET ${path}`, of: () => ({ path }) })
/** A call that is another one each time, so that nothing is kept of the last. */
const anew = (name, path) => ({ name, of: (turn) => ({ path: path(turn) }) })
const post = (path, body, name = `POST ${path} ${JSON.stringify(body)}`) => ({
  name: name.slice(0, 90),
  of: () => ({ path, body }),
})

/** What visitors can ask for at most, each in its dearest form. */
const callsOf = (slugs) => [
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
  anew('a species, drawn', (turn) => `/mushrooms/${slugs.mushrooms[turn % slugs.mushrooms.length]}`),
  anew('a species with its lists opened', (turn) => `/mushrooms/${slugs.mushrooms[0]}?reviews=${turn + 1}`),
  anew('a product, drawn', (turn) => `/es/mushrooms/product/${slugs.products[turn % slugs.products.length]}`),
  anew('a post, drawn', (turn) => `/pt/posts/${slugs.posts[turn % slugs.posts.length]}`),
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

/** Seconds of processor time that the site has taken, as it tells of itself. */
async function spent(address, token) {
  const answer = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const [, seconds] = /^sporeprint_process_cpu_seconds_total ([\d.e+-]+)/m.exec(await answer.text()) ?? []
  if (!seconds) throw new StepError(`/api/metrics answered ${answer.status}`)
  return Number(seconds)
}

const ask = (address, { path, body }) =>
  fetch(address + path, {
    redirect: 'manual',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

async function measure(address, token, call) {
  const { name, of } = call
  const once = async (turn) => {
    const begun = performance.now()
    const answer = await ask(address, of(turn))
    const { byteLength } = await answer.arrayBuffer()
    return { status: answer.status, bytes: byteLength, milliseconds: performance.now() - begun }
  }
  await once(rounds)
  const before = await spent(address, token)
  const answers = []
  for (let turn = 0; turn < rounds; turn += 1) answers.push(await once(turn))
  const cpu = ((await spent(address, token)) - before) / rounds
  const middle = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[Math.floor(rounds / 2)]
  return { name, call, cpu: cpu * 1000, ...answers[0], milliseconds: middle }
}

/** The longest that health took to answer while others keep making a call, each three times. */
async function healthBeside(address, { of }) {
  let isOver = false
  let longest = 0
  const watch = async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(`${address}/api/health/live`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const watching = watch()
  const lane = async (number) => {
    for (let turn = 0; turn < 3; turn += 1) await (await ask(address, of(1000 + number * 10 + turn))).arrayBuffer()
  }
  await Promise.all([0, 1].map(lane))
  isOver = true
  await watching
  return longest
}

const slugsOf = async (address, collection) => {
  const answer = await fetch(`${address}/api/${collection}?limit=100&depth=0`)
  return (await answer.json()).docs.map(({ slug }) => slug)
}

/** Processor time and weight of what visitors can ask for, the dearest first; asks for metrics with `token`. */
export const benchCalls = (address, token) =>
  step('Calls', async () => {
    const [mushrooms, products, posts] = await Promise.all(
      ['mushrooms', 'products', 'posts'].map((collection) => slugsOf(address, collection)),
    )
    const measured = []
    for (const call of callsOf({ mushrooms, products, posts })) measured.push(await measure(address, token, call))
    measured.sort((a, b) => b.cpu - a.cpu)
    for (const row of measured.slice(0, dearest)) row.health = await healthBeside(address, row.call)
    const columns = [
      ['call', ({ name }) => `\`${name}\``],
      ['status', ({ status }) => String(status)],
      ['processor time', ({ cpu }) => `${cpu.toFixed(1)} ms`],
      ['p50', ({ milliseconds }) => `${milliseconds.toFixed(1)} ms`],
      ['health beside it, longest', ({ health }) => (health === undefined ? '' : `${health.toFixed(1)} ms`)],
      ['bytes', ({ bytes }) => `${(bytes / 1024).toFixed(0)} KB`],
    ]
    const invented = measured.filter(({ name }) => name.startsWith('an invented'))
    console.log(`\n${table(columns, [...measured.slice(0, dearest), ...invented])}`)
    const named = (rows) => rows.map(({ name }) => name).join(', ')
    const above = [
      ['1 MB', measured.filter(({ bytes }) => bytes > 1024 * 1024)],
      ['100 ms of processor time', measured.filter(({ cpu }) => cpu > 100)],
      ['3 ms for what is invented', invented.filter(({ cpu }) => cpu > 3)],
      ['100 ms for health beside it', measured.filter(({ health = 0 }) => health > 100)],
    ]
    for (const [what, rows] of above) if (rows.length > 0) console.log(`\nAbove ${what}: ${named(rows)}`)
    return `${measured.length} kinds`
  })
