'use client'

import type { MouseEvent } from 'react'
import { cut } from '@/core/cut'
import { fill } from '@/core/fill'
import { localizedPath, writePath } from '@/core/paths'
import { Entry, EntryActions } from './entry.client'
import type { EntryLabels } from './labels'
import { StarBars } from './star-bars'
import { useKeptFocus } from './use-kept-focus'
import { useEntries, useOwnEntries, type ListOf } from './use-entries'
import { useMarks } from './use-marks'
import { entryOrders, pagingLinks, queryWithSelection, type EntrySelection, type EntryPage } from './view'

type EntryListProps = ListOf & { first: EntryPage; start: EntrySelection; search: string; labels: EntryLabels }

const turn = 'text-lichen inline-flex min-h-11 items-center underline underline-offset-4 print:hidden'

/** The published entries about a document, in windows, filtered by stars and sorted; every control is also a link. */
export function EntryList({ first, start, search, labels, ...list }: EntryListProps) {
  const { kind, home, window: steps } = list
  const { page, choice, choose, failed, busy, again } = useEntries(list, first, start)
  const own = useOwnEntries(list)
  const { marks, mark, report } = useMarks(kind, page, labels)
  const rated = kind !== 'comments'
  const { place, focusEntry, focusAgain } = useKeptFocus(page, choice)
  /** `focus`: index of the entry that gets the focus afterwards, where the link itself disappears. */
  const linkTo = (next: Partial<EntrySelection>, focus: number | null = null) => ({
    href: `${home ?? ''}${queryWithSelection(search, kind, { ...choice, ...next }, steps) || (home ? '' : '?')}#${kind}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      focusEntry(focus)
      choose({ ...choice, ...next })
    },
  })
  const tryAgain = (): void => {
    focusAgain()
    again()
  }
  const begin = { from: 0, shown: steps.first }
  const isRated = page.stars.some((count) => count > 0)
  const isEmpty = page.total === 0 && own.length === 0 && !isRated
  const isNarrowed = page.total === 0 && isRated && choice.stars !== null
  return (
    <div ref={place} aria-busy={busy}>
      {rated && isRated ? (
        <StarBars
          stars={page.stars}
          chosen={choice.stars}
          locale={list.locale}
          labels={labels}
          linkTo={(stars) => linkTo({ stars, ...begin })}
        />
      ) : null}
      {rated && page.total > 1 ? (
        <p className="text-muted flex flex-wrap items-center gap-x-4 text-sm print:hidden">
          <span>{labels.order}</span>
          {entryOrders.map((order) => (
            <a
              key={order}
              {...linkTo({ order, from: 0 })}
              aria-current={choice.order === order ? 'true' : undefined}
              className="aria-[current]:text-ink inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {labels.orders[order]}
            </a>
          ))}
        </p>
      ) : null}
      {failed ? (
        <p role="alert" className="text-amanita py-4">
          {labels.failed}{' '}
          <button type="button" className="min-h-11 cursor-pointer underline" onClick={tryAgain}>
            {labels.retry}
          </button>
        </p>
      ) : null}
      {isEmpty ? <p className="text-muted py-4">{labels.none}</p> : null}
      {isNarrowed ? (
        <p className="text-muted py-4">
          {labels.noneOfStars}{' '}
          <a {...linkTo({ stars: null, ...begin })} className={turn}>
            {labels.all}
          </a>
        </p>
      ) : null}
      <ul>
        {own.map(({ entry, refusal }) => (
          <li key={entry.id}>
            <Entry
              entry={entry}
              labels={labels}
              note={
                <p className={refusal ? 'text-amanita font-medium' : 'text-chanterelle font-medium'}>
                  {refusal ? fill(labels.refused, { reason: refusal }) : labels.waiting}
                </p>
              }
            >
              <a href={localizedPath(list.locale, writePath(kind, list.of, entry.id))} className={turn}>
                {labels.edit}
                <span className="sr-only">: {entry.headline ?? cut(entry.text, 40)}</span>
              </a>
            </Entry>
          </li>
        ))}
        {page.entries.map((entry) => (
          <li key={entry.id} id={`${kind}-${entry.id}`} data-entry tabIndex={-1}>
            <Entry entry={entry} labels={labels}>
              <EntryActions
                kind={kind}
                entry={entry}
                labels={labels}
                helpful={
                  rated
                    ? {
                        count: marks.counts.get(entry.id) ?? entry.helpful,
                        marked: marks.marked.has(entry.id),
                        onMark: () => mark(entry),
                      }
                    : null
                }
                reported={marks.reported.has(entry.id)}
                onReport={() => report(entry)}
                note={marks.note?.id === entry.id ? marks.note : null}
              />
            </Entry>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 print:hidden" aria-live="polite">
        {pagingLinks(page, choice, steps).map(([label, to, focus]) => (
          <a key={label} {...linkTo(to, focus)} className={turn}>
            {labels[label]}
          </a>
        ))}
      </p>
    </div>
  )
}
