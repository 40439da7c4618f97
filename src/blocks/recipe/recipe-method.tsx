import { getTranslations } from 'next-intl/server'
import { langOn, type Locale } from '@/core/locales'
import { numberedSections, type Recipe } from '@/features/content/model'
import type { Citations } from '@/platform/references/citations'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import { StepText } from './step-text'

type Section = Recipe['sections'][number]

function Steps({
  section,
  number,
  done,
  locale,
  citations,
}: {
  section: Section
  number: number
  done: (step: number) => string
  locale: Locale
  citations: Citations | undefined
}) {
  return (
    <ol start={number} className="mt-4 space-y-6">
      {section.steps.map((step, index) => {
        const picture = toPicture(step.image)
        return (
          <li key={index} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden className="tabular text-lichen font-serif text-2xl leading-8">
              {number + index}
            </span>
            <div>
              <div className="recipe-step">
                <StepText text={step.text} locale={locale} lang={langOn(locale, step.locale)} citations={citations} />
                {picture ? (
                  <Image
                    picture={picture}
                    sizes="(min-width: 1024px) 640px, 100vw"
                    className="rounded-card border-line mt-4 aspect-[3/2] w-full max-w-xl border object-cover"
                  />
                ) : null}
              </div>
              <input
                type="checkbox"
                aria-label={done(number + index)}
                className="recipe-done accent-lichen mt-3 size-7"
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type RecipeMethodProps = { recipe: Recipe; locale: Locale; id: string; citations?: Citations | undefined }

/** The steps, numbered through, in their sections; each can be ticked off in cook mode. */
export async function RecipeMethod({ recipe, locale, id, citations }: RecipeMethodProps) {
  const t = await getTranslations({ locale, namespace: 'recipe' })
  const sections = numberedSections(recipe)
  if (sections.length === 0) return null
  return (
    <section aria-labelledby={`${id}-method`} className="recipe-steps">
      <h2 id={`${id}-method`} className="text-2xl">
        {t('instructions')}
      </h2>
      <p className="recipe-unscaled text-muted mt-2 text-sm">{t('stepsUnscaled')}</p>
      {sections.map((section, index) => (
        <div key={index} className="mt-6">
          {section.name ? (
            <h3 lang={langOn(locale, section.name.locale)} className="text-xl">
              {section.name.text}
            </h3>
          ) : null}
          <Steps
            section={section}
            number={section.first}
            done={(number) => t('done', { number })}
            locale={locale}
            citations={citations}
          />
        </div>
      ))}
    </section>
  )
}
