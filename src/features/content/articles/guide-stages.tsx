import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Growingguide } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'

type Stage = NonNullable<Growingguide['stages']>[number]
type Translate = Awaited<ReturnType<typeof getTranslations<'guide'>>>

/** The formatted duration of a stage, also with only a minimum or a maximum; null with neither. */
function daysText(days: Stage['days'], t: Translate): string | null {
  const { min = null, max = null } = days ?? {}
  if (min === null) return max === null ? null : `≤\u00a0${t('exactDays', { count: max })}`
  if (max === null) return `≥\u00a0${t('exactDays', { count: min })}`
  return min === max ? t('exactDays', { count: max }) : t('days', { min, max })
}

/** The stages of a guide as cards in order, with temperature, humidity and days. */
export async function GuideStages({ guide, locale }: { guide: Growingguide; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'guide' })
  if (!guide.stages?.length) return null
  return (
    <section className="my-10" aria-labelledby="stages-title">
      <h2 id="stages-title" className="mb-5 text-2xl">
        {t('stages')}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {guide.stages.map((stage, index) => {
          const facts = [
            { label: t('temperature'), value: rangeText(stage.temperature, '°C', locale) },
            { label: t('humidity'), value: rangeText(stage.humidity, '%', locale) },
            {
              label: t('duration'),
              value: daysText(stage.days, t),
            },
          ].filter(({ value }) => value !== null)
          return (
            <li key={stage.id} className="rounded-card border-line bg-raised flex flex-col gap-3 border p-5">
              <h3 className="flex items-baseline gap-3 text-xl">
                <span className="tabular text-lichen">{index + 1}</span>
                <span lang={langOf(stage, 'title')}>{stage.title}</span>
              </h3>
              {stage.description ? <p lang={langOf(stage, 'description')}>{stage.description}</p> : null}
              {facts.length > 0 ? (
                <dl className="border-line mt-auto grid gap-1 border-t pt-3 text-sm">
                  {facts.map(({ label, value }) => (
                    <div key={label} className="flex justify-between gap-4">
                      <dt className="text-muted">{label}</dt>
                      <dd className="tabular text-end">{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
