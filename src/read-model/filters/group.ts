import type { KeptPath } from '@/platform/catalogue/kept-categories'
import type { Localized } from '@/core/locales'
import type { Term } from '@/features/catalogue/model'

/** Where the options of a group come from. */
export type OptionSource =
  /** Every category below this path; sub-categories become sub-sections. */
  | { readonly kind: 'categories'; readonly root: KeptPath }
  /** Each category right below this path becomes a section of its own, with its slug as its key. */
  | { readonly kind: 'branches'; readonly root: KeptPath }
  /** A fixed list. */
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  /** Fixed lists, one a sub-section. */
  | { readonly kind: 'parts'; readonly parts: readonly (Term & { readonly children: readonly Term[] })[] }
  /** The values that documents hold (vendors, species, countries), all with one icon. */
  | { readonly kind: 'entries'; readonly icon: string }
  /** No options: a range of numbers, or a switch. */
  | { readonly kind: 'none' }

/**
 * One section of the sidebar. Tree, chips, address, counts and tracking all derive from these rows; the values of
 * a document under the group's key come from its description (src/read-model/collections).
 */
export type FilterGroup = {
  /** The key in API calls and addresses (D-06). */
  readonly key: string
  readonly title: Localized
  readonly control: 'options' | 'icons' | 'range' | 'toggle'
  readonly options: OptionSource
  /** Values that are also offered above the grid (SCR-01); of a branch, `section/value`. */
  readonly promoted?: readonly string[]
  /** Values that calls and addresses accept though no option offers them. */
  readonly understood?: readonly Term[]
  /** Values that stand for another one by date: `now-n` is `n7` in July. */
  readonly standIns?: Readonly<Record<string, (now: Date) => string>>
  /** Sorts the options by name in the visitor's locale, where they are too many to scan. */
  readonly byName?: true
}

/** FLT-09: the key of the switch that keeps what is near, and its value when it is on. */
export const nearMeKey = 'nearMe'
export const switchedOn = 'true'
