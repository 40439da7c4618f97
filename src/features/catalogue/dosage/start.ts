import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { isLocale, type Locale } from '@/core/locales'
import { calculatorFields } from '@/core/paths'
import type { Query } from '@/core/query'
import { anyNumber, typedNumber } from '@/core/typed-number'
import { usualWater, type Material, type WeightUnit } from './model'

/** The calculator's values in a query, as its form or a link with a species has them. */
export type CalculatorStart = {
  readonly ofAge: boolean
  readonly species: string
  readonly weight: string
  readonly unit: WeightUnit
  readonly material: Material
  readonly water: string
}

/** The most characters of a typed number that are read. */
const longest = 20

/**
 * Reads the values from a query, with numbers rewritten for `locale`: typed in another locale, a separator would be
 * misread by a factor of a thousand.
 */
export function calculatorStart(locale: Locale, query: Query = {}): CalculatorStart {
  const text = (key: string, otherwise: string): string => [query[key]].flat()[0] ?? otherwise
  const language = text(calculatorFields.language, locale)
  const number = (key: string, otherwise: number): string => {
    const typed = cut(text(key, typedNumber(otherwise, locale)), longest)
    const known = language !== locale && isLocale(language) && key in query ? anyNumber(typed, language) : Number.NaN
    return Number.isNaN(known) ? typed : typedNumber(known, locale)
  }
  return {
    ofAge: text(calculatorFields.ofAge, '') === '1',
    species: cut(text(calculatorFields.species, ''), limits.search.characters),
    weight: number(calculatorFields.weight, 1),
    unit: text(calculatorFields.unit, 'g') === 'oz' ? 'oz' : 'g',
    material: text(calculatorFields.material, 'dried') === 'fresh' ? 'fresh' : 'dried',
    water: number(calculatorFields.water, usualWater),
  }
}
