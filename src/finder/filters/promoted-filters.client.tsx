'use client'

import { Check, Plus } from 'lucide-react'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import type { ArchiveSelection } from '../state/selection'
import type { FilterResult } from '../state/use-filter-result'
import { useOptimisticToggle } from '../state/use-optimistic-toggle'
import { hasRoom } from '../state/change'
import { archiveForm } from '../state/form-fields'
import { submitFieldOf } from './filter-option.client'

type PromotedProps = {
  sections: readonly FilterSection[]
  choice: ArchiveSelection
  facets: FilterResult['facets']
  /** Counts without any filter, which are the largest possible. */
  most: FilterResult['facets']
  /** Accessible name of the row. */
  label: string
  onToggle: (facet: string, value: string) => void
}

type ToggleProps = {
  facet: string
  value: string
  label: string
  count: number
  most: number
  chosenNow: boolean
  /** Whether the limit of active sections is reached. */
  closed: boolean
  onToggle: () => void
}

function Toggle({ facet, value, label, count, most, chosenNow, closed, onToggle }: ToggleProps) {
  const [chosen, toggle] = useOptimisticToggle(chosenNow, onToggle)
  const Mark = chosen ? Check : Plus
  const tone = chosen ? 'border-lichen bg-lichen-wash text-ink' : 'border-line bg-raised hover:border-lichen'
  return (
    <button
      type="submit"
      form={archiveForm}
      {...submitFieldOf(facet, value, chosen)}
      aria-pressed={chosen}
      disabled={(count === 0 || closed) && !chosen}
      onClick={(event) => {
        event.preventDefault()
        toggle()
      }}
      className={`inline-flex min-h-11 items-center gap-1 rounded-full border px-2.5 text-sm font-medium disabled:opacity-45 ${tone}`}
    >
      <Mark aria-hidden size={14} className={`shrink-0 ${chosen ? 'text-lichen' : 'text-muted'}`} />
      <span>{label}</span>
      {/* As wide as its largest number, so that nothing beside it moves. */}
      <span className="tabular text-muted text-end text-xs" style={{ minWidth: `${String(most).length}ch` }}>
        {count}
      </span>
    </button>
  )
}

/** The filters that most visitors come for, above the grid (SCR-01); the sidebar has the same options. */
export function PromotedFilters({ sections, choice, facets, most, label, onToggle }: PromotedProps) {
  const promoted = sections.flatMap((section) =>
    section.promoted.map((option) => ({ ...option, facet: facetKey(section) })),
  )
  if (promoted.length === 0) return null
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {promoted.map(({ facet, value, label: name }) => (
        <Toggle
          key={`${facet} ${value}`}
          facet={facet}
          value={value}
          label={name}
          count={facets[facet]?.[value] ?? 0}
          most={most[facet]?.[value] ?? 0}
          chosenNow={choice.filters[facet]?.includes(value) ?? false}
          closed={!hasRoom(choice, facet)}
          onToggle={() => onToggle(facet, value)}
        />
      ))}
    </div>
  )
}
