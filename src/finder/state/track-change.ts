import type { CardCollection } from '@/core/collections'
import { track } from '@/platform/analytics/events'
import { nearMeKey } from '@/read-model/filters/group'
import type { ArchiveSelection } from './selection'

/** FLT-10: one event for every value that a change of the selection adds or removes. */
export function trackChange(relation: CardCollection, before: ArchiveSelection, after: ArchiveSelection): void {
  for (const section of new Set([...Object.keys(before.filters), ...Object.keys(after.filters)])) {
    const had = before.filters[section] ?? []
    const has = after.filters[section] ?? []
    if (section === nearMeKey) {
      if (had.length !== has.length) track('near_me_toggle', { on: has.length > 0 })
      continue
    }
    const removed = had.filter((value) => !has.includes(value))
    const added = has.filter((value) => !had.includes(value))
    for (const value of removed) track('filter_change', { section, value, action: 'remove', relation })
    for (const value of added) track('filter_change', { section, value, action: 'add', relation })
  }
}
