import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { monthNames } from '@/platform/i18n/format'
import type { Half } from '../season/model'

type Row = { half: Half; name: string; short: string; months: ReadonlySet<number> }

type SeasonStripProps = {
  north: readonly number[]
  /** Recorded months only: the northern ones are not mirrored, since weather and trees differ there. */
  south: readonly number[]
  locale: Locale
  harms?: boolean
}

/** Abbreviated where the strip itself is narrow, whatever the screen: beside a plate, in print, or in large letters. */
function HalfName({ name, short }: { name: string; short: string }) {
  return (
    <th scope="row" className="text-muted pe-1 text-start text-xs font-normal">
      <span aria-hidden className="@md:hidden">
        {short}
      </span>
      <span className="sr-only @md:not-sr-only">{name}</span>
    </th>
  )
}

/** Twelve months for the halves of the world in which a season is recorded. */
export async function SeasonStrip({ north, south, locale, harms = false }: SeasonStripProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const months = monthNames(locale)
  const known: Row[] = [
    { half: 'north', name: t('seasonNorth'), short: t('north'), months: new Set(north) },
    { half: 'south', name: t('seasonSouth'), short: t('south'), months: new Set(south) },
  ]
  const rows = known.filter((row) => row.months.size > 0)
  const tone = harms ? 'bg-amanita' : 'bg-lichen'
  return (
    <div className="@container">
      <table className="season-strip -mx-0.5 w-[calc(100%+var(--spacing))] table-fixed border-separate border-spacing-0.5 text-center text-sm">
        <caption className="text-muted mb-1 px-0.5 text-start text-sm">{t('season')}</caption>
        <thead>
          <tr>
            <td className="w-[16%] @md:w-[34%]" />
            {months.map((month) => (
              <th key={month.long} scope="col" className="text-muted relative font-normal">
                <span aria-hidden className="uppercase">
                  {month.short}
                </span>
                <span className="sr-only">{month.long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.half} data-row={row.half}>
              <HalfName name={row.name} short={row.short} />
              {months.map((month, index) => {
                const fruiting = row.months.has(index + 1)
                return (
                  <td
                    key={month.long}
                    className={`h-5 rounded-sm ${fruiting ? `${tone} forced-colors:bg-[CanvasText]` : 'bg-line/60'}`}
                  >
                    {fruiting ? <span className="sr-only">{t('inSeason')}</span> : null}
                  </td>
                )
              })}
            </tr>
          ))}
          {south.length === 0 ? (
            <tr data-row="south" data-for-half="south">
              <HalfName name={t('seasonSouth')} short={t('south')} />
              <td
                colSpan={12}
                className="border-line text-muted rounded-sm border border-dashed px-2 text-start text-xs"
              >
                {t('noSeason')}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}
