import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Mushroom } from '@/payload-types'
import { compoundField } from './compound-field'
import { compoundsOf, findCompound, isNone, type Compound } from './model'

/** What is known of a compound in one species. Numbers are in `unit`; null means unknown, never zero. */
export type CompoundAmount = {
  compound: Compound
  /** Where the entry stands on the page. */
  section: 'psychoactive' | 'medicinal'
  min: number | null
  typical: number | null
  max: number | null
  unit: string | null
  source: string | null
  benefits: string | null
  /** The language of the benefits, where it is not the page's (D-21). */
  benefitsLang: string | undefined
}

const known = (value: unknown): number | null => (typeof value === 'number' ? value : null)

type Chemistry = NonNullable<Mushroom['specie']['chemistry']>
type RangeRow = NonNullable<NonNullable<Chemistry['psychoactiveChem']>['ranges']>[number]
type Found = Pick<CompoundAmount, 'min' | 'max' | 'source'>

/** Merges published ranges: the lowest minimum, the highest maximum and all sources. */
function together(rows: readonly RangeRow[]): Found {
  const end = (name: 'min' | 'max'): number | null => {
    const values = rows.flatMap((row) => known(row[name]) ?? [])
    return values.length > 0 ? Math[name](...values) : null
  }
  const sources = new Set(rows.flatMap(({ source }) => source?.trim() || []))
  return { min: end('min'), max: end('max'), source: [...sources].join('; ') || null }
}

/** Every compound of a species, in the order the editor gave; entries of unknown compounds are left out. */
export function compoundAmounts({ specie }: Pick<Mushroom, 'specie'>): CompoundAmount[] {
  const psychoactive = specie.chemistry?.psychoactiveChem
  const typicals: Readonly<Record<string, unknown>> = { ...psychoactive }
  const ranges = psychoactive?.ranges ?? []
  const amountOnly = compoundsOf('psychoactive').map(({ slug }) => slug)
  const ofPsychoactive = [...new Set([...ranges.map(({ compound }) => compound), ...amountOnly])].flatMap(
    (slug): CompoundAmount[] => {
      const compound = findCompound(slug)
      const published = ranges.filter((row) => row.compound === slug)
      const typical = known(typicals[compoundField(slug)])
      // An amount may be known before a range was ever published.
      if (!compound || (published.length === 0 && typical === null)) return []
      return [
        {
          compound,
          section: 'psychoactive',
          ...together(published),
          typical,
          unit: psychoactive?.units ?? null,
          benefits: null,
          benefitsLang: undefined,
        },
      ]
    },
  )
  const medicinal = (specie.chemistry?.medicinalChem ?? []).flatMap((row): CompoundAmount[] => {
    const compound = findCompound(row.name)
    if (!compound) return []
    return [
      {
        compound,
        section: 'medicinal',
        min: known(row.amountMin),
        typical: known(row.amountMin) !== null && known(row.amountMax) !== null ? null : known(row.amount),
        max: known(row.amountMax),
        unit: row.units ?? null,
        source: row.source ?? null,
        benefits: row.benefits ?? null,
        benefitsLang: langOf(row, 'benefits'),
      },
    ]
  })
  return [...ofPsychoactive, ...medicinal]
}

/** Whether one of the amounts is of this compound and more than "none found". */
export const holdsCompound = (amounts: readonly CompoundAmount[], slug: string): boolean =>
  amounts.some(({ compound, min, typical, max }) => compound.slug === slug && !isNone([min, typical, max]))

/** The amounts that pages and lists show: of a harmful species only the psychoactive compounds (SAF-04). */
export const shownAmounts = (species: Pick<Mushroom, 'specie'>): CompoundAmount[] =>
  compoundAmounts(species).filter(({ section }) => section === 'psychoactive' || !harms(species.specie.edibility))
