import 'server-only'
import { getCms } from '@/cms/public-find'
import { readTable, toMoment } from '@/cms/sql'
import type { CardCollection } from '@/core/collections'
import { readModel } from './read-model'

/** Moments (ms) by the id of a row. */
type Moments = ReadonlyMap<number, number | null>

/** When each row of a table was last saved. */
export async function savedAt(table: string, ids?: readonly number[]): Promise<Moments> {
  const rows = await readTable(await getCms(), table, ['id', 'updated_at'], ids && { ids })
  return new Map(rows.map(({ id, updated_at }) => [Number(id), toMoment(updated_at)]))
}

/**
 * When the page of each document last changed: the latest save of the document, of a species it warns of or of a
 * look-alike, or the last start or end of a sale.
 */
export async function changedAt(collection: CardCollection, ids?: readonly number[]): Promise<Moments> {
  const [model, saved] = await Promise.all([readModel(), savedAt(collection, ids)])
  const { index } = model.indexes[collection]
  const shownBy = (id: number): readonly number[] => {
    const { warnsOf = [], lookAlikeIds = [] } = index.get(id) ?? {}
    return [...warnsOf, ...lookAlikeIds]
  }
  const species = [...new Set([...saved.keys()].flatMap(shownBy))]
  const shown = species.length === 0 ? new Map<number, number | null>() : await savedAt('mushrooms', species)
  return new Map(
    [...saved].map(([id, moment]) => {
      const others = [index.get(id)?.turnedAt, ...shownBy(id).map((one) => shown.get(one))]
      return [id, Math.max(moment ?? 0, ...others.map((other) => other ?? 0)) || null]
    }),
  )
}
