import 'server-only'
import type { Payload } from 'payload'
import { isAttentive, openCursor, readChanges, type Cursor } from '@/cms/changes/log'
import { getCms } from '@/cms/public-find'
import { readTable } from '@/cms/sql'
import { cardCollections, type CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale, Text } from '@/core/locales'
import { filterGroups } from '../filters/groups'
import { filterSections, type FilterSection } from '../filters/sections'
import type { CategoryNode } from '../filters/tree'
import { changedFaces, readFaces } from './faces'
import { createFollower } from './following'
import type { Loaders } from './listing'
import { loadGuides, loadPosts, loadProjects } from './load-articles'
import { loadProducts } from './load-products'
import { loadSpecies } from './load-species'
import { loadVendors } from './load-vendors'
import { readCategories } from './lookups'
import { createShelf, type Shelf } from './shelf'

/** One reader a collection; a missing one does not compile. */
const loaders: Loaders = {
  mushrooms: loadSpecies,
  products: loadProducts,
  vendors: loadVendors,
  growingguides: loadGuides,
  posts: loadPosts,
  projects: loadProjects,
}

export type Settings = { unratedDisplay: 'default' | 'none'; nearMeMiles: number }

export type ReadModel = {
  readonly shelves: Readonly<Record<CardCollection, Shelf>>
  settings: Settings
  categories: ReadonlyMap<number, CategoryNode>
  sections: (collection: CardCollection, locale: Locale) => readonly FilterSection[]
  /** What a value of an `entries` group is called: one that a document has, or a species or maker without any. */
  nameOf: (collection: CardCollection, key: string, value: string) => Text | undefined
}

/** How old an answer may be that another process changed. */
const checkEvery = 1000
const batch = 4000

async function readSettings(payload: Payload): Promise<Settings> {
  const { display } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return { unratedDisplay: display.unratedDisplay, nearMeMiles: display.nearMeRadius }
}

/**
 * Reads the whole catalogue into memory. It is a cache and never the truth: it holds what is published, follows the
 * database's change sequence, and can be dropped and built again at any time.
 */
async function build() {
  const payload = await getCms()
  let cursor: Cursor = await openCursor(payload)
  // Before any document is read: one that changes in between is read again.
  const faces = new Map(await readFaces(payload))
  let checked = Date.now()
  const shelves = Object.fromEntries(cardCollections.map((slug) => [slug, createShelf(slug)])) as Record<
    CardCollection,
    Shelf
  >
  const sections = new Map<string, readonly FilterSection[]>()
  const model: ReadModel = {
    shelves,
    settings: await readSettings(payload),
    categories: await readCategories(payload),
    sections: (collection, locale) => {
      const key = `${collection} ${locale}`
      const known = sections.get(key) ?? describe(collection, locale)
      sections.set(key, known)
      return known
    },
    nameOf: (collection, key, value) => shelves[collection].nameOf(key, value) ?? nameElsewhere(key, value),
  }

  const nameElsewhere = (key: string, value: string): Text | undefined => {
    if (key === 'species') {
      const species = shelves.mushrooms.index.get(Number(value))
      return String(species?.id) === value ? species?.title : undefined
    }
    if (key !== 'vendor') return undefined
    return shelves.vendors.index.entries().find(({ slug }) => slug === value)?.title
  }

  /** A species without anything filed under it has a name too, where an address asks for it (NAV-04). */
  const withEverySpecies = (named: ReadonlyMap<string, Text>): ReadonlyMap<string, Text> => {
    const others = shelves.mushrooms.index.entries().map(({ id, title }) => [String(id), title] as const)
    return new Map([...named, ...others.filter(([id]) => !named.has(id))].slice(0, limits.filterEntries))
  }

  const describe = (collection: CardCollection, locale: Locale): readonly FilterSection[] => {
    const groups = filterGroups[collection]
    const entries = groups.filter(({ options }) => options.kind === 'entries')
    return filterSections(
      groups,
      locale,
      [...model.categories.values()],
      Object.fromEntries(
        entries.map(({ key }) => {
          const named = shelves[collection].entries(key, limits.filterEntries)
          return [key, key === 'species' ? withEverySpecies(named) : named]
        }),
      ),
    )
  }

  /** Reads documents again, a batch at a time: what they leave behind is swept up in between, and calls get a turn. */
  const load = async (collection: CardCollection, ids: readonly number[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch)
      const loaded = await loaders[collection](
        {
          payload,
          categories: model.categories,
          speciesTitle: (id) => shelves.mushrooms.index.get(id)?.title,
          now: new Date(),
        },
        some,
      )
      const found = new Set(loaded.listed.map(({ id }) => id))
      for (const id of some) if (!found.has(id)) shelves[collection].drop(id)
      shelves[collection].put(loaded)
    }
  }

  /** What changes touch: the documents themselves, and those that show something that is another now. */
  const touched = (keys: readonly string[], shown: readonly string[], collection: CardCollection): number[] => {
    const own = keys.flatMap((key) => {
      const [slug = '', id] = key.split(':')
      return slug === collection ? [Number(id)] : []
    })
    const shelf = shelves[collection]
    return [...new Set([...own, ...shown.flatMap((key) => shelf.dependents(key)), ...shelf.staleAt(Date.now())])]
  }

  const follow = createFollower(async () => {
    const { keys, cursor: next } = await readChanges(payload, cursor)
    const now = await readFaces(payload, keys)
    const shown = changedFaces(keys, faces, now)
    if (keys.some((key) => key.startsWith('site-settings:'))) model.settings = await readSettings(payload)
    if (keys.some((key) => key.startsWith('categories:'))) model.categories = await readCategories(payload)
    for (const collection of cardCollections) {
      const ids = touched(keys, shown, collection)
      await load(collection, ids)
      if (ids.length > 0) sections.clear()
    }
    if (keys.length > 0) sections.clear()
    // Only now: had a read failed, the next attempt would have to find the same differences.
    for (const key of shown) faces.delete(key)
    for (const [key, face] of now) faces.set(key, face)
    cursor = next
    checked = Date.now()
  })

  for (const collection of cardCollections) {
    const rows = await readTable(payload, collection, ['id'])
    await load(
      collection,
      rows.map(({ id }) => Number(id)),
    )
  }

  return {
    /** The model with everything in it that was committed when it was asked for, or a second earlier elsewhere. */
    current: async (): Promise<ReadModel> => {
      if (isAttentive() || Date.now() - checked >= checkEvery) {
        // What is known goes on being answered while the database is away.
        await follow().catch((error: unknown) => console.error('The catalogue could not be brought up to date', error))
      }
      return model
    },
  }
}

type Held = { model: ReturnType<typeof build> | null }

const shared = globalThis as unknown as Record<symbol, Held | undefined>
/** Routes live in several module graphs of one process; the model is there once. */
const held = (shared[Symbol.for('sporeprint.read-model')] ??= { model: null })

/** The read model, built the first time somebody wants it. A build that failed is tried again. */
export async function readModel(): Promise<ReadModel> {
  held.model ??= build().catch((error: unknown) => {
    held.model = null
    throw error
  })
  return (await held.model).current()
}
