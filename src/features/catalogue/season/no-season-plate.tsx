import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { calendarPath, localizedPath } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { DeadlyNow, type Deadly } from './deadly-now'

type NoSeasonPlateProps = {
  /** Deadly species that fruit there all the same (SAF-01). */
  deadly: readonly Deadly[]
  locale: Locale
  /** The picture of the page, if it has one. */
  children: ReactNode
}

/** Replaces the plate where no edible species is recorded as in season. */
export async function NoSeasonPlate({ deadly, locale, children }: NoSeasonPlateProps) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  return (
    <figure>
      {children}
      <figcaption className="border-line rounded-card mt-3 grid gap-2 border border-dashed p-4 text-sm">
        <strong className="font-serif text-lg">{words('noSeason')}</strong>
        <span className="text-muted">{t('nothingRecorded')}</span>
        <DeadlyNow label={t('deadlyNow')} deadly={deadly} />
        <a href={localizedPath(locale, calendarPath)} className="inline-block py-1 underline underline-offset-4">
          {t('open')}
        </a>
      </figcaption>
    </figure>
  )
}
