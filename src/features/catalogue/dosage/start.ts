import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { calculatorFields } from '@/core/paths'
import { usualWater, type Material, type WeightUnit } from './model'

/** What an address says of the calculator: as its form sends it, or a link with a species. */
export type CalculatorStart = {
  readonly ofAge: boolean
  readonly species: string
  readonly weight: string
  readonly unit: WeightUnit
  readonly material: Material
  readonly water: string
}

/** A number that a visitor types is not longer. */
const longest = 20

export function calculatorStart(query: Readonly<Record<string, string | string[] | undefined>> = {}): CalculatorStart {
  const text = (key: string, otherwise: string): string => [query[key]].flat()[0] ?? otherwise
  return {
    ofAge: text(calculatorFields.ofAge, '') === '1',
    species: cut(text(calculatorFields.species, ''), limits.search.characters),
    weight: cut(text('weight', '1'), longest),
    unit: text('unit', 'g') === 'oz' ? 'oz' : 'g',
    material: text('material', 'dried') === 'fresh' ? 'fresh' : 'dried',
    water: cut(text('water', String(usualWater)), longest),
  }
}
