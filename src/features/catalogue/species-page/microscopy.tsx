import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { rangeText } from '@/platform/i18n/range-text'
import { Facts } from './facts'

/** Marks to check in the hand, and what a microscope shows; nothing where neither is known. */
export async function Microscopy({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  const { keyMarks, microscopy } = species.specie
  const length = rangeText(microscopy?.sporeLength, 'µm', locale)
  const width = rangeText(microscopy?.sporeWidth, 'µm', locale)
  const size = [length, width].filter(Boolean).join(' × ')
  return (
    <>
      {keyMarks?.length ? (
        <>
          <h3 className="mt-10 mb-4 text-xl">{t('keyMarks')}</h3>
          <ul className="marker:text-amanita list-disc ps-6">
            {keyMarks.map((one) => (
              <li key={one.id} lang={langOf(one, 'mark')}>
                {one.mark}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {size || microscopy?.sporeShape || microscopy?.note ? (
        <div className="species-screen">
          <h3 className="mt-10 mb-4 text-xl">{t('microscopy')}</h3>
          <Facts
            facts={[
              { label: t('spores'), value: size },
              {
                label: t('sporeShape'),
                value: microscopy?.sporeShape && (
                  <span className="inline-block first-letter:uppercase">{microscopy.sporeShape}</span>
                ),
                lang: microscopy ? langOf(microscopy, 'sporeShape') : undefined,
              },
              {
                label: t('microscopyNote'),
                value: microscopy?.note,
                lang: microscopy ? langOf(microscopy, 'note') : undefined,
              },
            ]}
          />
        </div>
      ) : null}
    </>
  )
}

/** When an editor last checked the page against its sources. */
export async function Reviewed({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  const { reviewedAt, reviewer } = species
  if (!reviewedAt) return null
  const date = formatDay(reviewedAt, locale)
  return (
    <p className="text-muted mt-8 text-sm">
      {reviewer ? t('reviewed', { date, name: reviewer }) : t('reviewedOn', { date })}
    </p>
  )
}
