'use client'

import { useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import { parseRange } from '../filters/selection'
import type { BrowserLabels } from './labels'

type RangeProps = {
  facet: string
  value: string | null
  bounds: { min: number; max: number } | null
  /** There is no room for another section. */
  closed: boolean
  labels: BrowserLabels
  onRange: (facet: string, value: string | null) => void
}

const written = (text: string): string => {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? '' : String(Math.round(number * 100) / 100)
}

/** Two numbers between which a price should lie; either may be left open. */
export function RangeControl({ facet, value, bounds, closed, labels, onRange }: RangeProps) {
  const given = value ? parseRange(value) : null
  const [from, setFrom] = useState(given?.min?.toString() ?? '')
  const [to, setTo] = useState(given?.max?.toString() ?? '')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const span = `${written(from)}-${written(to)}`
    onRange(facet, span === '-' ? null : span)
  }
  const hint = (bound: number | undefined): string => (bound === undefined ? '' : String(Math.floor(bound)))
  return (
    <form onSubmit={submit}>
      <fieldset disabled={closed} className="flex min-w-0 items-end gap-2 disabled:opacity-45">
        <label className="min-w-0 flex-1 text-sm">
          {labels.from}
          <input
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            value={from}
            placeholder={hint(bounds?.min)}
            onChange={(event) => setFrom(event.target.value)}
            className="field mt-1 w-full"
          />
        </label>
        <label className="min-w-0 flex-1 text-sm">
          {labels.to}
          <input
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            value={to}
            placeholder={bounds ? String(Math.ceil(bounds.max)) : ''}
            onChange={(event) => setTo(event.target.value)}
            className="field mt-1 w-full"
          />
        </label>
        <button type="submit" className="button button-secondary">
          {labels.set}
        </button>
      </fieldset>
      <p role="status" className="text-muted pt-2 text-sm empty:hidden">
        {closed ? fill(labels.crowded, { count: limits.filter.sections }) : ''}
      </p>
    </form>
  )
}
