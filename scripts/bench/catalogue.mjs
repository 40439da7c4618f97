import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, serverFlags, startSite } from '../lib/services.mjs'
import { run, step } from '../lib/steps.mjs'

export const benchEnvironment = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'bench-secret-bench-secret-bench-secret-b',
  ADMIN_EMAIL: 'bench@sporeprint.test',
  ADMIN_PASSWORD: 'bench-admin-password',
  DATABASE_URL: '',
  RATE_LIMITS: 'off',
}

const scales = [0.01, 0.1, 1]
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Until V8 has compiled what runs often, the first thousand calls take twice as long. */
const warmUp = 4

export const script = (file, env, args = []) =>
  run(process.execPath, [...serverFlags, '--expose-gc', '--import', 'tsx', file, ...args], { quiet: true, env })

/**
 * Runs wrk with 8 connections; `lua` gives the requests.
 * @param warm whether to warm the server up before; what takes seconds needs none
 */
async function load(url, lua, warm) {
  const wrk = (duration) =>
    run('wrk', ['-t1', '-c8', `-d${duration}s`, '--latency', ...(lua ? ['-s', lua] : []), url], { quiet: true })
  if (warm) await wrk(warmUp)
  const out = await wrk(seconds)
  const at = (share) => new RegExp(`^\\s+${share}%\\s+(\\S+)`, 'm').exec(out)?.[1] ?? '?'
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    p50: at(50),
    p95: /95%\s+(\S+)/.exec(out)?.[1] ?? at(99),
    p99: at(99),
    failed: /Non-2xx or 3xx responses: (\d+)/.exec(out)?.[1] ?? '0',
  }
}

/** Lua for wrk: one of many bodies at random, and the exact 95th percentile, which wrk does not print. */
const lua = (requests) => `
local requests = {}
-- Only now does wrk know the host, which every request has to name.
init = function()
  math.randomseed(7)
  requests = { ${requests.join(', ')} }
end
request = function() return requests[math.random(#requests)] end
done = function(summary, latency) io.write(string.format("95%% %.2fms\\n", latency:percentile(95) / 1000)) end
`

const quote = (text) => `[==[${text}]==]`
const post = (body) =>
  `wrk.format("POST", "/api/filter", {["Content-Type"]="application/json"}, ${quote(JSON.stringify(body))})`
const get = (address) => `wrk.format("GET", ${quote(address)})`

/** Random choices of five values, and what Payload's own REST call can say of them: its two relations. */
async function requests(address) {
  const ask = async (body) =>
    (
      await fetch(`${address}/api/filter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const { facets } = await ask({ relationTo: 'products', activeFilters: {}, page: 1, facets: true })
  const listed = (page) => fetch(`${address}/api/categories?limit=100&page=${page}`).then((answer) => answer.json())
  const categories = (await Promise.all([listed(1), listed(2)])).flatMap(({ docs }) => docs)
  const idOf = new Map(categories.map(({ path: where, id }) => [where, id]))
  const any = (list) => list[Math.floor(Math.random() * list.length)]
  const value = (key) => any(Object.keys(facets[key] ?? { none: 1 }))
  const ours = []
  const same = { filter: [], rest: [] }
  for (let at = 0; at < 200; at += 1) {
    const group = any(['mushroom', 'growing', 'microscopy'])
    ours.push(
      post({
        relationTo: 'products',
        activeFilters: {
          [group]: [value(group), value(group)],
          availability: ['in-stock'],
          quality: [value('quality')],
          rating: ['2'],
        },
        page: 1,
        limit: 20,
        facets: true,
      }),
    )
    const category = any([...idOf.keys()].filter((where) => where.startsWith('products/')))
    const [, top, ...rest] = category.split('/')
    same.filter.push(
      post({ relationTo: 'products', activeFilters: { [top]: [rest.at(-1) ?? top] }, page: 1, limit: 20 }),
    )
    same.rest.push(get(`/api/products?limit=20&sort=createdAt&depth=1&where[categories][in]=${idOf.get(category)}`))
  }
  return { ours, same }
}

/** The read model in one process at three sizes, and over HTTP at the largest beside Payload's own REST query. */
export async function benchCatalogue(seeded) {
  const folder = path.resolve('.data/bench-catalogue')
  const env = {
    ...process.env,
    ...benchEnvironment,
    DATA_DIR: folder,
    TSX_TSCONFIG_PATH: 'scripts/bench/tsconfig.json',
  }
  const rows = []
  for (const scale of scales) {
    await step(`Catalogue at ${scale * 100} %`, async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(path.join(seeded, 'sporeprint.db'), path.join(folder, 'sporeprint.db'))
      await script('scripts/bench/multiply.ts', env, [String(scale)])
      const out = await script('scripts/bench/read-model.ts', env)
      rows.push(JSON.parse(out.trim().split('\n').at(-1)))
    })
  }
  console.log(
    '\n| species | products | built | memory | five values, products p95 | species p95 | suggestion p95 | a save seen, p50 | p95 |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const row of rows)
    console.log(
      `| ${row.species} | ${row.products} | ${row.buildSeconds.toFixed(1)} s | ${row.memoryMB} MB | ${row.filterProducts.p95} ms | ${row.filterSpecies.p95} ms | ${row.suggest.p95} ms | ${row.save.p50} ms | ${row.save.p95} ms |`,
    )

  await benchCalls(folder, env)
  rmSync(folder, { recursive: true, force: true })
}

/** The calls over HTTP with 8 connections, beside Payload's own REST query for the same documents. */
export async function benchCalls(folder, env) {
  const port = await freePort()
  const site = await startSite({ ...env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
  const { ours, same } = await requests(site.address)
  const file = path.join(folder, 'wrk.lua')
  console.log('\n| call, 8 connections | requests/s | p50 | p95 | p99 | refused |')
  console.log('|---|---|---|---|---|---|')
  for (const [name, list] of [
    ['POST /api/filter, five values, page 1, all counts', ours],
    ['POST /api/filter, one category, page 1', same.filter],
    ['GET /api/products?where, the same category', same.rest],
  ]) {
    writeFileSync(file, lua(list))
    const { rate, p50, p95, p99, failed } = await load(site.address, file, list !== same.rest)
    console.log(`| ${name} | ${rate.toFixed(1)} | ${p50} | ${p95} | ${p99} | ${failed} |`)
  }
  await site.stop()
}
