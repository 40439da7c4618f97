import 'server-only'
import type { Where } from 'payload'
import { publicFind, publicFindEvery } from '@/cms/public-find'
import { languageTags, type Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { cardSelect } from '../mushrooms/card-select'
import { compoundField } from './compound-field'
import type { Compound } from './model'
import { rankByAmount, type RankedSpecies } from './ranking'

/** Species with an entry, an amount or a range of the compound. */
const holding = ({ slug, group }: Compound): Where => ({
  or: [
    { 'specie.chemistry.medicinalChem.name': { equals: slug } },
    ...(group === 'psychoactive'
      ? [
          { [`specie.chemistry.psychoactiveChem.${compoundField(slug)}`]: { exists: true } },
          { 'specie.chemistry.psychoactiveChem.ranges.compound': { equals: slug } },
        ]
      : []),
  ],
})

/**
 * Species that hold a compound, the richest first where amounts are known, equals by name (NAV-11).
 * @returns the first `limit` of them, and how many there are
 */
export async function speciesWithCompound(
  compound: Compound,
  locale: Locale,
  limit: number,
): Promise<{ ranked: RankedSpecies<Mushroom>[]; total: number }> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale,
    depth: 0,
    select: { title: true, specie: { chemistry: true } },
    where: holding(compound),
  })
  const byName = all.toSorted((a, b) => a.title.localeCompare(b.title, languageTags[locale]))
  const first = rankByAmount(byName, compound).slice(0, limit)
  if (first.length === 0) return { ranked: [], total: 0 }
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit,
    depth: 1,
    select: cardSelect,
    where: { id: { in: first.map(({ species }) => species.id) } },
  })
  const whole = new Map(docs.map((species) => [species.id, species]))
  return {
    ranked: first.flatMap(({ species: { id }, amount }) => {
      const species = whole.get(id)
      return species ? [{ species, amount }] : []
    }),
    total: all.length,
  }
}
