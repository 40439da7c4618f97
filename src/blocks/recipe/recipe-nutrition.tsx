import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { NutritionLabel } from '@/features/catalogue/ui'
import { computedNutrition, ingredientNutrients, panelNutrients, scaledText, wordsIn } from '@/features/content/model'
import { siteFrame } from '@/features/content/server'
import type { RecipeBlock } from '@/payload-types'

type Ingredient = NonNullable<RecipeBlock['ingredients']>[number]

/** An ingredient with its figures: its species' own, or those given with it. */
function weighed({ ingredient, grams, species, per100 }: Ingredient, locale: Locale) {
  const nutrients = typeof species === 'object' ? species?.specie.nutrients : null
  const fromSpecies = nutrients && (nutrients.servingSizeUnit ?? 'g') === 'g' ? nutrients : null
  const own = per100 && ingredientNutrients.some((name) => typeof per100[name] === 'number') ? per100 : null
  return {
    name: scaledText(wordsIn(ingredient, locale) ?? '', 1, locale),
    grams: grams ?? null,
    figures: fromSpecies ?? own,
    per: fromSpecies?.servingSize || 100,
  }
}

type Panel = Parameters<typeof NutritionLabel>[0]['nutrients']

/** The panel that an editor filled in; what is left empty of it counts as nothing (D-28). */
function ownPanel(nutrition: RecipeBlock['nutrition'], locale: Locale): Panel | null {
  if (!nutrition || !panelNutrients.some((name) => typeof nutrition[name] === 'number' && nutrition[name] > 0))
    return null
  const amounts = Object.fromEntries(panelNutrients.map((name) => [name, nutrition[name] ?? 0]))
  return {
    ...amounts,
    servingSize: nutrition.servingSize ?? 100,
    servingSizeUnit: nutrition.servingSizeUnit ?? 'g',
    state: wordsIn(nutrition.type, locale),
  }
}

/** What one serving holds, for people and machines; null where too little is known of the ingredients. */
export function recipeNutrition(block: RecipeBlock, locale: Locale) {
  return computedNutrition(
    (block.ingredients ?? []).map((ingredient) => weighed(ingredient, locale)),
    block.servings ?? 1,
  )
}

/** The printed label of a recipe: its own panel, else the sum of its ingredients (BLK-09). */
export async function RecipeNutrition({ block, locale }: { block: RecipeBlock; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const own = ownPanel(block.nutrition, locale)
  const computed = own ? null : recipeNutrition(block, locale)
  if (!own && !computed) return null
  const { settings } = await siteFrame(locale)
  const notes = computed
    ? [
        t('perServing', { count: block.servings ?? 1 }),
        t('computed'),
        computed.notCounted.length > 0 ? t('notCounted', { list: computed.notCounted.join('; ') }) : null,
      ].filter(Boolean)
    : []
  const nutrients: Panel =
    own ??
    (computed
      ? {
          ...computed.amounts,
          servingSize: computed.grams,
          servingSizeUnit: 'g',
          note: notes.join(' '),
        }
      : {})
  return <NutritionLabel nutrients={nutrients} locale={locale} dailyValues={settings.dailyValues} />
}
