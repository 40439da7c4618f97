import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { monthNames } from '@/platform/i18n/format'
import { FollowPlace } from '@/platform/place/place-script'
import { calendarRows, halves, type CalendarSpecies } from './model'
import { SeasonChoices } from './season-choices'
import { SeasonCount } from './season-count'
import { SeasonTable } from './season-table'
import { seasonText } from './season-text'
import { ThisMonth } from './this-month.client'
import { WithoutSeason } from './without-season'

type SeasonCalendarProps = { species: readonly CalendarSpecies[]; locale: Locale }

/**
 * Which species fruits when, for either half of the world. Everything is in the HTML, and the style sheet alone hides
 * what the selected half and month exclude.
 */
export async function SeasonCalendar({ species, locale }: SeasonCalendarProps) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  const months = monthNames(locale)
  const monthName = (month: number): string => months[month - 1]?.long ?? ''
  const names = { north: words('seasonNorth'), south: words('seasonSouth') } as const
  const calendars = halves.map((half) => ({ half, name: names[half], rows: calendarRows(species, half) }))
  const season = (found: readonly number[]): string =>
    seasonText(found, { locale, monthName, run: (from, to) => t('run', { from, to }), allYear: t('allYear') })
  const monthOptions = months.map(({ long }, index) => ({
    value: String(index + 1),
    label: long,
    mark: <ThisMonth month={index + 1} label={t('thisMonth')} />,
  }))
  return (
    <div className="fruiting-calendar">
      {/* A form, so that a switch of the locale carries the selection over (I18-02); it sends nothing. */}
      <form id="form-calendar" method="dialog" className="grid gap-6">
        <div data-follows-place="hemisphere">
          <SeasonChoices
            name="half"
            legend={t('hemisphere')}
            options={calendars.map(({ half, name }) => ({ value: half, label: name }))}
            className="grid-cols-2 sm:flex"
          />
          <FollowPlace />
        </div>
        <SeasonChoices
          name="month"
          legend={t('month')}
          options={[{ value: '0', label: t('everyMonth') }, ...monthOptions]}
          className="few-letters:grid-cols-2 grid-cols-3 *:first:col-span-full sm:flex sm:flex-wrap"
        />
      </form>
      <SeasonCount
        calendars={calendars}
        say={(count, month) =>
          month === null ? t('showingAll', { count }) : t('showingMonth', { count, month: monthName(month) })
        }
      />
      {calendars.map(({ half, name, rows }) => (
        <SeasonTable
          key={half}
          half={half}
          rows={rows}
          locale={locale}
          months={months}
          words={{ caption: name, species: t('species'), inSeason: words('inSeason'), season }}
        />
      ))}
      <div data-half="south">
        <WithoutSeason
          id="no-southern-season"
          species={species.filter(({ north, south, inSouth }) => north.length > 0 && south.length === 0 && inSouth)}
          locale={locale}
          title={words('noSeason')}
          intro={t('southUnknown')}
        />
      </div>
      <WithoutSeason
        id="without-season"
        species={species.filter(({ north, south }) => north.length === 0 && south.length === 0)}
        locale={locale}
        title={t('unknownTitle')}
        intro={t('unknown')}
      />
      <p className="border-amanita mt-10 max-w-2xl border-s-2 ps-4 text-lg">{t('caution')}</p>
    </div>
  )
}
