import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionSlug, type GlobalSlug, type PayloadRequest, type Plugin, type Where } from 'payload'
import { isRecord } from '@/core/is-record'
import { inLanguage, label } from '../labels'
import { inOwnLanguage } from '../own-language'
import { isForm } from './admin-form'
import { hasDrafts, hookedBefore } from './before-operation'

const stale = label(
  'Somebody saved this entry after you opened it. Keep what you wrote elsewhere, reload the page and enter it again: otherwise their changes would be undone.',
  'Alguien guardó esta entrada después de que usted la abriera. Guarde en otro sitio lo que ha escrito, recargue la página y vuelva a introducirlo: si no, se desharían sus cambios.',
  'Alguém salvou esta entrada depois que você a abriu. Guarde em outro lugar o que escreveu, recarregue a página e insira de novo: senão, as alterações dessa pessoa seriam desfeitas.',
)

type Args = { id?: unknown; data?: unknown }

type Entry = { collection: CollectionSlug; id: number | string; req: PayloadRequest }

/** When an entry was saved: the newest version of it, which is what its form shows, or what visitors read. */
async function savedAt({ collection, id, req }: Entry, draft: boolean): Promise<number> {
  const doc = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    select: { updatedAt: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return doc && 'updatedAt' in doc ? Date.parse(doc.updatedAt) : Number.NaN
}

type Stored = { readonly version: object; readonly createdAt: string; readonly autosave?: boolean | null }

/** The newest version of an entry that is so. */
async function versionOf({ collection, id, req }: Entry, which: Where) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, which] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req,
  })
  return (docs[0] ?? null) as Stored | null
}

const versionsSince = async ({ collection, id, req }: Entry, sent: string): Promise<number> => {
  const where: Where = { and: [{ parent: { equals: id } }, { createdAt: { greater_than: sent } }] }
  return (await req.payload.countVersions({ collection, where, overrideAccess: true, req })).totalDocs
}

/** What a version says, without whether and when it was published. */
function contentOf(version: object): object {
  const { _status, updatedAt: _saved, createdAt: _made, publishedLocale: _locale, ...content } = version as Version
  return content
}

type Version = Readonly<Record<string, unknown>>

/** A version is stored this many milliseconds after its document, at most. */
const apart = 1000

/**
 * Whether only the state of an entry has changed since its form was loaded: it was published on schedule, or taken off the
 * site from the same form, which Payload notes in the version that there is and does not tell the form.
 */
async function isSameSince(entry: Entry, sent: string): Promise<boolean> {
  const newest = await versionOf(entry, { latest: { equals: true } })
  if (!newest) return false
  const isOwn = !newest.autosave && Date.parse(newest.createdAt) - Date.parse(sent) < apart
  if (isOwn && (await versionsSince(entry, sent)) <= 1) return true
  const known = await versionOf(entry, { 'version.updatedAt': { equals: sent } })
  return known !== null && isDeepStrictEqual(contentOf(known.version), contentOf(newest.version))
}

/** Going back to what is published sends that as JSON, whatever draft is newer; a form sends its fields as form data. */
const isRevert = async (entry: Entry, sent: number): Promise<boolean> =>
  entry.req.headers.get('content-type')?.startsWith('application/json') === true &&
  (await savedAt(entry, false)) === sent

/** Whether a form shows what is no longer stored. */
async function isStale(entry: Entry, updatedAt: string, hasDrafts: boolean): Promise<boolean> {
  const sent = Date.parse(updatedAt)
  if (!((await savedAt(entry, hasDrafts)) > sent)) return false
  return !hasDrafts || !((await isRevert(entry, sent)) || (await isSameSince(entry, updatedAt)))
}

async function isStaleGlobal(slug: GlobalSlug, updatedAt: string, req: PayloadRequest): Promise<boolean> {
  const { updatedAt: saved } = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
  return typeof saved === 'string' && Date.parse(saved) > Date.parse(updatedAt)
}

/** When what a form of the admin shows was saved; null of any other call. */
function shownSince({ data }: Args, req: PayloadRequest): string | null {
  return isForm(req) && isRecord(data) && typeof data.updatedAt === 'string' ? data.updatedAt : null
}

/** @throws APIError 409 */
function refuse(req: PayloadRequest): never {
  throw new APIError(inLanguage(stale, req.i18n.language), 409, null, true)
}

/**
 * A form that was loaded before somebody else saved sends the old words of every field, and would undo what they wrote.
 * Payload's locks say nothing to who opened an entry first and writes second. Accounts are left out: their own saves
 * must never lock anybody out.
 */
export const refuseStaleSaves: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.auth
      ? collection
      : hookedBefore(
          collection,
          async ({ args, req }) => {
            const { id } = args as Args
            const since = shownSince(args as Args, req)
            if (since === null || (typeof id !== 'number' && typeof id !== 'string')) return
            const entry = { collection: collection.slug as CollectionSlug, id, req: inOwnLanguage(req) }
            if (await isStale(entry, since, hasDrafts(collection))) refuse(req)
          },
          'last',
        ),
  ),
  globals: (config.globals ?? []).map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        async ({ args, req }) => {
          const since = shownSince(args as Args, req)
          if (since !== null && (await isStaleGlobal(global.slug as GlobalSlug, since, inOwnLanguage(req)))) refuse(req)
        },
      ],
    },
  })),
})
