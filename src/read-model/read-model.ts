import 'server-only'
import type { Payload } from 'payload'
import { coalesced } from '@/cms/changes/coalesced'
import { openStream, subscribe } from '@/cms/changes/stream'
import { getCms } from '@/cms/public-find'
import { readTable } from '@/cms/sql'
import { cardCollections, type CardCollection } from '@/core/collections'
import { dangerGrade, type Danger } from '@/core/dangers'
import { collectionOfKey, idsInKeys } from '@/core/document-key'
import type { Locale, Text } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { processSingleton } from '@/core/shared/process-singleton'
import { harmfulSpecies } from '@/platform/catalogue/harmful-species'
import { collections } from './collections'
import type { FilterSection } from './filters/sections'
import type { CategoryNode } from './filters/tree'
import { readLookAlikes } from './look-alikes'
import { changedProjections, readProjections } from './projections'
import { readCategories } from './lookups'
import type { Phrases } from './engine/phrases'
import { createSentenceRules, type SentenceRules } from './engine/sentence-rules'
import { dangerPhrases } from './search-species'
import { readSearchTerms } from './search-terms'
import { createCollectionIndex } from './collection-index'
import { describedSections, titleWithoutDocuments, type Indexes } from './described-sections'

type Settings = { unratedDisplay: 'default' | 'none'; nearMeMiles: number }

export type ReadModel = {
  readonly indexes: Indexes
  settings: Settings
  categories: ReadonlyMap<number, CategoryNode>
  /** Danger grade by species id, of published and unpublished species. */
  harmful: ReadonlyMap<number, Danger>
  /** Names of harmful species, and what visitors type who need help with a poisoning. */
  phrases: Phrases<number | 'poisoning'>
  /** Rules that recognize an account of a poisoning in a whole sentence. */
  sentenceRules: SentenceRules
  sections: (collection: CardCollection, locale: Locale) => readonly FilterSection[]
  /**
   * The name of a value of an `entries` group; a species or vendor has one even where no document is filed under it.
   */
  nameOf: (collection: CardCollection, key: string, value: string) => Text | undefined
}

/** How often the model checks for documents that the clock made stale, such as a sale that began. */
const clockMilliseconds = 1000
const batch = 4000

async function readSettings(payload: Payload): Promise<Settings> {
  const { display } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return { unratedDisplay: display.unratedDisplay, nearMeMiles: display.nearMeRadius }
}

/** Danger grades of the harmful species among `ids`, or among all where it is left out. */
async function readHarmful(payload: Payload, ids?: readonly number[]): Promise<Map<number, Danger>> {
  const species = await harmfulSpecies({ payload }, ids)
  return new Map(
    species.flatMap(({ id, specie }) => {
      const grade = dangerGrade(specie?.edibility)
      return grade ? [[id, grade] as const] : []
    }),
  )
}

/**
 * Reads the whole catalogue into memory. It is a cache and never the truth: it holds what is published, follows the
 * database's sequence of changes, and can be dropped and built again at any time.
 */
