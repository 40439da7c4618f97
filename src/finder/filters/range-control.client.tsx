'use client'

import { useId, useRef } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { parseRange } from '@/read-model/filters/values'
import { archiveForm, endsOf } from '../state/form-fields'
import { spanOf, writtenNumber } from '../state/selection'
import type { BrowserLabels } from './labels'

type RangeProps = {
  facet: string
  locale: Locale
  value: string | null
  bounds: { min: number; max: number } | null
  /** Whether the limit of active sections is reached. */
  closed: boolean
  /** Explains the numbers (a price's currency), where the section's title does not. */
  note: string | null
  labels: BrowserLabels
  onRange: (facet: string, value: string | null) => void
}

type BoundProps = {
  name: string
  label: string
  value: string | undefined
  hint: number | null
  noteId: string
  onEnter: () => void
}

/** An uncontrolled input, so that what is typed before hydration stays. */
function Bound({ name, label, value, hint, noteId, onEnter }: BoundProps) {
  return (
    <label className="min-w-0 flex-1 text-sm">
      {label}
      <input
        // Not `type="number"`, which silently drops a decimal comma in an English browser (ADR 0195).
        type="text"
        form={archiveForm}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        placeholder={hint?.toString() ?? ''}
        aria-describedby={noteId}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        className="field mt-1 w-full"
      />
    </label>
  )
}

/** Two fields for the bounds of a range; either may be left empty. */
export function RangeControl({ facet, locale, value, bounds, closed, note, labels, onRange }: RangeProps) {
  const given = value ? parseRange(value) : null
  const fields = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  const ends = endsOf(facet)
  const set = () => {
    const taken = (name: string) => {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      const number = writtenNumber(input?.value ?? '')
      // An invalid number is cleared, so that it does not look as if it had been applied.
      if (input && number === '') input.value = ''
      return number
    }
    onRange(facet, spanOf(taken(ends.from), taken(ends.to)) || null)
  }
  const hintOf = (bound: number | undefined, round: (bound: number) => number) =>
    bound === undefined ? null : round(bound)
  return (
    <>
      <fieldset ref={fields} disabled={closed} className="flex min-w-0 items-end gap-2 disabled:opacity-45">
        <Bound
          name={ends.from}
          label={labels.from}
          value={given?.min?.toLocaleString(locale)}
          hint={hintOf(bounds?.min, Math.floor)}
          noteId={noteId}
          onEnter={set}
        />
        <Bound
          name={ends.to}
          label={labels.to}
          value={given?.max?.toLocaleString(locale)}
          hint={hintOf(bounds?.max, Math.ceil)}
          noteId={noteId}
          onEnter={set}
        />
        <button
          type="submit"
          form={archiveForm}
          className="button button-secondary"
          onClick={(event) => {
            event.preventDefault()
            set()
          }}
        >
          {labels.set}
        </button>
      </fieldset>
      <p id={noteId} className="text-muted pt-2 text-sm empty:hidden">
        {note}
      </p>
      <p role="status" className="text-muted pt-2 text-sm empty:hidden">
        {closed ? fill(labels.crowded, { count: limits.filter.sections }) : ''}
      </p>
    </>
  )
}
