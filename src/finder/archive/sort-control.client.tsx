'use client'

import type { CardCollection } from '@/core/collections'
import { defaultSort } from '@/read-model/filters/values'
import { sortsOf, type ArchiveSelection } from '../state/selection'
import type { BrowserLabels } from '../filters/labels'
import { archiveForm } from '../state/form-fields'

type SortControlProps = {
  collection: CardCollection
  choice: ArchiveSelection
  labels: BrowserLabels
  onSort: (sort: ArchiveSelection['sort']) => void
}

/** The sort of an archive, as a select; without scripts a button submits its form. */
export function SortControl({ collection, choice, labels, onSort }: SortControlProps) {
  const sorts = sortsOf(collection, choice.place !== null)
  const byPrice = choice.sort.endsWith('price')
  return (
    <div className="ms-auto flex max-w-full min-w-0 flex-wrap items-center justify-end gap-2 text-sm">
      <label htmlFor={`${archiveForm}-sort`}>{labels.sort}</label>
      <select
        id={`${archiveForm}-sort`}
        className="field"
        form={archiveForm}
        name="sort"
        value={choice.sort}
        aria-describedby={byPrice ? `${archiveForm}-currency` : undefined}
        onChange={(event) => onSort(sorts.find((sort) => sort === event.target.value) ?? defaultSort)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels.sorts[sort]}
          </option>
        ))}
      </select>
      <button type="submit" form={archiveForm} className="without-script button button-secondary">
        {labels.sortNow}
      </button>
      {byPrice ? (
        <p id={`${archiveForm}-currency`} className="text-muted w-full text-end">
          {labels.ownCurrency}
        </p>
      ) : null}
    </div>
  )
}
