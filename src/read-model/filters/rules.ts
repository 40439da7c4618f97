import { cardCollections, type CardCollection } from '@/core/collections'
import type { FilterGroup } from './group'
import { collections } from '../collections'

/** What a query needs of an archive's filter groups, computed once per collection. */
type FilterRules = {
  /** Keys whose value is a range of numbers. */
  readonly ranges: ReadonlySet<string>
  /** Keys of the groups with options of kind `entries`. */
  readonly entries: readonly string[]
  /** By key, the values that stand for another one by date, and what they mean. */
  readonly standIns: ReadonlyMap<string, ReadonlyMap<string, (now: Date) => string>>
}

const rulesOf = (groups: readonly FilterGroup[]): FilterRules => ({
  ranges: new Set(groups.filter(({ control }) => control === 'range').map(({ key }) => key)),
  entries: groups.filter(({ options }) => options.kind === 'entries').map(({ key }) => key),
  standIns: new Map(
    groups.flatMap(({ key, standIns }) => (standIns ? [[key, new Map(Object.entries(standIns))] as const] : [])),
  ),
})

const rules = new Map<CardCollection, FilterRules>(
  cardCollections.map((slug) => [slug, rulesOf(collections[slug].groups)]),
)

export const filterRules = (collection: CardCollection): FilterRules =>
  rules.get(collection) ?? rulesOf(collections[collection].groups)
