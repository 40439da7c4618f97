import { getTranslations } from 'next-intl/server'
import { langOn, type Locale } from '@/core/locales'
import { NutritionLabel } from '@/features/catalogue/ui'
import { ownPanelOf, panelNutrients, recipeNutrition, localizedTextOf } from '@/features/content/model'
import { siteFrame } from '@/features/content/server'
import type { RecipeBlock } from '@/payload-types'

type Panel = Parameters<typeof NutritionLabel>[0]['nutrients']

/** The nutrition panel that an editor filled in, or null; its empty fields count as 0 (D-28). */
function ownPanel(block: RecipeBlock, locale: Locale, servingsIn: (count: number) => string) {
  const nutrition = ownPanelOf(block)
  if (!nutrition) return null
  const amounts = Object.fromEntries(panelNutrients.map((name) => [name, nutrition[name] ?? 0]))
  const type = localizedTextOf(nutrition, 'type', locale)
  const nutrients: Panel = {
    ...amounts,
    servingSize: nutrition.servingSize ?? 100,
    servingSizeUnit: nutrition.servingSizeUnit ?? 'g',
    state: type && type.text,
    note: nutrition.servingSizeQty ? servingsIn(nutrition.servingSizeQty) : null,
  }
  return { nutrients, stateLang: type ? langOn(locale, type.locale) : undefined }
}

/** The nutrition label of a recipe: its own panel, else the sum of its ingredients (BLK-09). */
export async function RecipeNutrition({ block, locale }: { block: RecipeBlock; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const own = ownPanel(block, locale, (count) => t('servingsIn', { count }))
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
    own?.nutrients ??
    (computed
      ? {
          ...computed.amounts,
          servingSize: computed.grams,
          servingSizeUnit: 'g',
          note: notes.join(' '),
        }
      : {})
  return (
    <NutritionLabel
      nutrients={nutrients}
      stateLang={own?.stateLang}
      locale={locale}
      dailyValues={settings.dailyValues}
    />
  )
}
