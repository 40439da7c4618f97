import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { unpublishedVersions } from '@/cms/versions'
import { locales, type Locale } from '@/core/locales'
import { writeBreadcrumbs } from '@/features/catalogue/schema'
import { inLocale, isLocalized, localizedBranches, withRowIds } from './localized'

export type SeedFile = { data: Buffer; mimetype: string; name: string; size: number }

type Stored = Record<string, unknown> & { id: number; updatedAt: string }

type Found = { id: number; updatedAt: string; _status?: unknown }

/** Where an item is kept: a collection's document or a global. */
export type Store = {
  /** When it was last written, as a draft too. */
  find: (id: number | undefined) => Promise<{ id: number; updatedAt: string } | null>
  read: (id: number) => Promise<Record<string, unknown>>
  /**
   * Makes a document in all locales; a global in its first, like any later write.
   * @param again after a run that was killed: its file may lie there already, and is ours
   */
  create: (tree: Record<string, unknown>, file?: SeedFile, again?: boolean) => Promise<Stored>
  /** Whether nothing is left to be written in the other locales once it is made. */
  createsEveryLocale: boolean
  update: (id: number, data: Record<string, unknown>, locale: Locale, file?: SeedFile) => Promise<Stored>
  /** Writes texts in all languages at once, where neither hooks nor versions follow them. */
  updateTexts?: (id: number, texts: Record<string, unknown>) => Promise<Stored>
}

/**
 * Collections whose texts are written in all languages at once: to write each language by itself would read and check
 * a picture's file again, and climb from a category to its root a dozen times. After it, what follows from the texts.
 */
const atOnce = new Map<CollectionSlug, (payload: Payload, id: number) => Promise<{ updatedAt: string } | null>>([
  ['media', () => Promise.resolve(null)],
  ['categories', writeBreadcrumbs],
])

type CollectionTarget = { collection: CollectionSlug; where: Where }

/** Payload's own types follow each collection; the seed handles them all alike. */
const plain = (value: unknown): Stored => value as Stored

export function collectionStore(
  payload: Payload,
  { collection, where }: CollectionTarget,
  context: Record<string, unknown> = {},
): Store {
  const follow = atOnce.get(collection)
  const common = {
    collection,
    overrideAccess: true,
    depth: 0,
    context: { seed: true, withoutStats: true, ...context },
  } as const
  return {
    find: async (id) => {
      const stored = await payload.db.findOne<Found>({ collection, where: id ? { id: { equals: id } } : where })
      if (stored?._status !== 'published') return stored
      // An editor's draft leaves what is published as old as it was, and the next save would be made of it.
      const draft = { where: unpublishedVersions([stored.id]), limit: 1, pagination: false }
      const { docs } = await payload.db.findVersions({ collection, ...draft })
      return { ...stored, updatedAt: docs[0]?.updatedAt ?? stored.updatedAt }
    },
    read: async (id) => plain(await payload.findByID({ ...common, id, locale: locales[0] })),
    createsEveryLocale: true,
    create: async (tree, file, again = false) => {
      const taken = file && (await payload.db.findOne({ collection, where: { filename: { equals: file.name } } }))
      const upload = file ? { file, overwriteExistingFiles: again && !taken } : {}
      const data = inLocale(tree, locales[0]) as never
      const made = { ...common.context, made: { collection, tree } }
      const stored = plain(await payload.create({ ...common, context: made, locale: locales[0], data, ...upload }))
      return { ...stored, ...(await follow?.(payload, stored.id)) }
    },
    update: async (id, data, locale, file) =>
      plain(
        await payload.update({
          ...common,
          id,
          locale,
          data,
          ...(file ? { file, overwriteExistingFiles: true } : {}),
        }),
      ),
    ...(follow
      ? {
          updateTexts: async (id, texts) => {
            const stored = plain(await payload.db.updateOne({ collection, id, data: texts }))
            return { ...stored, ...(await follow(payload, id)) }
          },
        }
      : {}),
  }
}

/** A global is never created: writing it for the first time makes it. */
export function globalStore(payload: Payload, slug: GlobalSlug): Store {
  const common = { slug, overrideAccess: true, depth: 0, context: { seed: true } } as const
  const update: Store['update'] = async (_id, data, locale) =>
    plain(await payload.updateGlobal({ ...common, locale, data }))
  return {
    find: async () => {
      const stored = await payload.db.findGlobal<Stored>({ slug })
      return 'id' in stored ? stored : null
    },
    read: async () => plain(await payload.findGlobal({ ...common, locale: locales[0] })),
    createsEveryLocale: false,
    create: (tree) => update(0, inLocale(tree, locales[0]) as Record<string, unknown>, locales[0]),
    update,
  }
}

/**
 * Writes a tree in all languages: at once where a document is made, else whole in the first language and then what differs
 * in the others, into the same rows.
 * @returns the document's id and when it was last written
 */
export async function writeLocales(
  store: Store,
  tree: Record<string, unknown>,
  id: number | undefined,
  file: SeedFile | undefined,
  again: boolean,
): Promise<Stored> {
  const [first, ...others] = locales
  if (id === undefined && store.createsEveryLocale) return store.create(tree, file, again)
  let stored =
    id === undefined
      ? await store.create(tree, file, again)
      : await store.update(
          id,
          inLocale(withRowIds(tree, await store.read(id)), first) as Record<string, unknown>,
          first,
          file,
        )
  if (store.updateTexts) {
    const texts = Object.fromEntries(Object.entries(tree).filter(([, value]) => isLocalized(value)))
    return store.updateTexts(stored.id, texts)
  }
  const status = '_status' in tree ? { _status: tree._status } : {}
  for (const locale of others) {
    const branch = localizedBranches(withRowIds(tree, stored), locale)
    if (branch === undefined) continue
    // SQLite returns within the turn; pictures that are drawn meanwhile wait for the next one.
    await nextTurn()
    stored = await store.update(stored.id, { ...(branch as Record<string, unknown>), ...status }, locale)
  }
  return stored
}