async function build() {
  const payload = await getCms()
  // Documents that change during the build are noted here and loaded again after it.
  const pending = new Set<string>()
  let isBuilt = false
  subscribe('read-model', async (changes) => {
    for (const { key } of changes) pending.add(key)
    if (isBuilt) await applyPending()
  })
  await openStream(payload)
  const projections = new Map(await readProjections(payload))
  const indexes = recordOf(cardCollections, createCollectionIndex)
  const sections = new Map<string, readonly FilterSection[]>()
  let terms = await readSearchTerms(payload)
  const lookAlikes = await readLookAlikes(payload)
  /** Species to load again because their look-alikes may have changed; kept until that load succeeds. */
  const around = new Set<number>()
  /** Species to load again because search terms changed; kept until that load succeeds. */
  const renamed = new Set<number>()
  const model: ReadModel = {
    indexes,
    settings: await readSettings(payload),
    categories: await readCategories(payload),
    harmful: await readHarmful(payload),
    phrases: dangerPhrases(indexes.mushrooms, terms),
    sentenceRules: createSentenceRules(terms.sentenceRules),
    sections: (collection, locale) => {
      const key = `${collection} ${locale}`
      const known = sections.get(key) ?? describedSections(model, collection, locale)
      sections.set(key, known)
      return known
    },
    nameOf: (collection, key, value) =>
      indexes[collection].nameOf(key, value) ?? titleWithoutDocuments(indexes, key, value),
  }

  /** Loads documents in batches, so that memory is freed and requests are served between two of them. */
  const load = async (collection: CardCollection, ids: readonly number[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch)
      const loaded = await collections[collection].load(
        {
          payload,
          categories: model.categories,
          lookAlikesOf: lookAlikes.of,
          termsOf: (id) => terms.species.get(id) ?? [],
          speciesTitle: (id) => indexes.mushrooms.index.get(id)?.title,
          dangerOf: (id) => model.harmful.get(id),
          now: new Date(),
        },
        some,
      )
      const found = new Set(loaded.documents.map(({ id }) => id))
      for (const id of some) if (!found.has(id)) indexes[collection].drop(id)
      indexes[collection].put(loaded)
    }
  }

  /** Ids to load again: changed documents, those that show a changed projection, and those the clock made stale. */
  const touched = (keys: readonly string[], shown: readonly string[], collection: CardCollection): number[] => {
    const index = indexes[collection]
    return [
      ...new Set([
        ...idsInKeys(keys, collection),
        ...shown.flatMap((key) => index.dependents(key)),
        ...index.staleAt(Date.now()),
      ]),
    ]
  }

  const gatherPhrases = (): void => {
    model.phrases = dangerPhrases(indexes.mushrooms, terms)
  }

  const apply = async (keys: readonly string[]): Promise<void> => {
    const now = await readProjections(payload, keys)
    const shown = changedProjections(keys, projections, now)
    const changed = new Set(keys.map(collectionOfKey))
    if (changed.has('site-settings')) model.settings = await readSettings(payload)
    if (changed.has('categories')) model.categories = await readCategories(payload)
    const species = idsInKeys(keys, 'mushrooms')
    const harmful = await readHarmful(payload, species)
    model.harmful = new Map([...[...model.harmful].filter(([id]) => !species.includes(id)), ...harmful])
    if (changed.has('searchterms')) {
      const before = terms
      terms = await readSearchTerms(payload)
      model.sentenceRules = createSentenceRules(terms.sentenceRules)
      for (const id of [...before.species.keys(), ...terms.species.keys()]) renamed.add(id)
    }
    for (const id of await lookAlikes.follow(species)) around.add(id)
    for (const collection of cardCollections) {
      const ids = touched(keys, shown, collection)
      await load(collection, collection === 'mushrooms' ? [...new Set([...ids, ...renamed, ...around])] : ids)
    }
    if (changed.has('mushrooms') || changed.has('searchterms')) gatherPhrases()
    sections.clear()
    // Cleared only after every load succeeded: after a failure the next attempt must find the same differences.
    around.clear()
    renamed.clear()
    for (const key of shown) projections.delete(key)
    for (const [key, projection] of now) projections.set(key, projection)
  }

  /** Applies the pending changes, and loads documents that the clock made stale: a sale began or ended. */
  const applyPending = coalesced(async () => {
    const keys = [...pending]
    pending.clear()
    try {
      await apply(keys)
    } catch (error) {
      for (const key of keys) pending.add(key)
      throw error
    }
  })

  for (const collection of cardCollections) {
    const rows = await readTable(payload, collection, ['id'])
    await load(
      collection,
      rows.map(({ id }) => Number(id)),
    )
  }
  gatherPhrases()
  isBuilt = true
  if (pending.size > 0) await applyPending()

  let checkedAt = Date.now()
  /**
   * The model as of the last applied change; changes by the clock (a sale begins or ends) are at most a second late.
   */
  const current = async (): Promise<ReadModel> => {
    const now = Date.now()
    if (now - checkedAt >= clockMilliseconds) {
      checkedAt = now
      const isStale = cardCollections.some((collection) => indexes[collection].staleAt(now).length > 0)
      // While the database is unreachable, queries continue with what is in memory.
      if (isStale)
        await applyPending().catch((error: unknown) =>
          console.error('The read model could not be brought up to date', error),
        )
    }
    return model
  }
  return { current }
}

type Held = { model: ReturnType<typeof build> | null }

const held = processSingleton<Held>('read-model', { model: null })

/** The read model, built at the first query. A build that failed is tried again. */
export async function readModel(): Promise<ReadModel> {
  held.model ??= build().catch((error: unknown) => {
    held.model = null
    throw error
  })
  return (await held.model).current()
}
