import type { ComponentProps } from 'react'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { formatMeasure } from '@/platform/i18n/format'
import type { EntryLabels } from './labels'

type StarBarsProps = {
  /** How many have one star, two, up to five. */
  stars: readonly number[]
  chosen: number | null
  labels: EntryLabels
  locale: Locale
  linkTo: (stars: number | null) => ComponentProps<'a'>
}

/** SPC-07: a bar for each number of stars, with its share of all; each is a link that filters the list by it. */
export function StarBars({ stars, chosen, labels, locale, linkTo }: StarBarsProps) {
  const all = stars.reduce((sum, count) => sum + count, 0)
  return (
    <div className="mb-4 max-w-md">
      <ul>
        {[5, 4, 3, 2, 1].map((each) => {
          const count = stars[each - 1] ?? 0
          const percent = Math.round((count / all) * 100)
          const share = formatMeasure(percent, '%', locale)
          return (
            <li key={each}>
              <a
                {...linkTo(chosen === each ? null : each)}
                data-stars={each}
                aria-current={chosen === each ? 'true' : undefined}
                aria-label={fill(labels.starsOf, { stars: each, percent: share, count })}
                className="aria-[current]:border-lichen tabular grid min-h-8 grid-cols-[2rem_minmax(0,1fr)_3rem] items-center gap-3 border-s-2 border-transparent ps-2 text-sm"
              >
                <span>{each} ★</span>
                <span className="bg-line h-2 overflow-hidden rounded-full">
                  <span className="bg-chanterelle block h-full" style={{ width: `${percent}%` }} />
                </span>
                <span className="text-muted text-end">{share}</span>
              </a>
            </li>
          )
        })}
      </ul>
      {chosen === null ? null : (
        <a
          {...linkTo(null)}
          className="text-lichen inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
        >
          {labels.all}
        </a>
      )}
    </div>
  )
}
