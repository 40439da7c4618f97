'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { fill } from '@/core/fill'
import type { DeskLabels } from './desk-labels'
import type { DeskEntry } from './queue'
import { useDesk } from './use-desk'

export type DeskRow = DeskEntry & {
  readonly about: string
  readonly aboutHref: string
  readonly href: string
  readonly date: string
}

type DeskProps = { rows: readonly DeskRow[]; labels: DeskLabels }

const marksOf = (row: DeskRow, labels: DeskLabels): string[] =>
  [
    row.isPublished ? labels.published : null,
    row.anonymous ? labels.anonymous : null,
    row.reports > 0 ? fill(labels.reports, { n: row.reports }) : null,
    row.hasLink ? labels.link : null,
    row.isNewMember ? labels.isNew : null,
    row.isDouble ? labels.double : null,
  ].filter((mark) => mark !== null)

type RowProps = { row: DeskRow; labels: DeskLabels; selected: boolean; onSelect: () => void }

function Row({ row, labels, selected, onSelect }: RowProps) {
  return (
    <li tabIndex={-1} data-key={row.key}>
      <label>
        <input type="checkbox" checked={selected} onChange={onSelect} />
        <span>
          {labels[row.kind]} · {row.author}
        </span>
      </label>
      <p className="sporeprint-desk-facts">
        {row.date} · <a href={row.aboutHref}>{row.about}</a>
        {row.rating === null ? null : <> · {row.rating} ★</>} · <a href={row.href}>{labels.open}</a>
        {marksOf(row, labels).map((mark) => (
          <b key={mark}>{mark}</b>
        ))}
      </p>
      {row.headline ? (
        <p dir="auto">
          <strong>{row.headline}</strong>
        </p>
      ) : null}
      <p dir="auto" className="sporeprint-desk-text">
        {row.text}
      </p>
      {row.other ? (
        <p dir="auto" className="sporeprint-desk-text">
          {labels.other}: {row.other}
        </p>
      ) : null}
      {row.refusal && !row.isPublished ? (
        <p className="sporeprint-desk-facts">
          {labels.refused}: {row.refusal}
        </p>
      ) : null}
    </li>
  )
}

/** The entries of a view, decided one by one or many at once, by mouse or by single keys. */
export function Desk({ rows, labels }: DeskProps) {
  const { left, selected, toggle, takeOver, selectAll, reason, setReason, decide, undo, said, next, canUndo } = useDesk(
    rows,
    labels,
  )
  const desk = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const reasonField = useRef<HTMLInputElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)

  // Hydration keeps what was entered into the fields before it, but React's state does not know of it.
  const begin = useEffectEvent(() => {
    const ticked = list.current?.querySelectorAll<HTMLElement>('[data-key]:has(input:checked)') ?? []
    takeOver(
      [...ticked].flatMap(({ dataset }) => dataset.key ?? []),
      reasonField.current?.value ?? '',
    )
  })
  useEffect(() => begin(), [])

  const refuse = (): void => {
    if (!reason.trim()) reasonField.current?.focus()
    else void decide('refuse')
  }

  useEffect(() => {
    if (!next) return
    const row = next.key === null ? null : list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)
    ;(row ?? undoButton.current)?.focus()
  }, [next])

  // Single-letter shortcuts work inside the desk only: speech input would trigger them anywhere else (WCAG 2.1.4).
  useEffect(() => {
    const place = desk.current
    const rowAt = (from: HTMLElement | null, step: number): void => {
      const all = [...(list.current?.children ?? [])] as HTMLElement[]
      const at = all.findIndex((row) => row === from)
      all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus()
    }
    const onKey = (event: KeyboardEvent): void => {
      const field =
        event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select')
      if (field || event.ctrlKey || event.metaKey || event.altKey) return
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
      const key = row?.dataset.key ?? null
      if (event.key === 'j') rowAt(row, 1)
      else if (event.key === 'k') rowAt(row, -1)
      // A held key repeats moves, but decides only once.
      else if (event.repeat) return
      else if (event.key === 'x' && key) toggle(key)
      else if (event.key === 'p') void decide('publish', key)
      else if (event.key === 'r') {
        if (key && selected.size === 0) toggle(key)
        reasonField.current?.focus()
      } else if (event.key === 'u') void undo()
      else return
      event.preventDefault()
    }
    place?.addEventListener('keydown', onKey)
    return () => place?.removeEventListener('keydown', onKey)
  })

  return (
    <div ref={desk}>
      <form
        className="sporeprint-desk-bar"
        onSubmit={(event) => {
          event.preventDefault()
          refuse()
        }}
      >
        <button type="button" onClick={selectAll}>
          {labels.all}
        </button>
        <span role="status">{fill(labels.selected, { n: selected.size })}</span>
        <button type="button" disabled={selected.size === 0} onClick={() => void decide('publish')}>
          {labels.publish}
        </button>
        <input
          ref={reasonField}
          value={reason}
          required
          placeholder={labels.reason}
          aria-label={labels.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" disabled={selected.size === 0}>
          {labels.refuse}
        </button>
        <span role="status">{said}</span>
        {canUndo ? (
          <button ref={undoButton} type="button" onClick={() => void undo()}>
            {labels.undo}
          </button>
        ) : null}
      </form>
      <p className="sporeprint-desk-facts">{labels.keys}</p>
      {left.length === 0 ? <p>{labels.nothing}</p> : null}
      <ul ref={list}>
        {left.map((row) => (
          <Row
            key={row.key}
            row={row}
            labels={labels}
            selected={selected.has(row.key)}
            onSelect={() => toggle(row.key)}
          />
        ))}
      </ul>
    </div>
  )
}
