import type { CollectionSlug, RelationshipFieldValidation, SelectIncludeType, Where } from 'payload'
import type { AnyRequest } from '@/cms/any-request'
import { withEmptyGroupSelects } from '@/cms/empty-group-selects'
import { relationRule } from '@/cms/fields/basics'
import { inLanguage } from '@/cms/labels'
import { isRated, ratedBy } from '@/cms/rated'
import { dangers } from '@/core/dangers'
import { eatenFields, eatenSpecies, withdraws } from '@/core/eaten-species'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import type { Localized } from '@/core/locales'
import type { Mushroom } from '@/payload-types'

type Graded = Pick<Mushroom, 'id'> & { readonly specie?: Partial<Mushroom['specie']> }

/**
 * Species that harm, from the database regardless of access rules and publication: an unpublished species is no less
 * harmful (SAF-04, D-29).
 * @param more fields to read beside name and grade
 */
async function findHarmful(req: AnyRequest, where: Where = {}, more: SelectIncludeType = {}): Promise<Graded[]> {
  const { flattenedFields } = req.payload.collections.mushrooms.config
  const { docs } = await req.payload.db.find<Graded>({
    collection: 'mushrooms',
    where: { ...where, 'specie.edibility': { in: [...dangers] } },
    select: withEmptyGroupSelects({ specie: { scientificName: true, edibility: true, ...more } }, flattenedFields),
    // The default order is by a localized field, and this query may have no locale.
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The harmful ones among these species, or all of them. */
export const harmfulSpecies = (req: AnyRequest, ids?: readonly number[]): Promise<Graded[]> =>
  ids?.length === 0 ? Promise.resolve([]) : findHarmful(req, ids && { id: { in: [...ids] } })

/** Harmful species without a page, with their synonyms: other pages must warn of them, too. */
export const hiddenHarmful = (req: AnyRequest): Promise<Graded[]> =>
  findHarmful(req, { _status: { not_equals: 'published' } }, { synonyms: { name: true } })

/** The ids of a collection's unpublished documents that are made of harmful species. */
export async function hiddenOf(
  req: AnyRequest,
  collection: CollectionSlug,
  species: readonly Graded[],
): Promise<number[]> {
  const harmful = new Set(species.map(({ id }) => id))
  const { docs } = await req.payload.db.find<{ id: number; species?: unknown; layout?: unknown }>({
    collection,
    where: { _status: { not_equals: 'published' } },
    select: eatenFields(collection),
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs.filter((doc) => eatenSpecies(collection, doc).some((id) => harmful.has(id))).map(({ id }) => id)
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map((one) => Number(isRecord(one) ? one.value : one))

/** A draft is not on the site, so it may keep the species that it had: otherwise it could not be unpublished. */
const isTakenOff = (ids: readonly number[], data: unknown, before: unknown): boolean => {
  const named = new Set(idsIn(before))
  return isRecord(data) && data._status === 'draft' && ids.every((id) => named.has(id))
}

/**
 * Rejects harmful species by name: what members may not rate because it poisons is no food either.
 * @param refused the message; `{names}` becomes their scientific names
 */
export const harmlessRule =
  (refused: Localized): RelationshipFieldValidation =>
  async (value, options) => {
    const result = await relationRule(value, options)
    if (result !== true || value === null || value === undefined) return result
    const ids = idsIn(value)
    if (isTakenOff(ids, options.data, options.previousValue)) return true
    const names = (await harmfulSpecies(options.req, ids)).map(({ specie }) => specie?.scientificName)
    return names.length === 0 ? true : fill(inLanguage(refused, options.req.i18n.language), { names: names.join(', ') })
  }

/** The fields of a document that `mayBeRated` reads. */
export const ratingFields = ({ payload }: AnyRequest, collection: CollectionSlug): SelectIncludeType => ({
  ...ratedBy(payload.collections[collection].config.custom),
  ...(withdraws(collection) ? eatenFields(collection) : {}),
})

/**
 * Whether members may rate a document: not a poisonous species, nor what is sold or cooked of one.
 * @param doc with the fields of `ratingFields`
 */
export async function mayBeRated(
  req: AnyRequest,
  collection: CollectionSlug,
  doc: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (!isRated(req.payload.collections[collection].config.custom, doc)) return false
  const species = withdraws(collection) ? eatenSpecies(collection, doc) : []
  return (await harmfulSpecies(req, species)).length === 0
}
