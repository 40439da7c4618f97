import type { PayloadRequest } from 'payload'
import { psychoactiveType } from '@/platform/catalogue/kept-categories'
import { lockName } from '@/cms/row-locks'
import { runSqlReturning, sql, sqlValues } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { psychoactiveGoods, RegulatedGoods } from '../destinations/regulated-goods.data'

/** Any Amanita counts as the regulated goods `amanita-muscaria`, so that bans of the fly agaric cover its genus. */
const goodsCalled = (scientificName: string): (typeof psychoactiveGoods)[number] =>
  /^amanita\b/i.test(scientificName) ? 'amanita-muscaria' : 'psilocybin-spores'

/** The regulated goods of spores by the id of their species; species that are not psychoactive are left out. */
export async function goodsOfSpecies(
  req: PayloadRequest,
  species: readonly number[],
): Promise<ReadonlyMap<number, RegulatedGoods>> {
  const ids = species.filter((id) => Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31)
  if (ids.length === 0) return new Map()
  const rows = await runSqlReturning(
    req,
    sql`SELECT m.id, m.specie_scientific_name AS name FROM mushrooms m
      WHERE m.id IN (${sqlValues(ids)}) AND (CAST(m.specie_edibility AS TEXT) = 'psychoactive' OR m.specie_psychoactive
        OR EXISTS (SELECT 1 FROM mushrooms_rels r JOIN categories c ON c.id = r.categories_id
          WHERE r.parent_id = m.id AND r.path = 'categories' AND c.path = ${psychoactiveType}))`,
  )
  return new Map(rows.map(({ id, name }) => [Number(id), goodsCalled(String(name))]))
}

/**
 * Locks species by name, in the order of their ids, so that a new grade and a save of a product of their spores run one
 * after the other: the second reads what the first has written.
 */
export async function lockGoodsOfSpecies(req: PayloadRequest, species: readonly number[]): Promise<void> {
  const sorted = [...new Set(species)].toSorted((one, other) => one - other)
  for (const id of sorted) await lockName(req, `goods of ${documentKey('mushrooms', id)}`)
}
