'use client'

import { useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import { parseRange } from '@/read-model/filters/values'
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

type BoundProps = { label: string; value: string; hint: number | null; onChange: (value: string) => void }

function Bound({ label, value, hint, onChange }: BoundProps) {
  return (
    <label className="min-w-0 flex-1 text-sm">
      {label}
      <input
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        value={value}
        placeholder={hint?.toString() ?? ''}
        onChange={(event) => onChange(event.target.value)}
        className="field mt-1 w-full"
      />
    </label>
  )
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
  return (
    <form onSubmit={submit}>
      <fieldset disabled={closed} className="flex min-w-0 items-end gap-2 disabled:opacity-45">
        <Bound label={labels.from} value={from} hint={bounds ? Math.floor(bounds.min) : null} onChange={setFrom} />
        <Bound label={labels.to} value={to} hint={bounds ? Math.ceil(bounds.max) : null} onChange={setTo} />
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
