import type { Payload } from 'payload'
import type { CardContext, CardView } from '@/cards/card-view'
import type { CardCollection } from '@/core/collections'
import type { Danger } from '@/core/dangers'
import type { Text } from '@/core/locales'
import type { KeyRecord } from '@/features/catalogue/model'
import type { Half } from '@/features/catalogue/model'
import type { Price } from '@/features/shop/model'
import type { IndexEntry } from './engine/facet-index'
import type { FacetValues } from './engine/filter-values'
import type { FilterGroup } from './filters/group'
import type { EntryLabels } from './filters/sections'
import type { CategoryNode } from './filters/tree'
import type { LookAlike } from './look-alikes'

/** What the index keeps of a species beside its card: lists by month are made from it. */
type SpeciesFacts = {
  readonly edibility: string
  /** As the search compares it. */
  readonly genus: string
  /** Months of each half of the world; none where no season is recorded there. */
  readonly months: Readonly<Record<Half, readonly number[]>>
  /** What it is called: its titles, its common names in every language, its scientific name and the older ones. */
  readonly names: readonly string[]
  /** Every name of one that harms, with what people type who mean it; empty for all others. */
  readonly dangerNames: readonly string[]
  /** As the key for the field compares it. */
  readonly key: KeyRecord
}

/** What the read model keeps of one published document. */
export type IndexedDocument = IndexEntry & {
  readonly slug: string
  readonly title: Text
  /** Path of its first category, which a category page links it by (NAV-14); null where it has none. */
  readonly firstCategory: string | null
  readonly species?: SpeciesFacts
  /** The species that it makes one eat or grow and that were found to harm: its page warns of them. */
  readonly warnsOf?: readonly number[]
  /** The species that it is taken for, both ways: its page shows how each is graded. */
  readonly takenFor?: readonly number[]
  /** What a product costs, which feeds tell. */
  readonly price?: Price | null
  /** Moment (ms) at which the clock alone last changed that: a sale began or ended. */
  readonly turnedAt?: number | null
  readonly card: (context: CardContext) => CardView
}

/** A document as its loader returns it, with everything it is found by. */
export type LoadedDocument = IndexedDocument & {
  readonly facets: FacetValues
  /** Names it is found by, and the text that ranks below them. */
  readonly names: readonly string[]
  readonly about: readonly string[]
  /** Keys of other documents it shows something of (`vendors:3`): when they change, it is loaded again. */
  readonly dependsOn: readonly string[]
  /** Moment (ms) at which it has to be loaded again though nothing was saved: a sale begins or ends. */
  readonly staleAt: number | null
  /** It sells or cooks what was found to harm since: nothing leads to it until that is another again (SAF-04). */
  readonly isWithdrawn?: boolean
}

/** What harms and is not on the site, with the names by which a search warns of it. */
export type HiddenHarm = { readonly id: number; readonly genus: string; readonly names: readonly string[] }

/** The card of a document, from a function of its own: one inside a loader would keep every row of its batch alive. */
export const cardsBy =
  <Item>(view: (item: Item, context: CardContext) => CardView) =>
  (item: Item) =>
  (context: CardContext): CardView =>
    view(item, context)

type LoadContext = {
  readonly payload: Payload
  readonly categories: ReadonlyMap<number, CategoryNode>
  /** The title of a published species; species are loaded before what is filed under them. */
  readonly speciesTitle: (id: number) => Text | undefined
  /** How a species harms, published or not; undefined of one that does not. */
  readonly dangerOf: (id: number) => Danger | undefined
  /** What a published species is taken for, both ways; null where that is not known yet. */
  readonly lookAlikesOf: (id: number) => readonly LookAlike[] | null
  /** What else a species is searched by. */
  readonly termsOf: (id: number) => readonly string[]
  readonly now: Date
}

export type Loaded = {
  readonly documents: readonly LoadedDocument[]
  /** Names of the values of `entries` groups that these documents have. */
  readonly labels: EntryLabels
  /** Those that harm and are not published: nothing of them is shown. */
  readonly hidden?: readonly HiddenHarm[]
}

/** Loads the published ones of these documents; the others are left out. */
export type Loader = (context: LoadContext, ids: readonly number[]) => Promise<Loaded>

/** How one collection stands in the read model: the sections of its sidebar, and what is loaded of a document. */
export type CollectionDescription = { readonly groups: readonly FilterGroup[]; readonly load: Loader }

export type CollectionDescriptions = Readonly<Record<CardCollection, CollectionDescription>>

/** Every form of a text, once. */
export const forms = (text: Text | null | undefined): string[] =>
  typeof text === 'string'
    ? [text]
    : [...new Set(Object.values(text ?? {}).filter((form) => typeof form === 'string' && form !== ''))].map(String)
