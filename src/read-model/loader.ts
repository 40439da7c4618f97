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

/** What the index keeps of a species beside its card, for season lists, search and the key. */
type SpeciesFacts = {
  readonly edibility: string
  /** The genus as the search compares it: lower case, without accents. */
  readonly genus: string
  /** Fruiting months (1..12) of each hemisphere; empty where no season is recorded. */
  readonly months: Readonly<Record<Half, readonly number[]>>
  /** What it is called: its titles, its common names in every language, its scientific name and the older ones. */
  readonly names: readonly string[]
  /** Every name of a harmful species and the search terms that editors list for it; empty for all others. */
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
  /** Harmful species among those it makes one eat or grow: its page warns of them. */
  readonly warnsOf?: readonly number[]
  /** Its look-alikes, in both directions: its page shows the grade of each. */
  readonly lookAlikeIds?: readonly number[]
  /** The price of a product, for feeds. */
  readonly price?: Price | null
  /** Moment (ms) at which a sale last began or ended, which changes the price without a save. */
  readonly turnedAt?: number | null
  readonly card: (context: CardContext) => CardView
}

/** A document as its loader returns it, with everything it is found by. */
export type LoadedDocument = IndexedDocument & {
  readonly facets: FacetValues
  /** Names it is found by; `about` is further text, which ranks lower. */
  readonly names: readonly string[]
  readonly about: readonly string[]
  /** Keys of other documents it shows something of (`vendors:3`): when they change, it is loaded again. */
  readonly dependsOn: readonly string[]
  /** Moment (ms) at which it has to be loaded again though nothing was saved: a sale begins or ends. */
  readonly staleAt: number | null
  /** It sells or cooks a harmful species: no list holds it until that species is graded otherwise (SAF-04). */
  readonly isWithdrawn?: boolean
}

/** An unpublished harmful species, with the names by which a search warns of it. */
export type UnpublishedHarm = { readonly id: number; readonly genus: string; readonly names: readonly string[] }

/** Creates card functions outside the loaders: a closure inside a loader would keep all rows of its batch in memory. */
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
  /** The danger grade of a species, published or not; undefined for a harmless one. */
  readonly dangerOf: (id: number) => Danger | undefined
  /** The look-alikes of a species, in both directions; null where its record is not in the index of look-alikes. */
  readonly lookAlikesOf: (id: number) => readonly LookAlike[] | null
  /** Search terms that editors list for a species. */
  readonly termsOf: (id: number) => readonly string[]
  readonly now: Date
}

export type Loaded = {
  readonly documents: readonly LoadedDocument[]
  /** Names of the values of `entries` groups that these documents have. */
  readonly labels: EntryLabels
  /** Unpublished harmful species: nothing of them is shown. */
  readonly hidden?: readonly UnpublishedHarm[]
}

/** Loads the published ones of these documents; the others are left out. */
export type Loader = (context: LoadContext, ids: readonly number[]) => Promise<Loaded>

/** The description of one collection: the sections of its sidebar, and the loader of its documents. */
export type CollectionDescription = { readonly groups: readonly FilterGroup[]; readonly load: Loader }

export type CollectionDescriptions = Readonly<Record<CardCollection, CollectionDescription>>

/** Every translation of a text, without empty ones and duplicates. */
export const translationsOf = (text: Text | null | undefined): string[] =>
  typeof text === 'string'
    ? [text]
    : [...new Set(Object.values(text ?? {}).filter((form) => typeof form === 'string' && form !== ''))].map(String)
