import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { formatMeasure, formatNumber } from '@/platform/i18n/format'
import { SourceText } from '../chemistry/source-text'
import { dailyPercent, macronutrients, minerals, vitamins, type Nutrient, type NutrientName } from '../mushrooms/model'

type Nutrients = NonNullable<Mushroom['specie']['nutrients']>

type NutritionLabelProps = {
  nutrients: Nutrients
  /** The language of `state`, where it is not the page's; by default the one noted for the document. */
  stateLang?: string | undefined
  locale: Locale
  /** Daily values of the site's settings, which win over the shipped ones. */
  dailyValues: Readonly<Record<string, number | null | undefined>>
}

/** The nutrition label as printed on food (SPC-05). Unknown is a dash, never a zero. */
export async function NutritionLabel(props: NutritionLabelProps) {
  const { nutrients, stateLang = langOf(nutrients, 'state'), locale, dailyValues } = props
  const [t, names] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'nutrients' }),
  ])
  const row = (nutrient: Nutrient & { name: NutrientName }) => {
    const amount = nutrients[nutrient.name]
    const percent = dailyPercent(amount, { ...nutrient, dailyValue: dailyValues[nutrient.name] ?? nutrient.dailyValue })
    return (
      <tr key={nutrient.name} className="border-line border-t">
        <th
          scope="row"
          className={`py-1 text-start font-normal wrap-anywhere hyphens-auto ${nutrient.indent ? 'ps-5' : ''}`}
        >
          <span className={nutrient.indent ? '' : 'font-semibold'}>{names(nutrient.name)}</span>{' '}
          {typeof amount === 'number' ? formatMeasure(amount, nutrient.unit, locale) : '—'}
        </th>
        {/* Sugars and the like have no daily value: a dash would say that they were not measured. */}
        <td className="py-1 text-end font-semibold">{percent === null ? null : formatMeasure(percent, '%', locale)}</td>
      </tr>
    )
  }
  const isUnmeasured = ['calories' as const, ...macronutrients.map(({ name }) => name)].some(
    (name) => typeof nutrients[name] !== 'number',
  )
  const measured = (list: readonly (Nutrient & { name: NutrientName })[]) =>
    list.filter(({ name }) => typeof nutrients[name] === 'number')
  return (
    <div className="rounded-card border-ink bg-raised max-w-md break-inside-avoid border-2 p-3 sm:p-5">
      <table className="w-full">
        <caption className="text-start wrap-anywhere">
          <span className="block font-serif text-3xl font-bold">{t('nutritionFacts')}</span>
          <span className="border-ink flex flex-wrap justify-between gap-x-2 border-b-8 py-1">
            <span>{t('servingSize')}</span>
            <span className="font-semibold">
              {formatMeasure(nutrients.servingSize ?? 100, nutrients.servingSizeUnit ?? 'g', locale)}
              {nutrients.state ? (
                <>
                  , <span lang={stateLang}>{nutrients.state.toLowerCase()}</span>
                </>
              ) : null}
            </span>
          </span>
        </caption>
        <thead>
          <tr className="border-ink border-b-4 text-2xl">
            <th scope="col" className="py-1 text-start wrap-anywhere">
              {t('calories')}
            </th>
            <td className="text-end font-bold">
              {typeof nutrients.calories === 'number' ? formatNumber(nutrients.calories, locale, 0) : '—'}
            </td>
          </tr>
          <tr>
            <th scope="col" className="py-1 text-start text-sm font-normal wrap-anywhere">
              {t('amountPerServing')}
            </th>
            <th scope="col" className="text-end text-sm wrap-anywhere">
              {t('dailyValue')}
            </th>
          </tr>
        </thead>
        <tbody>{macronutrients.map(row)}</tbody>
        <tbody className="border-ink border-t-8">{measured([...vitamins, ...minerals]).map(row)}</tbody>
      </table>
      <div className="border-line text-muted mt-3 space-y-1 border-t pt-2 text-sm">
        <p>
          {t('dailyValueNote')}
          {isUnmeasured ? ` ${t('unmeasuredNote')}` : null}
        </p>
        {nutrients.note ? <p lang={langOf(nutrients, 'note')}>{nutrients.note}</p> : null}
        {nutrients.source ? (
          <p>
            <SourceText source={nutrients.source} locale={locale} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
