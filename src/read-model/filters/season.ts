import { label } from '@/cms/labels'
import { locales } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import type { Term } from '@/features/catalogue/model'
import { monthName } from '@/platform/i18n/format'

type Half = 'n' | 's'

/** The values `now-n` and `now-s`, which mean the month of the query (D-06). */
const now: Readonly<Record<Half, Term>> = {
  n: {
    slug: 'now-n',
    icon: 'calendar-check',
    label: label('In season now (north)', 'De temporada (norte)', 'Da época (norte)'),
  },
  s: {
    slug: 'now-s',
    icon: 'calendar-check',
    label: label('In season now (south)', 'De temporada (sur)', 'Da época (sul)'),
  },
}

const months = (half: Half): readonly Term[] =>
  Array.from({ length: 12 }, (_, month) => ({
    slug: `${half}${month + 1}`,
    icon: 'calendar',
    label: recordOf(locales, (locale) => monthName(month, locale)),
  }))

const thisMonth =
  (half: Half) =>
  (date: Date): string =>
    `${half}${date.getUTCMonth() + 1}`

/** The options of one hemisphere: in season now, and the twelve months. */
export const seasonTerms = (half: Half): readonly Term[] => [now[half], ...months(half)]

export const seasonStandIns = { [now.n.slug]: thisMonth('n'), [now.s.slug]: thisMonth('s') }
