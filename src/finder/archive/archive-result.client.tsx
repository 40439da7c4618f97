'use client'

import type { MouseEvent } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { CardCollection } from '@/core/collections'
import { CountLine } from '@/ui/patterns/count-line'
import { pager } from '@/ui/patterns/pagination'
import { Cards } from '@/cards/card-list'
import { CardSkeletons } from '@/cards/card-skeletons'
import { failureText } from '../state/describe'
import { archiveForm, bareForm } from '../state/form-fields'
import type { BrowserLabels } from '../filters/labels'
import type { FilterResult, FilterState } from '../state/use-filter-result'

type ResultProps = {
  state: FilterState
  labels: BrowserLabels
  collection: CardCollection
  empty: string
  /** Whether filters are active. */
  narrowed: boolean
  onPage: (page: number) => void
  onRetry: () => void
  onClear: () => void
}

function Notice({
  title,
  hint,
  action,
  form,
  onAction,
}: {
  title: string
  hint?: string
  action: string
  /** The form that the button submits without scripts. */
  form?: string
  onAction: () => void
}) {
  return (
    <div role="alert" className="rounded-card border-line bg-raised border p-8">
      <p className="font-serif text-2xl">{title}</p>
      {hint ? <p className="text-muted mt-2">{hint}</p> : null}
      <button
        type={form ? 'submit' : 'button'}
        form={form}
        onClick={(event) => {
          event.preventDefault()
          onAction()
        }}
        className="button button-primary mt-6"
      >
        {action}
      </button>
    </div>
  )
}

type PageOfResultProps = Pick<ResultProps, 'labels' | 'onPage'> & { result: FilterResult }

function Pages({ result, labels, onPage }: PageOfResultProps) {
  const { page, totalPages } = result
  if (totalPages <= 1) return null
  const turnTo = (number: number) => ({
    type: 'submit' as const,
    form: archiveForm,
    name: 'page',
    value: number,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onPage(number)
    },
  })
  return (
    <nav aria-label={labels.navigation} className={pager.row}>
      <button {...turnTo(page - 1)} className={pager.previous} disabled={page <= 1}>
        {labels.previous}
      </button>
      <span className={pager.status}>{fill(labels.page, { page, pages: totalPages })}</span>
      <button {...turnTo(page + 1)} className={pager.next} disabled={page >= totalPages}>
        {labels.next}
      </button>
    </nav>
  )
}

function Result({ result, labels, onPage }: PageOfResultProps) {
  const { items, page, totalDocs } = result
  const from = (page - 1) * limits.archivePageSize + 1
  return (
    <>
      <CountLine>
        {fill(labels.showing, { from, to: from + items.length - 1, total: totalDocs })}{' '}
        {totalDocs === 1 ? labels.one : labels.many}
      </CountLine>
      <Cards items={items} eager={1} />
      <Pages result={result} labels={labels} onPage={onPage} />
    </>
  )
}

/** The result of a selection: its cards, skeletons while it loads, or a notice where it failed or is empty. */
export function ArchiveResult({ state, collection, labels, empty, narrowed, onPage, onRetry, onClear }: ResultProps) {
  if (state.status === 'failed')
    return <Notice title={failureText(state.message, narrowed, labels)} action={labels.retry} onAction={onRetry} />
  if (state.status === 'ready') {
    return state.result.totalDocs === 0 ? (
      <Notice title={empty} hint={labels.emptyHint} action={labels.clear} form={bareForm} onAction={onClear} />
    ) : (
      <Result result={state.result} labels={labels} onPage={onPage} />
    )
  }
  return <CardSkeletons collection={collection} count={limits.skeletonCount} label={labels.loading} />
}
