'use client'

import { Check } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '@/ui/patterns/icon'
import { archiveForm, formFields } from '../state/form-fields'
import { useOptimisticToggle } from '../state/use-optimistic-toggle'

type OptionProps = {
  facet: string
  value: string
  label: string
  icon: string | null
  count: number
  chosen: boolean
  asButton: boolean
  /** The section takes no more values. */
  full: boolean
  onToggle: (facet: string, value: string) => void
}

/** The name and value that a button submits: to select a value, or to remove it. */
export const submitFieldOf = (facet: string, value: string, chosen: boolean): { name: string; value: string } =>
  chosen ? { name: formFields.without, value: `${facet}:${value}` } : { name: facet, value }

/** One option with its number of results; with none it is disabled (FLT-04, FLT-05). */
export const FilterOptionControl = memo(function FilterOptionControl({
  facet,
  value,
  label,
  icon,
  count,
  chosen: chosenNow,
  asButton,
  full,
  onToggle,
}: OptionProps) {
  const [chosen, toggle] = useOptimisticToggle(chosenNow, () => onToggle(facet, value))
  const closed = (count === 0 || full) && !chosen
  const tone = chosen ? 'border-lichen bg-lichen-wash text-ink' : 'border-line hover:border-lichen'
  if (asButton) {
    return (
      <button
        type="submit"
        form={archiveForm}
        {...submitFieldOf(facet, value, chosen)}
        aria-pressed={chosen}
        disabled={closed}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        className={`rounded-card flex min-h-20 w-full flex-col items-center justify-center gap-1 border p-2 text-center text-sm disabled:opacity-45 ${tone}`}
      >
        {icon ? <Icon name={icon} size={22} /> : null}
        <span className="leading-tight">{label}</span>
        <span className="tabular text-muted text-xs">{count}</span>
      </button>
    )
  }
  return (
    <label
      className={`rounded-card has-focus-visible:outline-lichen has-checked:border-lichen has-checked:bg-lichen-wash relative flex min-h-11 cursor-pointer items-center gap-1.5 border px-2 py-1.5 text-[0.8125rem] leading-tight has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:opacity-45 ${tone}`}
    >
      <input
        type="checkbox"
        form={archiveForm}
        name={facet}
        value={value}
        checked={chosen}
        disabled={closed}
        onChange={toggle}
        className="sr-only"
      />
      {chosen ? <Check aria-hidden size={15} className="text-lichen shrink-0" /> : null}
      {icon ? <Icon name={icon} size={15} /> : null}
      <span className="min-w-0 flex-1 hyphens-auto">{label}</span>
      <span className="tabular text-muted text-xs">{count}</span>
    </label>
  )
})
