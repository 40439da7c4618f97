'use client'

import { Check } from 'lucide-react'
import { facetKey, type FilterSection } from '../filters/sections'
import type { Choice } from '../filters/selection'
import type { Answer } from './use-answer'
import { useTick } from './use-tick'

type PromotedProps = {
  sections: readonly FilterSection[]
  choice: Choice
  facets: Answer['facets']
  /** What the row is called. */
  label: string
  onToggle: (facet: string, value: string) => void
}

type ToggleProps = { label: string; count: number; chosenNow: boolean; onToggle: () => void }

function Toggle({ label, count, chosenNow, onToggle }: ToggleProps) {
  const [chosen, toggle] = useTick(chosenNow, onToggle)
  const tone = chosen ? 'border-lichen bg-lichen-wash text-ink' : 'border-line bg-raised hover:border-lichen'
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={count === 0 && !chosen}
      onClick={toggle}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm font-medium disabled:opacity-45 ${tone}`}
    >
      {/* The mark has its place also while there is none, so that nothing beside it moves. */}
      <Check aria-hidden size={15} className={`shrink-0 ${chosen ? 'text-lichen' : 'text-transparent'}`} />
      <span>{label}</span>
      <span className="tabular text-muted min-w-[3ch] text-end text-xs">{count}</span>
    </button>
  )
}

/** The filters that most readers come for, above the grid (look.md): the same choices as in the sidebar. */
export function PromotedFilters({ sections, choice, facets, label, onToggle }: PromotedProps) {
  const promoted = sections.flatMap((section) =>
    section.promoted.map((option) => ({ ...option, facet: facetKey(section) })),
  )
  if (promoted.length === 0) return null
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {promoted.map(({ facet, value, label: name }) => (
        <Toggle
          key={`${facet} ${value}`}
          label={name}
          count={facets[facet]?.[value] ?? 0}
          chosenNow={choice.filters[facet]?.includes(value) ?? false}
          onToggle={() => onToggle(facet, value)}
        />
      ))}
    </div>
  )
}
