import type { CollectionSlug, PayloadRequest, SelectIncludeType } from 'payload'
import { withClosedGroups } from './closed-groups'

type Document = Readonly<Record<string, unknown>>
type Rule = (doc: Document) => boolean
type Custom = Record<string, unknown> | undefined
type SpeciesOf = (doc: Document) => readonly number[]
type Eaten = { readonly select: SelectIncludeType; readonly speciesOf: SpeciesOf }

/**
 * A collection some of whose documents may not be rated says which by this, in its `custom`.
 * @param select the fields that the rule reads
 */
export const ratedWhere = (
  isRated: Rule,
  select: SelectIncludeType,
): { isRated: Rule; ratedBy: SelectIncludeType } => ({
  isRated,
  ratedBy: select,
})

/**
 * A collection of what is sold or cooked says by this, in its `custom`, of which species a document is.
 * @param select the fields that name them
 */
export const eatenOf = (speciesOf: SpeciesOf, select: SelectIncludeType): { eaten: Eaten } => ({
  eaten: { speciesOf, select },
})

/** Whether members may rate a document, by what it says of itself; those of collections that say nothing they may. */
export function isRated(custom: Custom, doc: Document): boolean {
  const rule = custom?.isRated
  return typeof rule !== 'function' || (rule as Rule)(doc)
}

const eatenIn = (custom: Custom): Eaten | undefined => custom?.eaten as Eaten | undefined

/** The fields of a document by which `mayBeRated` tells. */
export const ratedBy = (custom: Custom): SelectIncludeType => ({
  ...(custom?.ratedBy as SelectIncludeType | undefined),
  ...eatenIn(custom)?.select,
})

type Database = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** Whether one of these species was found to harm: what nobody may rate, because it poisons. */
async function anyHarmful(req: Database, ids: readonly number[]): Promise<boolean> {
  const { custom, flattenedFields } = req.payload.collections.mushrooms.config
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'mushrooms',
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: withClosedGroups(ratedBy(custom), flattenedFields),
    // The usual order is by a text of one language, and here is none.
    sort: 'id',
    limit: ids.length,
    pagination: false,
    req,
  })
  return docs.some((doc) => !isRated(custom, doc))
}

/**
 * Whether members may rate a document by now: neither what poisons nor what is sold or cooked of it (SAF-04).
 * @param doc with the fields of `ratedBy`
 */
export async function mayBeRated(req: Database, collection: CollectionSlug, doc: Document): Promise<boolean> {
  const custom: Custom = req.payload.collections[collection].config.custom
  if (!isRated(custom, doc)) return false
  const species = eatenIn(custom)?.speciesOf(doc) ?? []
  return species.length === 0 || !(await anyHarmful(req, species))
}
