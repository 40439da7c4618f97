'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { fill } from '@/core/fill'
import { archiveForm, bareForm, formFields } from '../state/form-fields'
import type { BrowserLabels } from './labels'

export type ChosenValue = { readonly facet: string; readonly value: string; readonly name: string }

type ChipsProps = {
  chosen: readonly ChosenValue[]
  labels: BrowserLabels
  onRemove: (chosen: ChosenValue) => void
  onClear: () => void
}

/** The selected values as chips, each of which removes its value (FLT-07). */
export function FilterChips({ chosen, labels, onRemove, onClear }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  if (chosen.length === 0) return null
  const remove = (one: ChosenValue, index: number) => {
    // The pressed button disappears, so the focus moves to the one after it.
    if (chosen.length > 1) row.current?.querySelectorAll('button')[index + 1]?.focus()
    onRemove(one)
  }
  return (
    <div ref={row} className="mb-5 flex flex-wrap items-center gap-2">
      <ul aria-label={labels.chosen} className="contents">
        {chosen.map((one, index) => (
          <li key={`${one.facet} ${one.value}`}>
            <button
              type="submit"
              form={archiveForm}
              name={formFields.without}
              value={`${one.facet}:${one.value}`}
              onClick={(event) => {
                event.preventDefault()
                remove(one, index)
              }}
              className="bg-raised border-line inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm font-medium"
            >
              <span aria-hidden>{one.name}</span>
              <span className="sr-only">{fill(labels.remove, { name: one.name })}</span>
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="submit"
        form={bareForm}
        onClick={(event) => {
          event.preventDefault()
          onClear()
        }}
        className="min-h-11 px-2 text-sm font-medium underline underline-offset-4"
      >
        {labels.clear}
      </button>
    </div>
  )
}
