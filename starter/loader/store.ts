import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { unpublishedVersions } from '@/cms/versions'
import { locales, type Locale } from '@/core/locales'
import { writeBreadcrumbs } from '@/features/catalogue/schema'
import { inLocale, isLocalized, localizedBranches, withRowIds } from './localized'

export type SeedFile = { data: Buffer; mimetype: string; name: string; size: number }

type Stored = Record<string, unknown> & { id: number; updatedAt: string }

type Found = { id: number; updatedAt: string; _status?: unknown }

/** Reads and writes one item: a document of a collection, or a global. */
export type Store = {
  /** The stored id, and when it was last written, drafts included. */
  find: (id: number | undefined) => Promise<{ id: number; updatedAt: string } | null>
  read: (id: number) => Promise<Record<string, unknown>>
  /**
   * Creates a document in all locales; a global in the first one only, as `update` does.
   * @param again after an interrupted run, whose uploaded file may exist and is overwritten
   */
  create: (tree: Record<string, unknown>, file?: SeedFile, again?: boolean) => Promise<Stored>
  /** Whether `create` writes all locales, so that no update has to follow. */
  createsEveryLocale: boolean
  update: (id: number, data: Record<string, unknown>, locale: Locale, file?: SeedFile) => Promise<Stored>
  /** Writes all locales at once without hooks or versions, for collections that need neither. */
  updateTexts?: (id: number, texts: Record<string, unknown>) => Promise<Stored>
}

/**
 * Collections whose texts are updated in all locales at once, with the function that runs afterwards: one update per
 * locale would decode a picture's file again, and read a category's ancestors a dozen times.
 */
const singleUpdateCollections = new Map<
  CollectionSlug,
  (payload: Payload, id: number) => Promise<{ updatedAt: string } | null>
>([
  ['media', () => Promise.resolve(null)],
  ['categories', writeBreadcrumbs],
])

type CollectionTarget = { collection: CollectionSlug; where: Where }

/** One shape for documents of all collections, whose generated types differ. */
const plain = (value: unknown): Stored => value as Stored

export function collectionStore(
  payload: Payload,
  { collection, where }: CollectionTarget,
  context: Record<string, unknown> = {},
): Store {
  const follow = singleUpdateCollections.get(collection)
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
      // A draft leaves `updatedAt` of the published document as it was, and Payload builds the next save on the draft.
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

/** A global cannot be created: the first update inserts it. */
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
 * Writes a tree in all locales: a new document in one save; otherwise all of it in the first locale, and then what
 * differs in each other locale, into the same rows.
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
    // SQLite calls finish synchronously, so this yields to the pictures that are drawn meanwhile.
    await nextTurn()
    stored = await store.update(stored.id, { ...(branch as Record<string, unknown>), ...status }, locale)
  }
  return stored
}
