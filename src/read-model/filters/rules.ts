import { cardCollections, type CardCollection } from '@/core/collections'
import type { FilterGroup } from './group'
import { collections } from '../collections'

/** What a question needs to know of an archive's groups, gathered once. */
type FilterRules = {
  /** Keys whose value is a span of numbers. */
  readonly ranges: ReadonlySet<string>
  /** Keys whose values are what documents hold. */
  readonly entries: readonly string[]
  /** Keys some of whose values mean another one today, and what these mean. */
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
