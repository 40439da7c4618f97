import { languageTags, type Locale } from '@/core/locales'
import { runsOf, yearMonths } from './model'

type SeasonWords = {
  locale: Locale
  /** The name of a month, 1..12. */
  monthName: (month: number) => string
  run: (from: string, to: string) => string
  allYear: string
}

/** `March to May and September to November`, in the visitor's words; empty without months. */
export function seasonText(season: readonly number[], { locale, monthName, run, allYear }: SeasonWords): string {
  if (season.length === yearMonths.length) return allYear
  const parts = runsOf(season).map(({ from, to }) =>
    from === to ? monthName(from) : run(monthName(from), monthName(to)),
  )
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(parts)
}
