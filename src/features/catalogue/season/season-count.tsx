import { yearMonths, type CalendarRow, type Half } from './model'

type SeasonCountProps = {
  calendars: readonly { half: Half; rows: readonly CalendarRow[] }[]
  /** The message for a count in a month, 1..12, or in the whole year (null). */
  say: (count: number, month: number | null) => string
}

/** The number of species for every possible selection; the style sheet shows that of the current one. */
export function SeasonCount({ calendars, say }: SeasonCountProps) {
  return (
    <p role="status" className="tabular text-muted mt-8 mb-4">
      {calendars.map(({ half, rows }) => (
        <span key={half} data-half={half}>
          <span data-months="0">{say(rows.length, null)}</span>
          {yearMonths.map((month) => (
            <span key={month} data-months={month}>
              {say(rows.filter(({ months }) => months.includes(month)).length, month)}
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}
