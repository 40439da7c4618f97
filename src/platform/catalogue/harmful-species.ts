import type { CollectionSlug, RelationshipFieldValidation, SelectIncludeType, Where } from 'payload'
import type { AnyRequest } from '@/cms/any-request'
import { withClosedGroups } from '@/cms/closed-groups'
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
 * Species that harm, as the database has them, whoever asks and whether or not they are published: what was taken off the
 * site harms as before (SAF-04, D-29).
 * @param more fields to be read beside name and grade
 */
async function findHarmful(req: AnyRequest, where: Where = {}, more: SelectIncludeType = {}): Promise<Graded[]> {
  const { flattenedFields } = req.payload.collections.mushrooms.config
  const { docs } = await req.payload.db.find<Graded>({
    collection: 'mushrooms',
    where: { ...where, 'specie.edibility': { in: [...dangers] } },
    select: withClosedGroups({ specie: { scientificName: true, edibility: true, ...more } }, flattenedFields),
    // The usual order is by a text of one language, and here may be none.
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Those of some species that harm, or all that do. */
export const harmfulSpecies = (req: AnyRequest, ids?: readonly number[]): Promise<Graded[]> =>
  ids?.length === 0 ? Promise.resolve([]) : findHarmful(req, ids && { id: { in: [...ids] } })

/** Those that harm and have no page, with the names they had: what other pages say of them is warned of, too. */
export const hiddenHarmful = (req: AnyRequest): Promise<Graded[]> =>
  findHarmful(req, { _status: { not_equals: 'published' } }, { synonyms: { name: true } })

/** Ids of the documents of a collection that are not published and made of species that harm. */
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

/** What is saved as a draft is not on the site: it may go on naming what it named, so that it can be taken off at once. */
const isTakenOff = (ids: readonly number[], data: unknown, before: unknown): boolean => {
  const named = new Set(idsIn(before))
  return isRecord(data) && data._status === 'draft' && ids.every((id) => named.has(id))
}

/**
 * Rejects species that harm, by name: what nobody may rate, because it poisons, is no food either.
 * @param refused what is said of them; `{names}` are their scientific names
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

/** The fields of a document by which `mayBeRated` tells. */
export const ratingFields = ({ payload }: AnyRequest, collection: CollectionSlug): SelectIncludeType => ({
  ...ratedBy(payload.collections[collection].config.custom),
  ...(withdraws(collection) ? eatenFields(collection) : {}),
})

/**
 * Whether members may rate a document by now: neither what poisons nor what is sold or cooked of it.
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
