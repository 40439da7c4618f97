import type { Mushroom } from '@/payload-types'
import { shownAmounts, type CompoundAmount } from './amounts'
import type { Compound } from './model'
import type { Potency } from '../dosage/model'

/** A species with what is known of one compound in it. */
export type RankedSpecies<S> = { species: S; amount: CompoundAmount | null }

const milligrams = new Map([
  ['µg', 0.001],
  ['mcg', 0.001],
  ['mg', 1],
  ['g', 1000],
  ['kg', 1_000_000],
])

/** A unit that is a share of weight: `times` converts it to mg/g, `state` is the text after it, such as `dry`. */
type Share = { readonly times: number; readonly state: string }

function readShare(unit: string | null): Share | null {
  const written = (unit ?? '').normalize('NFKC').trim().toLowerCase().replaceAll('μ', 'µ')
  if (written.startsWith('%')) return { times: 10, state: written.slice(1).trim() }
  const [whole, part, count, of] = /^(µg|mcg|mg|g)\s*\/\s*(\d+(?:\.\d+)?)?\s*(mg|g|kg)\b/.exec(written) ?? []
  const [over, under] = [milligrams.get(part ?? ''), milligrams.get(of ?? '')]
  if (!whole || !over || !under) return null
  return { times: (over * 1000) / (Number(count ?? 1) * under), state: written.slice(whole.length).trim() }
}

/**
 * Converts a share of weight to milligrams per gram, so that `1 g/100 g dry` and `10 mg/g dry` compare; null for any
 * other unit. It ignores the state of the sample (dry, fresh), whose water content is unknown.
 */
export function milligramsPerGram(value: number, unit: string | null): number | null {
  const share = readShare(unit)
  return share && value * share.times
}

/** Dry and fresh weight as editors write them in the three languages, or short as in papers: `DW`, `d.m.`, `FW`. */
const dryWeight = /\bdr(?:y|ied)\b|\bsec[oa]s?\b|desh?idrat|\bd\.?\s?[wm]\b/
const freshWeight = /fresh|wet|fresc|h?[uú]m[ei]d|\b[fw]\.?\s?[wm]\b/

/**
 * Published amounts in milligrams per gram of dry matter, for the calculator. Null, never zero, where the unit is no
 * share of weight or names another state than dry: the water content of that sample is unknown, and read as dry its
 * amounts would be about a tenth of the true ones.
 */
export function dryPotency({
  min,
  typical,
  max,
  unit,
}: Pick<CompoundAmount, 'min' | 'typical' | 'max' | 'unit'>): Potency {
  const share = readShare(unit)
  const isDry =
    share !== null && (share.state === '' || (dryWeight.test(share.state) && !freshWeight.test(share.state)))
  const convert = (value: number | null): number | null => (value === null || !isDry ? null : value * share.times)
  return { min: convert(min), typical: convert(typical), max: convert(max) }
}

/** One number for a range: the typical amount, else the middle, else the end that is known. */
export function representative({ min, typical, max }: Pick<CompoundAmount, 'min' | 'typical' | 'max'>): number | null {
  if (typical !== null) return typical
  return min !== null && max !== null ? (min + max) / 2 : (max ?? min)
}

/** Sort key of an amount: milligrams per gram, -1 for a unit that is no share of weight, -2 if it is unknown. */
function weight(amount: CompoundAmount | null): number {
  const value = amount ? representative(amount) : null
  if (value === null) return -2
  return milligramsPerGram(value, amount?.unit ?? null) ?? -1
}

/** Species by their amount of a compound, the richest first; equals stay in their order (NAV-11). */
export const rankByAmount = <S extends Pick<Mushroom, 'specie'>>(
  list: readonly S[],
  { slug }: Compound,
): RankedSpecies<S>[] =>
  list
    .map((species) => ({
      species,
      amount:
        shownAmounts(species)
          .filter(({ compound }) => compound.slug === slug)
          .toSorted((a, b) => weight(b) - weight(a))[0] ?? null,
    }))
    .toSorted((a, b) => weight(b.amount) - weight(a.amount))

/** The highest amount of each unit, which is the full length of the bars in that unit. */
export function highestByUnit(ranked: readonly RankedSpecies<unknown>[]): ReadonlyMap<string | null, number> {
  const highest = new Map<string | null, number>()
  for (const { amount } of ranked) {
    const value = amount ? (amount.max ?? amount.typical) : null
    if (amount && value !== null) highest.set(amount.unit, Math.max(value, highest.get(amount.unit) ?? 0))
  }
  return highest
}

/** A key for amounts that can be compared: those of one compound in one unit. */
export const amountKey = ({ compound, unit }: Pick<CompoundAmount, 'compound' | 'unit'>): string =>
  `${compound.slug} ${unit ?? ''}`

/** The highest amount by `amountKey`, where more than one species has one: the full length of their bars. */
export function highestOfGuide(list: readonly Pick<Mushroom, 'specie'>[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>()
  const shared = new Set<string>()
  for (const species of list) {
    const before = new Set(highest.keys())
    for (const amount of shownAmounts(species)) {
      const value = amount.max ?? amount.typical
      if (value === null || !amount.unit) continue
      const key = amountKey(amount)
      if (before.has(key)) shared.add(key)
      highest.set(key, Math.max(value, highest.get(key) ?? 0))
    }
  }
  return new Map([...highest].filter(([key]) => shared.has(key)))
}
