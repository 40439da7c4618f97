import { getTranslations } from 'next-intl/server'
import { langOn, type Locale } from '@/core/locales'
import { scientificNames } from '@/features/catalogue/server'
import { factors, type Recipe } from '@/features/content/model'
import { Amount } from './amount'

const signs: Readonly<Record<(typeof factors)[number], string>> = { 0.5: '½×', 1: '1×', 2: '2×', 3: '3×' }

/** The ingredients, with a choice of scaling factors that works without scripts. */
export async function RecipeIngredients({ recipe, locale, id }: { recipe: Recipe; locale: Locale; id: string }) {
  if (recipe.ingredients.length === 0) return null
  const [t, names] = await Promise.all([getTranslations({ locale, namespace: 'recipe' }), scientificNames()])
  return (
    <section
      aria-labelledby={`${id}-ingredients`}
      className="recipe-ingredients lg:top-below-header lg:sticky lg:self-start"
    >
      <h2 id={`${id}-ingredients`} className="text-2xl">
        {t('ingredients')}
      </h2>
      <fieldset className="recipe-tools mt-4">
        <legend className="text-muted mb-1.5 text-sm">{t('scale')}</legend>
        <div className="border-line bg-raised inline-flex rounded-full border p-1">
          {factors.map((factor) => (
            <label
              key={factor}
              className="has-checked:bg-lichen has-checked:text-on-lichen tabular has-focus-visible:outline-lichen few-letters:min-w-0 inline-flex min-h-10 min-w-12 cursor-pointer items-center justify-center rounded-full px-3 font-semibold has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={`${id}-times`}
                value={factor}
                defaultChecked={factor === 1}
                className="sr-only"
              />
              {signs[factor]}
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="mt-4">
        {recipe.ingredients.map(({ text, locale: written }, index) => (
          <li key={index} lang={langOn(locale, written)} className="border-line border-b py-2.5">
            <Amount text={text} locale={written} names={names} />
          </li>
        ))}
      </ul>
    </section>
  )
}
