import { run, step, StepError } from '../lib/steps.mjs'
import { figures, table, type Figures } from './figures'

/** The fields of the products' list that tell which products can be added to a cart. */
export type Listed = {
  docs: { id: number; slug: string; enableVariants?: boolean; baseInventory?: { stock?: number | null } }[]
}

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const lines = 20

/** Runs wrk with 8 connections. @throws StepError when a response is an error */
const load = async (name: string, url: string, args: readonly string[] = []): Promise<Figures> =>
  figures(name, await run('wrk', ['-t1', '-c8', `-d${seconds}s`, '--latency', ...args, url], { quiet: true }))

type Filled = { readonly cookie: string; readonly ids: readonly number[] }

/** Adds products to a new cart; returns its cookie and the ids of its products. */
async function fillCart(address: string): Promise<Filled> {
  const listed = await fetch(`${address}/api/products?limit=100&depth=0`)
  const { docs } = (await listed.json()) as Listed
  const goods = docs.filter(({ enableVariants, baseInventory }) => !enableVariants && (baseInventory?.stock ?? 0) > 2)
  let cookie = ''
  for (const { id } of goods.slice(0, lines)) {
    const response = await fetch(`${address}/api/cart/items`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ product: id }),
    })
    if (!response.ok) throw new StepError(`POST /api/cart/items returned ${response.status}: ${await response.text()}`)
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }
  return { cookie, ids: goods.slice(0, lines).map(({ id }) => id) }
}

/** A Lua script for wrk that sets the quantity of each line item in turn to two, then to one. */
const changes = ({ cookie, ids }: Filled): string => `
local turn = 0
local ids = { ${ids.join(', ')} }
local headers = { ["Content-Type"] = "application/json", ["Cookie"] = "${cookie}" }
request = function()
  turn = turn + 1
  local quantity = turn % ${ids.length * 2} < ${ids.length} and 2 or 1
  return wrk.format("PATCH", "/api/cart/items/" .. ids[turn % #ids + 1], headers, '{"quantity":' .. quantity .. '}')
end
`

/** Reads and updates carts of twenty line items, compared with Payload's own list of as many products. */
export const benchCart = (address: string, writeLua: (name: string, text: string) => string): Promise<void> =>
  step('Cart', async () => {
    const cart = await fillCart(address)
    const lua = writeLua('cart.lua', changes(cart))
    const cookie = ['-H', `Cookie: ${cart.cookie}`]
    const rows: [string, Figures][] = [
      ['GET /api/cart, 20 lines', await load('cart read', `${address}/api/cart`, cookie)],
      ['PATCH /api/cart/items/{id}, of 20 lines', await load('cart write', address, ['-s', lua])],
      ['GET /api/products?limit=20&depth=1', await load('products', `${address}/api/products?limit=${lines}&depth=1`)],
    ]
    const columns: [string, (row: [string, Figures]) => string][] = [
      ['call', ([name]) => name],
      ['requests/s', ([, { rate }]) => rate.toFixed(0)],
      ['p50', ([, { p50 }]) => p50],
      ['p99', ([, { p99 }]) => p99],
    ]
    console.log(`\n${table(columns, rows)}`)
  })
