import { createHash } from 'node:crypto'
import config from '@payload-config'
import { getPayload } from 'payload'
import { readSql, sql } from '@/cms/sql'

/** Bench only: prints a digest of every table, regardless of order, without columns that differ between equal seeds. */
const passing = /^(id|doc|key|fingerprint|hash|salt|order|_order|.*_id|.*_at)$/
/** Ids of nodes and of referenced documents inside rich text, which differ too. */
const nodes = /\\"(?:id\\":\\"[0-9a-f]{24}\\"|(?:media|value|mushroom|species)\\":\d+)/g
const histories = /^(_|changes|sqlite_|payload_)/

const payload = await getPayload({ config, disableOnInit: true })
const tables = await readSql(payload, sql`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
const digests: Record<string, string> = {}
for (const name of tables.map((table) => String(table.name)).filter((table) => !histories.test(table))) {
  const rows = await readSql(payload, sql`SELECT * FROM ${sql.identifier(name)}`)
  const lines = rows
    .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !passing.test(column))))
    .map((line) => line.replace(nodes, ''))
    .toSorted()
  digests[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`
}
console.log(JSON.stringify(digests))
process.exit(0)
