'use client'

import type { Locale } from '@/core/locales'
import type { FilterSection } from '@/read-model/filters/sections'
import { facetKey } from '@/read-model/filters/sections'
import type { ArchiveSelection } from '../state/selection'
import type { Place } from '@/read-model/engine/distance'
import { nearMeKey } from '@/read-model/filters/group'
import { FilterSectionControl } from './filter-section.client'
import type { BrowserLabels } from './labels'
import { NearMe, type City } from './near-me.client'
import { archiveForm, formFields } from '../state/form-fields'
import { useExpanded, type Expanded } from '../state/use-expanded'
import { hasRoom } from '../state/change'

type SidebarProps = {
  relation: string
  locale: Locale
  sections: readonly FilterSection[]
  choice: ArchiveSelection
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  ranges: Readonly<Record<string, { min: number; max: number } | null>>
  cities: readonly City[]
  nearMeHint: string
  /** Sections that the address of the rendered page opens (true) or closes. */
  folds: Expanded
  labels: BrowserLabels
  onToggle: (facet: string, value: string) => void
  onRange: (facet: string, value: string | null) => void
  onPlace: (place: Place | null) => void
}

/** The tree of sections (FLT-01). What was opened or closed by hand stays so while the tab is open. */
export function FilterSidebar({
  relation,
  sections,
  cities,
  nearMeHint,
  onPlace,
  facets,
  ranges,
  folds,
  ...rest
}: SidebarProps) {
  const [expanded, expand] = useExpanded(relation, folds)
  const controls = sections.map((section) =>
    section.key === nearMeKey ? (
      <NearMe
        key={section.key}
        place={nearMeKey in rest.choice.filters ? rest.choice.place : null}
        closed={!hasRoom(rest.choice, nearMeKey)}
        hint={nearMeHint}
        cities={cities}
        labels={rest.labels}
        onChange={onPlace}
      />
    ) : (
      <FilterSectionControl
        key={section.key}
        section={section}
        counts={facets[facetKey(section)] ?? {}}
        bounds={ranges[facetKey(section)] ?? null}
        expanded={expanded}
        onExpand={expand}
        {...rest}
      />
    ),
  )
  return (
    <>
      {controls}
      {Object.entries(folds).map(([section, open]) => (
        <input
          key={section}
          type="hidden"
          form={archiveForm}
          name={formFields.folded}
          value={`${section}:${open ? 1 : 0}`}
        />
      ))}
      <button type="submit" form={archiveForm} className="without-script button button-primary mt-4 w-full">
        {rest.labels.apply}
      </button>
    </>
  )
}
