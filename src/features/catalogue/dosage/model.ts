/** Published amounts of one compound, in milligrams per gram of dry matter; null means unknown, never zero. */
export type Potency = { min: number | null; typical: number | null; max: number | null }

type Estimate = { low: number | null; typical: number | null; high: number | null }

export type WeightUnit = 'g' | 'oz'
export type Material = 'dried' | 'fresh'

/** Grams in an avoirdupois ounce. */
const gramsPerOunce = 28.349523125

/** Water in fresh mushrooms where nothing better is known, in per cent of their weight. */
export const usualWater = 90

export const toGrams = (weight: number, unit: WeightUnit): number => (unit === 'oz' ? weight * gramsPerOunce : weight)

/**
 * Dry matter in grams.
 * @param water per cent of the fresh weight, 0 up to but not including 100; it does not count for dried material
 * @returns null for anything that is not a weight
 */
export function dryGrams(weight: number, unit: WeightUnit, material: Material, water: number): number | null {
  if (!Number.isFinite(weight) || weight < 0 || !Number.isFinite(water) || water < 0 || water >= 100) return null
  const grams = toGrams(weight, unit)
  return material === 'dried' ? grams : grams * (1 - water / 100)
}

/** What that much dry matter contains of a compound, in milligrams; an unknown amount stays unknown. */
export function estimate(dry: number | null, potency: Potency): Estimate {
  const times = (amount: number | null): number | null => (dry === null || amount === null ? null : dry * amount)
  return { low: times(potency.min), typical: times(potency.typical), high: times(potency.max) }
}

/**
 * The highest of the amounts, shown with "at least" before it: it is no upper bound, since samples are few and
 * mushrooms of one patch differ several times over. The typical amount of one study may exceed the maximum of another.
 */
export function highestEstimate({ low, typical, high }: Estimate): number | null {
  const found = [low, typical, high].filter((amount) => amount !== null)
  return found.length > 0 ? Math.max(...found) : null
}

/** `Psilocybe cubensis` as `P. cubensis`. */
export const shortName = (scientificName: string): string =>
  scientificName.replace(/^(\p{Lu})\p{Ll}+ (?=\S)/u, '$1.\u00a0')
