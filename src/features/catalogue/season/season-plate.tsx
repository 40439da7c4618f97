import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { calendarPath, documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { monthNames } from '@/platform/i18n/format'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import { DeadlyNow, type Deadly } from './deadly-now'
import { monthsFrom, type Half } from './model'
import { seasonText } from './season-text'

type SeasonPlateProps = {
  species: Mushroom
  /** The half of the world whose season it is. */
  half: Half
  /** Deadly species in season there, so that no month is without a warning (SAF-01). */
  deadly: readonly Deadly[]
  locale: Locale
  sizes: string
  priority: boolean
}

/** The plate of a species that fruits now, with its name and its months as the caption. */
export async function SeasonPlate({ species, half, deadly, locale, sizes, priority }: SeasonPlateProps) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  const months = monthNames(locale)
  const { seasonNorth, seasonSouth } = species.specie
  const season = seasonText(monthsFrom(half === 'north' ? seasonNorth : seasonSouth), {
    locale,
    monthName: (month) => months[month - 1]?.long ?? '',
    run: (from, to) => t('run', { from, to }),
    allYear: t('allYear'),
  })
  return (
    <figure className="group relative">
      <Image
        picture={toPicture(species.images?.[0])}
        sizes={sizes}
        className="rounded-card border-line aspect-[4/3] w-full border object-cover"
        priority={priority}
      />
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="bg-lichen-wash text-lichen rounded-full px-2.5 py-0.5 text-sm font-medium">
          {t('inSeasonNow')}
        </span>
        <a
          href={localizedPath(locale, documentPath('mushrooms', species.slug))}
          lang={langOf(species, 'title')}
          className="font-serif text-xl font-semibold group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          {species.title}
        </a>
        <span className="scientific text-muted">{species.specie.scientificName}</span>
        <span className="text-muted w-full text-sm">
          {words(half === 'north' ? 'seasonNorth' : 'seasonSouth')}: {season}
        </span>
        <DeadlyNow
          label={t('deadlyNow')}
          deadly={deadly}
          none={
            <>
              {t('noDeadlyRecorded')}{' '}
              <a href={localizedPath(locale, calendarPath)} className="inline-block py-1 underline underline-offset-4">
                {t('open')}
              </a>
            </>
          }
        />
      </figcaption>
    </figure>
  )
}
