import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Tone } from '@/ui/patterns/chip'
import { EdibilityChip } from '../edibility'
import { edibilityLooks } from '../edibility-look'
import { bandAt, yearMonths, type CalendarRow, type Half } from './model'
import { SpeciesName } from './species-name'
import { ThisMonth } from './this-month.client'

type MonthName = { short: string; long: string }

type RowWords = { inSeason: string; season: (months: readonly number[]) => string }

const bandTones = {
  neutral: 'text-muted',
  lichen: 'text-lichen',
  indigo: 'text-indigo',
  chanterelle: 'text-chanterelle',
  plum: 'text-plum',
  amanita: 'text-amanita',
  deadly: 'text-amanita',
  suspect: 'text-amanita',
} as const satisfies Record<Tone, string>

/** A mask cuts the dashes and dots, since those of a border break at its round ends; in print the border has them. */
const dashes =
  'mask-[linear-gradient(to_right,transparent_15%,#000_15%_85%,transparent_85%)] mask-size-[0.75rem_100%] mask-repeat-round print:rounded-none print:border-dashed print:mask-none'
const dots =
  'mask-[radial-gradient(closest-side,#000_80%,transparent)] mask-repeat-round print:rounded-none print:border-dotted print:mask-none'

/** Harmful and psychoactive species are told apart by the band's shape, not by colour alone. */
const bandShapes: Partial<Record<Tone, string>> = {
  deadly: 'border-y-[0.75rem] border-double',
  amanita: `border-y-6 ${dashes}`,
  suspect: `border-y-6 ${dots} mask-size-[0.75rem_0.75rem]`,
  indigo: `border-y-4 ${dots} mask-size-[0.5rem_0.5rem]`,
}

/** On small screens a species takes two lines: its name, and its year below. */
const line = 'max-md:grid max-md:grid-cols-12'

function MonthHead({ name, month }: { name: MonthName; month: number }) {
  return (
    <th scope="col" role="columnheader" className="relative py-2 text-center text-sm font-semibold">
      <span aria-hidden className="uppercase">
        {name.short}
      </span>
      <span className="sr-only">{name.long}</span>
      <ThisMonth month={month} />
    </th>
  )
}

type MonthCellProps = { season: readonly number[]; month: number; label: string; band: string }

function MonthCell({ season, month, label, band: shape }: MonthCellProps) {
  const band = bandAt(season, month)
  if (!band) return <td role="cell" />
  const ends = `${band.starts ? 'rounded-s-full' : ''} ${band.ends ? 'rounded-e-full' : ''}`.trim()
  return (
    <td role="cell">
      {/* Borders, unlike backgrounds, are printed, and stay where a visitor forces colours. */}
      <span className={`block ${shape} ${ends}`}>
        <span className="sr-only">{label}</span>
      </span>
    </td>
  )
}

/** A species and its year. `data-months` has its months, which the selected one is matched with; 0 is any. */
function SeasonRow({ row, locale, words }: { row: CalendarRow; locale: Locale; words: RowWords }) {
  return (
    <tr
      role="row"
      data-months={['0', ...row.months].join(' ')}
      className={`${line} ${bandTones[edibilityLooks[row.edibility].tone]}`}
    >
      <th
        scope="row"
        role="rowheader"
        className="border-line text-ink py-2 pe-4 text-start font-normal max-md:col-span-12 md:border-b"
      >
        <SpeciesName species={row} href={localizedPath(locale, documentPath('mushrooms', row.slug))} />
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <EdibilityChip edibility={row.edibility} locale={locale} />
          <span className="text-muted wrap-break-word first-letter:uppercase">{words.season(row.months)}</span>
        </span>
      </th>
      {yearMonths.map((month) => (
        <MonthCell
          key={month}
          season={row.months}
          month={month}
          label={words.inSeason}
          band={bandShapes[edibilityLooks[row.edibility].tone] ?? 'border-y-6'}
        />
      ))}
    </tr>
  )
}

type SeasonTableProps = {
  half: Half
  rows: readonly CalendarRow[]
  locale: Locale
  /** January first. */
  months: readonly MonthName[]
  words: RowWords & { caption: string; species: string }
}

/**
 * Species by months for one half of the world. Its elements state their roles, which browsers drop where the style
 * sheet changes the display of a table.
 */
export function SeasonTable({ half, rows, locale, months, words }: SeasonTableProps) {
  return (
    <table
      role="table"
      data-half={half}
      className="w-full border-separate border-spacing-0 wrap-anywhere max-md:block md:table-fixed"
    >
      <caption className="mb-2 text-start font-serif text-2xl max-md:block">{words.caption}</caption>
      <thead
        role="rowgroup"
        className="[&_th]:bg-paper [&_th]:border-line top-header sticky z-10 max-md:block [&_th]:border-b"
      >
        <tr role="row" className={line}>
          <th scope="col" role="columnheader" className="text-start font-normal max-md:absolute md:w-2/5">
            <span className="text-muted sr-only text-sm md:not-sr-only">{words.species}</span>
          </th>
          {months.map((name, index) => (
            <MonthHead key={name.long} name={name} month={index + 1} />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="[&_td]:border-line max-md:block [&_td]:border-s [&_td]:border-b [&_td]:py-2 [&_td]:last:border-e"
      >
        {rows.map((row) => (
          <SeasonRow key={row.slug} row={row} locale={locale} words={words} />
        ))}
      </tbody>
    </table>
  )
}
