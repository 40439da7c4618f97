import 'server-only'
import type { Where } from 'payload'
import { publicFindEvery } from '@/cms/public-find'
import { languageTags, type Locale } from '@/core/locales'
import { holdsCompound, shownAmounts } from './amounts'
import { compoundField } from './compound-field'
import type { Compound } from './model'
import { rankByAmount, type RankedSpecies } from './ranking'

/** Species with an entry, an amount or a range of the compound, be it of 0. */
const naming = ({ slug, group }: Compound): Where => ({
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
 * Published species whose pages show that they hold a compound, the richest first where amounts are known, equals by
 * name (NAV-11).
 */
export async function speciesWithCompound(
  compound: Compound,
  locale: Locale,
): Promise<RankedSpecies<{ readonly id: number }>[]> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale,
    depth: 0,
    select: { title: true, specie: { edibility: true, chemistry: true } },
    where: naming(compound),
  })
  return rankByAmount(
    all
      .filter((species) => holdsCompound(shownAmounts(species), compound.slug))
      .toSorted((a, b) => a.title.localeCompare(b.title, languageTags[locale])),
    compound,
  )
}
