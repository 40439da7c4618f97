import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOn, type Locale } from '@/core/locales'
import { shortDuration, type Recipe, type LocalizedText } from '@/features/content/model'
import { Chip } from '@/ui/patterns/chip'
import { Amount } from './amount'

/** Times, yield, servings, course and cuisine, and the keywords as chips (BLK-09). */
export async function RecipeFacts({ recipe, locale }: { recipe: Recipe; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const inWords = (written: LocalizedText | null) => ({
    value: written && written.text,
    lang: written ? langOn(locale, written.locale) : undefined,
  })
  const facts: readonly { label: string; value: ReactNode; lang?: string | undefined }[] = [
    { label: t('prepTime'), value: shortDuration(recipe.prepTime, locale) },
    { label: t('cookTime'), value: shortDuration(recipe.cookTime, locale) },
    { label: t('totalTime'), value: shortDuration(recipe.totalTime, locale) },
    { label: t('recipeYield'), ...inWords(recipe.yield), value: recipe.yield && <Amount {...recipe.yield} /> },
    {
      label: t('servings'),
      value: recipe.servings === null ? null : <Amount text={String(recipe.servings)} locale={locale} />,
    },
    { label: t('category'), ...inWords(recipe.category) },
    { label: t('cuisine'), ...inWords(recipe.cuisine) },
  ].filter(({ value }) => value !== null)
  return (
    <>
      {facts.length > 0 ? (
        <dl className="border-line my-6 grid grid-cols-2 gap-x-8 gap-y-4 border-y py-5 sm:grid-cols-4">
          {facts.map(({ label, value, lang }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd lang={lang} className="tabular font-semibold">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {recipe.keywords.length > 0 ? (
        <ul aria-label={t('keywords')} className="my-5 flex flex-wrap gap-2">
          {recipe.keywords.map(({ text, locale: written }) => (
            <li key={text} lang={langOn(locale, written)}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
