import type { Payload } from 'payload'
import type { CardCollection } from '@/core/collections'
import type { Text } from '@/core/locales'
import type { FacetValues, IndexEntry } from '@/platform/search/facet-index'
import type { EntryLabels } from '../filters/sections'
import type { CategoryNode } from '../filters/tree'
import type { CardContext, CardView } from '../card-view'

/** What the read model keeps of one published document. */
export type Shelved = IndexEntry & {
  readonly slug: string
  readonly title: Text
  readonly view: (context: CardContext) => CardView
}

/** A document as it is read, with what finds it. */
export type Listed = Shelved & {
  readonly facets: FacetValues
  /** Words it can be found by. */
  readonly names: readonly string[]
  readonly about: readonly string[]
  /** Keys of other documents it shows something of (`vendors:3`): when they change, it is read again. */
  readonly dependsOn: readonly string[]
  /** Moment (ms) at which it has to be read again though nothing was saved: a sale begins or ends. */
  readonly staleAt: number | null
}

export type Lookups = {
  readonly payload: Payload
  readonly categories: ReadonlyMap<number, CategoryNode>
  /** The title of a published species; species are read before what is filed under them. */
  readonly speciesTitle: (id: number) => Text | undefined
  readonly now: Date
}

export type Loaded = {
  readonly listed: readonly Listed[]
  /** Names of the values of `entries` groups that these documents have. */
  readonly labels: EntryLabels
}

/** Reads the published ones of these documents for the read model; the others are simply not answered. */
export type Loader = (lookups: Lookups, ids: readonly number[]) => Promise<Loaded>

export type Loaders = Readonly<Record<CardCollection, Loader>>

/** Every form of a text, once. */
export const forms = (text: Text | null | undefined): string[] =>
  typeof text === 'string'
    ? [text]
    : [...new Set(Object.values(text ?? {}).filter((form) => typeof form === 'string' && form !== ''))].map(String)
