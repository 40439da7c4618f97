'use client'

import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { foldForms } from '@/core/slugs'
import { everyOption, facetKey, type FilterOption, type FilterSection } from '@/read-model/filters/sections'
import type { ArchiveSelection } from '../state/selection'
import { FilterOptionControl } from './filter-option.client'
import type { BrowserLabels } from './labels'
import { RangeControl } from './range-control.client'
import { hasRoom } from '../state/change'
import { archiveForm, formFields } from '../state/form-fields'

export type SectionProps = {
  locale: Locale
  section: FilterSection
  choice: ArchiveSelection
  counts: Readonly<Record<string, number>>
  bounds: { min: number; max: number } | null
  labels: BrowserLabels
  expanded: Readonly<Record<string, boolean>>
  onExpand: (key: string, open: boolean) => void
  onToggle: (facet: string, value: string) => void
  onRange: (facet: string, value: string | null) => void
}

/** The options that a section renders: those it offers, and those it only accepts while they are selected (SCR-03). */
const drawable = (section: FilterSection, chosen: readonly string[]): readonly FilterOption[] => [
  ...section.options,
  ...section.understood.filter(({ value }) => chosen.includes(value)),
]

const isActive = (section: FilterSection, choice: ArchiveSelection): boolean => {
  const chosen = choice.filters[facetKey(section)] ?? []
  return section.control === 'range'
    ? chosen.length > 0
    : [...everyOption(section), ...section.understood].some(({ value }) => chosen.includes(value))
}

/** Hidden inputs for selected values without a rendered control, so that the form still submits them. */
function Kept({ section, choice, open }: { section: FilterSection; choice: ArchiveSelection; open: boolean }) {
  const facet = facetKey(section)
  const chosen = choice.filters[facet] ?? []
  const own = new Set([...everyOption(section), ...section.understood].map(({ value }) => value))
  const ticked = section.control === 'options'
  const kept = !open
    ? chosen.filter((value) => section.level === 0 || own.has(value))
    : section.control === 'range'
      ? []
      : chosen.filter((value) => !ticked || (section.level === 0 && !own.has(value)))
  return kept.map((value) => <input key={value} type="hidden" form={archiveForm} name={facet} value={value} />)
}

/** The options of one section, two in a row, scrolling above 220 px (FLT-04). */
function Options({ section, choice, counts, labels, onToggle }: SectionProps) {
  const [wanted, setWanted] = useState('')
  const [rendered, setRendered] = useState<number>(limits.filterOptionsRendered)
  const facet = facetKey(section)
  const chosen = choice.filters[facet] ?? []
  const full = chosen.length >= limits.filter.values
  // The limit of active sections is reached: the visitor has to clear one first.
  const closed = !hasRoom(choice, facet)
  const searchable = section.options.length > limits.filterSearchAbove
  const options = drawable(section, chosen)
  const found = wanted === '' ? options : options.filter(({ label }) => foldForms(label).includes(foldForms(wanted)))
  // A selected option is rendered however far down the list it stands.
  const shown = found.filter(({ value }, at) => at < rendered || chosen.includes(value))
  const renderMore = ({ currentTarget: list }: React.UIEvent): void => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (left < list.clientHeight && rendered < found.length) setRendered(rendered + limits.filterOptionsRendered)
  }
  const searchLabel = fill(labels.search, { section: section.title })
  return (
    <>
      {searchable ? (
        <input
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label={searchLabel}
          placeholder={searchLabel}
          className="field mb-2 w-full"
        />
      ) : null}
      {found.length === 0 ? <p className="text-muted py-2 text-sm">{labels.noOption}</p> : null}
      <div
        role="group"
        aria-label={section.title}
        onScroll={renderMore}
        tabIndex={section.options.length > limits.filterSearchAbove ? 0 : undefined}
        className="filter-options grid grid-cols-2 gap-1.5"
      >
        {shown.map(({ value, label, icon }) => (
          <FilterOptionControl
            key={value}
            facet={facet}
            value={value}
            label={label}
            icon={icon}
            count={counts[value] ?? 0}
            chosen={chosen.includes(value)}
            asButton={section.forceIconButtons}
            full={full || closed}
            onToggle={onToggle}
          />
        ))}
      </div>
      <p role="status" className="text-muted pt-2 text-sm empty:hidden">
        {full
          ? fill(labels.full, { count: limits.filter.values })
          : closed
            ? fill(labels.crowded, { count: limits.filter.sections })
            : ''}
      </p>
    </>
  )
}

/** A section of the tree. The visitor opens it, or it is open by itself while anything in it is selected (FLT-06). */
export function FilterSectionControl(props: SectionProps) {
  const { section, choice, expanded, onExpand, onToggle, bounds, labels, onRange } = props
  const panel = useId()
  const open = expanded[section.key] ?? isActive(section, choice)
  // A section in use stays open, also when its last value is taken back.
  const toggle = useCallback(
    (facet: string, value: string) => {
      onExpand(section.key, true)
      onToggle(facet, value)
    },
    [section.key, onExpand, onToggle],
  )
  const Heading = section.level === 0 ? 'h3' : 'h4'
  return (
    <div className={section.level === 0 ? 'border-line border-t' : 'ps-3'}>
      <Heading className={section.level === 0 ? 'font-serif text-lg' : 'text-base font-medium'}>
        <button
          type="submit"
          form={archiveForm}
          name={formFields.fold}
          value={`${section.key}:${open ? 0 : 1}`}
          aria-expanded={open}
          aria-controls={panel}
          onClick={(event) => {
            event.preventDefault()
            onExpand(section.key, !open)
          }}
          className="flex min-h-11 w-full items-center justify-between gap-2 py-2 text-start"
        >
          {section.title}
          <ChevronDown aria-hidden size={18} className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
      </Heading>
      <Kept section={section} choice={choice} open={open} />
      <div id={panel} hidden={!open} className="pb-3">
        {open ? (
          section.control === 'range' ? (
            <RangeControl
              key={choice.filters[facetKey(section)]?.[0] ?? ''}
              facet={facetKey(section)}
              locale={props.locale}
              value={choice.filters[facetKey(section)]?.[0] ?? null}
              bounds={bounds}
              closed={!hasRoom(choice, facetKey(section))}
              note={section.key === 'price' ? labels.ownCurrency : null}
              labels={labels}
              onRange={onRange}
            />
          ) : (
            <>
              {drawable(section, choice.filters[facetKey(section)] ?? []).length > 0 ? (
                <Options {...props} onToggle={toggle} />
              ) : null}
              {section.childSections.map((child) => (
                <FilterSectionControl key={child.key} {...props} section={child} onToggle={toggle} />
              ))}
            </>
          )
        ) : null}
      </div>
    </div>
  )
}
