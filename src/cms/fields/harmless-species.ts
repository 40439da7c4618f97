import type { PayloadRequest, RelationshipFieldValidation } from 'payload'
import { fill } from '@/core/fill'
import type { Localized } from '@/core/locales'
import { inLanguage } from '../labels'
import { isRated } from '../rated'
import { relationRule } from './basics'

type Reference = number | { readonly value?: unknown }

const idOf = (reference: Reference): number => Number(typeof reference === 'object' ? reference.value : reference)

/** The names of those species among these that harm: what nobody may rate, because it poisons, is no food either. */
async function harmfulOf(ids: readonly number[], req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'mushrooms',
    where: { id: { in: ids } },
    select: { specie: { scientificName: true, edibility: true } },
    depth: 0,
    pagination: false,
    context: { withoutStats: true },
    overrideAccess: true,
    req,
  })
  const { custom } = req.payload.collections.mushrooms.config
  return docs.flatMap((doc) => (isRated(custom, { ...doc }) ? [] : [doc.specie.scientificName]))
}

/**
 * Refuses species that are known or suspected to harm, by name (SAF-04, D-29).
 * @param refused what is said of them; `{names}` are their scientific names
 */
export const harmlessRule =
  (refused: Localized): RelationshipFieldValidation =>
  async (value, options) => {
    const result = await relationRule(value, options)
    if (result !== true || value === null || value === undefined) return result
    const ids = (Array.isArray(value) ? value : [value]).map((one) => idOf(one as Reference))
    const names = ids.length > 0 ? await harmfulOf(ids, options.req) : []
    return names.length === 0 ? true : fill(inLanguage(refused, options.req.i18n.language), { names: names.join(', ') })
  }
