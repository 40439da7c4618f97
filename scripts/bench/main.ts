import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite, prepareData } from '../lib/build.mjs'
import { freePort, startSite } from '../lib/services'
import { step } from '../lib/steps.mjs'
import { databases, type Database } from '../test/parts'
import { benchCalls } from './calls'
import { benchAdd } from './cart-click'
import { benchCart } from './cart'
import { benchCatalogue, benchEnvironment } from './catalogue'
import { benchPages } from './pages'
import { benchPaint } from './paint'
import { benchPresses } from './presses'
import { benchTable } from './product-table'
import { benchSeed } from './seed'
import { benchStressTests, stressParts } from './stress-tests'
import { benchThrottled } from './throttled'
import { benchWeight } from './weight'

const isDatabase = (word: string): word is Database => databases.some((one) => one === word)

const folder = path.resolve('.data/bench')

/** Writes a Lua script for wrk into the folder of the run. */
function writeLua(name: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

type Login = { readonly email: string; readonly password: string }

/** Parts that measure a running site, by their name on the command line. */
const served: Readonly<Record<string, (address: string, login: Login) => Promise<void>>> = {
  pages: benchPages,
  calls: (address) => benchCalls(address, benchEnvironment.METRICS_TOKEN),
  cart: async (address) => {
    await benchAdd(address)
    await benchCart(address, writeLua)
  },
  table: benchTable,
  presses: benchPresses,
  throttled: benchThrottled,
  weight: benchWeight,
}
/** Parts that start their own sites. */
const own = ['paint', 'catalogue', 'seed', ...stressParts]

async function startOwn() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (existsSync('.data/cache')) cpSync('.data/cache', path.join(folder, 'cache'), { recursive: true })
  const port = String(await freePort())
  const env = {
    ...process.env,
    ...benchEnvironment,
    DATA_DIR: folder,
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
  }
  await prepareData({ env, quiet: true })
  return startSite(env)
}

/**
 * Measures the built site on this machine and prints Markdown tables, of all parts or of those named:
 * `pages`: requests per second and sizes of pages; `cart`: time until "Add to cart" is announced, and carts of twenty
 * line items; `table`: import of a thousand rows of products from CSV; `calls`: the most expensive requests of
 * visitors; `presses`: clicks that are lost on a slow line before hydration; `throttled`: first paint, largest paint
 * and hydration on slow lines; `weight`: scripts by package; `paint`: time until a ticked filter is painted;
 * `catalogue`: filters and search at a hundred times the size; `seed`: duration of the seed, and whether it survives
 * being killed; `accounts`, `kills`, `documents`: the tests of these names with many more rounds, on both databases or
 * the one named (`accounts sqlite`).
 * BENCH_SITE measures that site instead, with ADMIN_EMAIL and ADMIN_PASSWORD, in the parts that need a running one.
 * @returns the exit code
 */
export async function bench(words: readonly string[]): Promise<number> {
  const requested = words.filter((word) => !isDatabase(word))
  const onOne = words.filter(isDatabase)
  const known = [...Object.keys(served), ...own]
  const unknown = requested.filter((word) => !known.includes(word))
  if (unknown.length > 0) {
    console.error(`Unknown part ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
    return 2
  }
  const wanted = known.filter((part) => requested.length === 0 || requested.includes(part))
  const asking = wanted.filter((part) => part in served)
  const { BENCH_SITE, ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
  if (wanted.includes('seed')) await benchSeed()
  if (!BENCH_SITE && wanted.some((part) => part !== 'seed'))
    await step('Build', () => {
      const maps = wanted.includes('weight') ? { SOURCE_MAPS: 'true' } : {}
      return buildSite({ env: { ...process.env, ...benchEnvironment, ...maps } })
    })
  const sound = stressParts.filter((part) => wanted.includes(part))
  if (sound.length > 0) await benchStressTests(sound, onOne.length > 0 ? onOne : databases)
  const isOver = wanted.every((part) => part === 'seed' || sound.some((one) => one === part))
  const site = BENCH_SITE || isOver ? null : await startOwn()
  const login = site
    ? { email: benchEnvironment.ADMIN_EMAIL, password: benchEnvironment.ADMIN_PASSWORD }
    : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  for (const part of asking) await served[part]?.(BENCH_SITE ?? site?.address ?? '', login)
  await site?.stop()
  if (wanted.includes('paint')) await benchPaint(folder)
  if (wanted.includes('catalogue')) await benchCatalogue(folder)
  if (site) rmSync(folder, { recursive: true, force: true })
  return 0
}
