import { createHash } from 'node:crypto'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { patchCreateForAllLocales } from './all-texts'
import { collectionStore, globalStore, writeLocales, type SeedFile } from './store'

type SeedRecord = {
  id: number
  key: string
  doc?: number | null
  fingerprint?: string | null
  writtenAt?: string | null
}

type DocumentItem = {
  collection: CollectionSlug
  /** The natural key, unique in its collection. */
  key: string
  where: Where
  data: () => Promise<Record<string, unknown>> | Record<string, unknown>
  /** The seed's data, hashed to find out whether the item changed since it was last written. */
  fingerprint: unknown
  file?: () => Promise<SeedFile>
  /** Keys of its pictures, which are uploaded first. */
  pictures?: readonly string[]
  /** Request context for the collection's hooks, such as the author of a text. */
  context?: () => Record<string, unknown>
  global?: undefined
}

type GlobalItem = Pick<DocumentItem, 'key' | 'data' | 'fingerprint'> & {
  global: GlobalSlug
  file?: undefined
  pictures?: undefined
}

/** One document or global to write. `data` may hold localized values anywhere. */
export type SeedItem = DocumentItem | GlobalItem

/** The document's id, null where an editor deleted it, and whether this call wrote it. */
type Upserted = { id: number | null; written: boolean }

export type Seeder = {
  /** Creates or updates one item. */
  upsert: (item: SeedItem) => Promise<Upserted>
  /**
   * The id of a document of an earlier item.
   * @throws Deleted when an editor deleted it or the profile leaves it out; the item that needs it is then skipped
   */
  idOf: (collection: CollectionSlug, key: string) => number
  /** Like `idOf`, but null instead of an error. */
  find: (collection: CollectionSlug, key: string) => number | null
  idsOf: (collection: CollectionSlug, keys: readonly string[]) => number[]
  /** The media id of a picture, or null when there is none under this key. */
  pictureOf: (key: string) => number | null
}

/** Thrown for a document that an editor has deleted, or that the profile leaves out. */
class Deleted extends Error {}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

/** Ledger keys whose documents no longer exist, since deletions do not update the ledger. */
async function deletedSince(payload: Payload, records: readonly SeedRecord[]): Promise<ReadonlySet<string>> {
  const ids = new Map<CollectionSlug, ReadonlySet<number>>()
  for (const { slug } of payload.config.collections) {
    if (!records.some(({ key }) => key.startsWith(`${slug}:`))) continue
    const { docs } = await payload.db.find<{ id: number }>({
      collection: slug,
      select: {},
      sort: 'id',
      limit: 0,
      pagination: false,
    })
    ids.set(slug, new Set(docs.map(({ id }) => id)))
  }
  const gone = records.filter(({ key, doc }) => {
    const stored = ids.get(key.slice(0, key.indexOf(':')) as CollectionSlug)
    return stored !== undefined && typeof doc === 'number' && !stored.has(doc)
  })
  return new Set(gone.map(({ key }) => key))
}

/**
 * Creates the loader. It writes an item that is new, whose seed changed while no editor changed the document, or whose
 * last write was interrupted; it leaves every other document alone.
 */
export async function createSeeder(
  payload: Payload,
  holds: (collection: CollectionSlug, key: string) => boolean = () => true,
): Promise<Seeder> {
  patchCreateForAllLocales(payload.db)
  const { docs } = await payload.db.find<SeedRecord>({ collection: 'seed-records', limit: 0, pagination: false })
  const records = new Map(docs.map((record) => [record.key, record]))
  const deleted = await deletedSince(payload, docs)

  const saveRecord = async (key: string, values: Partial<SeedRecord>): Promise<SeedRecord> => {
    const existing = records.get(key)
    const saved = (
      existing
        ? await payload.db.updateOne({ collection: 'seed-records', id: existing.id, data: { ...existing, ...values } })
        : await payload.db.create({ collection: 'seed-records', data: { key, ...values } })
    ) as SeedRecord
    records.set(key, saved)
    return saved
  }

  const docOf = (key: string): number | null => (deleted.has(key) ? null : (records.get(key)?.doc ?? null))

  /** Records that a document is an editor's or was deleted, so that later runs skip it without reading it. */
  const keep = async (key: string, fingerprint: string, doc: number | null): Promise<Upserted> => {
    await saveRecord(key, { doc, fingerprint, writtenAt: 'kept' })
    return { id: doc, written: false }
  }

  const upsert = async (item: SeedItem): Promise<Upserted> => {
    const store = item.global ? globalStore(payload, item.global) : collectionStore(payload, item)
    const key = `${item.global ? 'globals' : item.collection}:${item.key}`
    const fingerprint = hash(item.fingerprint)
    const record = records.get(key)
    if (record?.fingerprint === fingerprint) return { id: docOf(key), written: false }
    const existing = await store.find(record?.doc ?? undefined)
    const interrupted = record !== undefined && !record.fingerprint
    const theirs = record ? !interrupted && existing?.updatedAt !== record.writtenAt : existing !== null
    if (theirs) return keep(key, fingerprint, existing?.id ?? null)
    let tree: Record<string, unknown>
    let context: Record<string, unknown> | undefined
    try {
      tree = await item.data()
      context = item.global ? undefined : item.context?.()
    } catch (error) {
      if (error instanceof Deleted) return keep(key, fingerprint, existing?.id ?? null)
      throw error
    }
    await saveRecord(key, { fingerprint: null })
    const target = item.global ? store : collectionStore(payload, item, context)
    const written = await writeLocales(
      target,
      tree,
      existing?.id,
      item.file ? await item.file() : undefined,
      interrupted,
    )
    await saveRecord(key, { doc: written.id, fingerprint, writtenAt: written.updatedAt })
    return { id: written.id, written: true }
  }

  const find = (collection: CollectionSlug, key: string): number | null => {
    const name = `${collection}:${key}`
    if (!holds(collection, key)) return null
    if (!records.has(name)) throw new Error(`The seed names ${collection} "${key}", which does not exist.`)
    return docOf(name)
  }

  return {
    upsert,
    find,
    idOf: (collection, key) => {
      const id = find(collection, key)
      if (id === null) throw new Deleted(`${collection} "${key}"`)
      return id
    },
    pictureOf: (key) => docOf(`media:${key}`),
    idsOf: (collection, keys) => keys.flatMap((key) => find(collection, key) ?? []),
  }
}
