import { step, StepError } from '../lib/steps.mjs'

const rows = 1000
const prefix = 'bench-table-'

/** Every tenth product has variants and a sale, as a shop might. */
const tableOf = (price: number): string => {
  const lines = [
    'slug,variant,status,title_en,title_es,price,currency,stock,variant_price,sale_price,sale_to,sale_label_en',
  ]
  for (let at = 0; lines.length <= rows; at += 1) {
    const slug = `${prefix}${at}`
    const isVaried = at % 10 === 0 && lines.length <= rows - 2
    const sale = isVaried ? `${price - 1},2126-01-01,Bench` : ',,'
    lines.push(`${slug},,published,Bench ${at},Prueba ${at},${price},USD,${at},,${isVaried ? ',,' : sale}`)
    if (isVaried) for (const size of ['s', 'l']) lines.push(`${slug},size=${size},,,,,,,${price},${sale}`)
  }
  return lines.join('\n')
}

type Read = { state?: string; fault?: string; seen: string; rows: { kind: string }[] }

async function send(
  address: string,
  headers: Record<string, string>,
  csv: string,
  seen: string,
): Promise<{ read: Read; seconds: number }> {
  const body = new FormData()
  body.set('table', new Blob([csv], { type: 'text/csv' }), 'products.csv')
  body.set('seen', seen)
  const began = performance.now()
  const response = await fetch(`${address}/api/products/table`, { method: 'POST', body, headers })
  if (!response.ok)
    throw new StepError(`POST /api/products/table returned ${response.status}: ${await response.text()}`)
  const read = (await response.json()) as Read
  return { read, seconds: (performance.now() - began) / 1000 }
}

/** A table of a thousand rows: preview and import as new, then preview and import as changes. */
export const benchTable = (address: string, { email, password }: { email: string; password: string }): Promise<void> =>
  step('Table of products', async () => {
    const login = await fetch(`${address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const taken: [name: string, seconds: number][] = []
    const measured = async (name: string, csv: string, seen: string, state: string): Promise<Read> => {
      const { read, seconds } = await send(address, headers, csv, seen)
      if (read.state !== state)
        throw new StepError(`${name}: the table is ${String(read.state ?? read.fault)}, not ${state}`)
      taken.push([name, seconds])
      return read
    }
    const [fresh, changed] = [tableOf(10), tableOf(12)]
    const { seen } = await measured('looked at, all new', fresh, '', 'planned')
    await measured('written, all new', fresh, seen, 'written')
    const same = await measured('looked at, nothing changes', fresh, '', 'planned')
    if (same.rows.some(({ kind }) => kind !== 'same')) throw new StepError('What was written is not what was read')
    const later = await measured('looked at, all changed', changed, '', 'planned')
    await measured('written, all changed', changed, later.seen, 'written')
    // Products left behind would be changed instead of created in the next run.
    await fetch(`${address}/api/products?where[slug][like]=${prefix}`, { method: 'DELETE', headers })
    console.log(`\n| ${rows} rows | seconds |\n|---|---|`)
    for (const [name, seconds] of taken) console.log(`| ${name} | ${seconds.toFixed(1)} |`)
  })
