import { locales, type Locale, type Localized } from '@/core/locales'

export const taxonRanks = ['kingdom', 'division', 'class', 'order', 'family', 'genus', 'species'] as const

/** A unit of weight as the label prints it. */
type NutrientUnit = 'kcal' | 'g' | 'mg' | 'µg'

export type Nutrient = {
  readonly name: string
  readonly unit: NutrientUnit
  /** SPC-05 gives the first seven; the rest are the FDA's reference daily values (21 CFR 101.9). Null where there is none. */
  readonly dailyValue: number | null
  /** Rendered below the one before it, indented, as on the printed label. */
  readonly indent?: true
}

/** The rows of the printed label, in its order (SPC-05, DAT-01). */
export const macronutrients = [
  { name: 'fat', unit: 'g', dailyValue: 78 },
  { name: 'saturatedFat', unit: 'g', dailyValue: 20, indent: true },
  { name: 'transFat', unit: 'g', dailyValue: null, indent: true },
  { name: 'cholesterol', unit: 'mg', dailyValue: 300 },
  { name: 'sodium', unit: 'mg', dailyValue: 2300 },
  { name: 'carbohydrates', unit: 'g', dailyValue: 275 },
  { name: 'fiber', unit: 'g', dailyValue: 28, indent: true },
  { name: 'sugars', unit: 'g', dailyValue: null, indent: true },
  { name: 'protein', unit: 'g', dailyValue: 50 },
] as const satisfies readonly Nutrient[]

export const vitamins = [
  { name: 'vitaminA', unit: 'µg', dailyValue: 900 },
  { name: 'thiamin', unit: 'mg', dailyValue: 1.2 },
  { name: 'riboflavin', unit: 'mg', dailyValue: 1.3 },
  { name: 'niacin', unit: 'mg', dailyValue: 16 },
  { name: 'vitaminB6', unit: 'mg', dailyValue: 1.7 },
  { name: 'folate', unit: 'µg', dailyValue: 400 },
  { name: 'vitaminB12', unit: 'µg', dailyValue: 2.4 },
  { name: 'vitaminC', unit: 'mg', dailyValue: 90 },
  { name: 'vitaminD', unit: 'µg', dailyValue: 20 },
  { name: 'vitaminE', unit: 'mg', dailyValue: 15 },
  { name: 'vitaminK', unit: 'µg', dailyValue: 120 },
] as const satisfies readonly Nutrient[]

export const minerals = [
  { name: 'calcium', unit: 'mg', dailyValue: 1300 },
  { name: 'copper', unit: 'mg', dailyValue: 0.9 },
  { name: 'iron', unit: 'mg', dailyValue: 18 },
  { name: 'magnesium', unit: 'mg', dailyValue: 420 },
  { name: 'manganese', unit: 'mg', dailyValue: 2.3 },
  { name: 'phosphorus', unit: 'mg', dailyValue: 1250 },
  { name: 'potassium', unit: 'mg', dailyValue: 4700 },
  { name: 'selenium', unit: 'µg', dailyValue: 55 },
  { name: 'zinc', unit: 'mg', dailyValue: 11 },
] as const satisfies readonly Nutrient[]

export const nutrients = [...macronutrients, ...vitamins, ...minerals] as const

export type NutrientName = (typeof nutrients)[number]['name']

/** What a species is called in one language. */
export type NamesIn = { locale: Locale; names: string[] }

/** Names by language, the visitor's first and without the one that heads the page; a language without any is left out. */
export const namesByLanguage = (names: Localized<readonly string[]>, locale: Locale, title: string): NamesIn[] =>
  [locale, ...locales.filter((other) => other !== locale)]
    .map((code) => ({
      locale: code,
      names: [...new Set(names[code])].filter((name) => code !== locale || name !== title),
    }))
    .filter((entry) => entry.names.length > 0)

/** Whole per cent of the daily value, or null where either side is unknown. */
export function dailyPercent(amount: number | null | undefined, nutrient: Nutrient): number | null {
  // An owner who sets a daily value to 0 means that there is none.
  if (amount === null || amount === undefined || !nutrient.dailyValue) return null
  return Math.round((amount / nutrient.dailyValue) * 100)
}

/** The key of a species in the dosage calculator's address (NAV-12). */
export const speciesKey = (scientificName: string, variation?: string | null): string => {
  const dashed = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-')
  return variation?.trim() ? `${dashed(scientificName)}_${dashed(variation)}` : dashed(scientificName)
}
