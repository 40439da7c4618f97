import { languageTags, type Locale, type Localized } from '@/core/locales'
import type { RecipeSeed, SpeciesSeed } from '../../catalogue/shapes'

const names = ['calories', 'protein', 'fat', 'carbohydrates', 'fiber'] as const
type Name = (typeof names)[number]

/** What the mushrooms of a recipe bring, for the whole of it: kilocalories and grams; null where a figure is unknown. */
export type MushroomNutrition = {
  readonly grams: number
  readonly sources: readonly string[]
  readonly amounts: Readonly<Record<Name, number | null>>
}

type Figures = Pick<SpeciesSeed, 'slug' | 'nutrients' | 'nutrientsBasis'>

/**
 * Adds up the species' own figures, weight by weight. One mushroom without a figure makes the sum unknown, never
 * smaller.
 * @returns null where no mushroom has both a weight and figures for fresh weight
 */
export function mushroomNutrition(
  { ingredients }: Pick<RecipeSeed, 'ingredients'>,
  species: readonly Figures[],
): MushroomNutrition | null {
  const parts = ingredients.flatMap(({ grams, speciesSlug }) =>
    speciesSlug === null || grams === null ? [] : [{ grams, of: species.find(({ slug }) => slug === speciesSlug) }],
  )
  const known = parts.flatMap(({ grams, of }) =>
    of?.nutrients && of.nutrientsBasis?.state === 'fresh' && of.nutrientsBasis.servingSizeUnit === 'g'
      ? [{ grams, nutrients: of.nutrients, basis: of.nutrientsBasis }]
      : [],
  )
  if (known.length === 0 || known.length < parts.length) return null
  const sum = (name: Name): number | null =>
    known.reduce<number | null>((total, { grams, nutrients, basis }) => {
      const value = nutrients[name] ?? null
      return total === null || value === null ? null : total + (value * grams) / basis.servingSize
    }, 0)
  return {
    grams: known.reduce((total, { grams }) => total + grams, 0),
    sources: [...new Set(known.map(({ basis }) => basis.source))],
    amounts: {
      calories: sum('calories'),
      protein: sum('protein'),
      fat: sum('fat'),
      carbohydrates: sum('carbohydrates'),
      fiber: sum('fiber'),
    },
  }
}

const words = {
  en: {
    heading: 'What the mushrooms bring',
    lead: (grams: string) => `In the whole recipe, ${grams} of fresh mushrooms hold:`,
    calories: 'Energy',
    protein: 'Protein',
    fat: 'Fat',
    carbohydrates: 'Carbohydrates',
    fiber: 'Fiber',
    source: 'Computed from the figures of the species',
  },
  es: {
    heading: 'Lo que aportan las setas',
    lead: (grams: string) => `En toda la receta, ${grams} de setas frescas contienen:`,
    calories: 'Energía',
    protein: 'Proteínas',
    fat: 'Grasas',
    carbohydrates: 'Carbohidratos',
    fiber: 'Fibra',
    source: 'Calculado a partir de los datos de la especie',
  },
  pt: {
    heading: 'O que os cogumelos fornecem',
    lead: (grams: string) => `Na receita inteira, ${grams} de cogumelos frescos contêm:`,
    calories: 'Energia',
    protein: 'Proteínas',
    fat: 'Gorduras',
    carbohydrates: 'Carboidratos',
    fiber: 'Fibras',
    source: 'Calculado com os valores da espécie',
  },
} as const satisfies Localized<Record<Name | 'heading' | 'source', string> & { lead: (grams: string) => string }>

/** The same as Markdown in one language; figures that are unknown are left out. */
export function nutritionSection({ grams, sources, amounts }: MushroomNutrition, locale: Locale): string {
  const t = words[locale]
  const format = (value: number, digits: number, unit: string): string =>
    `${new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: digits }).format(value)} ${unit}`
  const lines = names.flatMap((name) => {
    const amount = amounts[name]
    if (amount === null) return []
    return [`- ${t[name]}: ${name === 'calories' ? format(amount, 0, 'kcal') : format(amount, 1, 'g')}`]
  })
  return [
    `## ${t.heading}`,
    t.lead(format(grams, 0, 'g')),
    lines.join('\n'),
    `${t.source}: ${sources.join('; ')}.`,
  ].join('\n\n')
}
