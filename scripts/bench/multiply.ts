import config from '@payload-config'
import { getPayload } from 'payload'
import { readSql, sql, toNumber } from '@/cms/sql'

/**
 * Bench only: multiplies the seeded catalogue to about 10,000 species and 100,000 products (times the argument, by
 * default 1), directly in SQLite. Copies have their own ids, slugs and prices, and share pictures.
 */
const scale = Number(process.argv[2] ?? 1)
const payload = await getPayload({ config })
const stride = 1000

type Shift = Readonly<Record<string, (column: string) => string>>

const columnsOf = async (table: string): Promise<string[]> =>
  (await readSql(payload, sql`SELECT name FROM pragma_table_info(${table})`)).map(({ name }) => String(name))

/** Copies the first rows of a table for each number, with some columns replaced. */
async function multiply(table: string, shift: Shift, copies: number): Promise<void> {
  const columns = await columnsOf(table)
  const values = columns.map((column) => shift[column]?.(`"${column}"`) ?? `"${column}"`)
  const own = columns.includes('_parent_id') ? '_parent_id' : columns.includes('parent_id') ? 'parent_id' : 'id'
  const serial = columns.includes('id') && own !== 'id' && !shift.id
  const kept = columns
    .map((column, at) => ({ column, value: values[at] }))
    .filter(({ column }) => !serial || column !== 'id')
  const names = kept.map(({ column }) => `"${column}"`).join(', ')
  const list = kept.map(({ value }) => value).join(', ')
  await readSql(
    payload,
    sql.raw(
      `INSERT INTO "${table}" (${names})
       WITH RECURSIVE copies(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < ${copies})
       SELECT ${list} FROM "${table}", copies WHERE ${own.startsWith('_') || own === 'parent_id' ? `"${own}"` : '"id"'} < ${stride}`,
    ),
  )
}

const moved = (column: string): string => `${column} + k * ${stride}`
const renamed = (column: string): string => `${column} || '-' || k`
const child: Shift = { _parent_id: moved, id: renamed }

const count = async (table: string): Promise<number> =>
  toNumber((await readSql(payload, sql.raw(`SELECT COUNT(*) AS n FROM "${table}" WHERE id < ${stride}`)))[0]?.n) ?? 1

const speciesCopies = Math.round((10_000 * scale) / (await count('mushrooms'))) - 1
const productCopies = Math.round((100_000 * scale) / (await count('products'))) - 1

await multiply('mushrooms', { id: moved, slug: renamed }, speciesCopies)
await multiply('mushrooms_locales', { _parent_id: moved, title: (column) => `${column} || ' ' || k` }, speciesCopies)
await multiply('mushrooms_rels', { parent_id: moved }, speciesCopies)
for (const table of [
  'mushrooms_specie_common_names',
  'mushrooms_specie_synonyms',
  'mushrooms_specie_effects_helps_with',
  'mushrooms_compound_ranges',
  'mushrooms_specie_chemistry_medicinal_chem',
])
  await multiply(table, child, speciesCopies)
for (const table of [
  'mushrooms_specie_season_north',
  'mushrooms_specie_season_south',
  'mushrooms_specie_continents',
  'mushrooms_marks',
  'mushrooms_variable_marks',
])
  await multiply(table, { parent_id: moved }, speciesCopies)

await multiply(
  'products',
  { id: moved, slug: renamed, base_inventory_unit_price: (column) => `ROUND(${column} * (0.5 + (k % 97) / 97.0), 2)` },
  productCopies,
)
await multiply('products_locales', { _parent_id: moved, title: (column) => `${column} || ' ' || k` }, productCopies)
await multiply(
  'products_rels',
  { parent_id: moved, mushrooms_id: (column) => `${column} + (k % ${speciesCopies + 1}) * ${stride}` },
  productCopies,
)
for (const table of [
  'products_gallery',
  'products_variants_variants',
  'products_product_quality_designations',
  'products_sourcing_designations',
])
  await multiply(table, child, productCopies)
await readSql(
  payload,
  sql.raw(
    `INSERT INTO stats (key, stock, rating_sum, rating_count, impression_sum, impression_count, like_count, helpful_count, updated_at, created_at)
     WITH RECURSIVE copies(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < ${productCopies})
     SELECT 'products:' || (CAST(substr(key, 10) AS INTEGER) + k * ${stride}), stock, rating_sum, rating_count, 0, 0, 0, 0, updated_at, created_at
     FROM stats, copies WHERE key LIKE 'products:%' AND CAST(substr(key, 10) AS INTEGER) < ${stride}`,
  ),
)
for (const table of ['mushrooms', 'products']) {
  const [row] = await readSql(payload, sql.raw(`SELECT COUNT(*) AS n FROM "${table}"`))
  console.log(`${table}: ${String(row?.n)}`)
}
process.exit(0)
