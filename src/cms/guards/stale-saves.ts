import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '@/core/is-record'
import { inLanguage, label } from '../labels'
import { inOwnLanguage } from '../own-language'
import { runSql, sql } from '../sql'
import { isForm } from './admin-form'
import { withGlobalHooks, withHooks } from '../hooks'
import { savedAt, type Entry } from './saved-at'
import { keepSame, noteStateChange, onlyStateChanged } from './state-changes'

const stale = label(
  'This entry was saved after you opened it here, by somebody else or in another window of yours. Keep what you wrote elsewhere, reload the page and enter it again: otherwise what was saved would be undone.',
  'Esta entrada se guardó después de que usted la abriera aquí: lo hizo otra persona, o usted en otra ventana. Guarde en otro sitio lo que ha escrito, recargue la página y vuelva a introducirlo: si no, se desharía lo guardado.',
  'Esta entrada foi salva depois que você a abriu aqui, por outra pessoa ou em outra janela sua. Guarde em outro lugar o que escreveu, recarregue a página e insira de novo: senão, o que foi salvo seria desfeito.',
)

const gone = label(
  'Somebody has deleted this entry since you opened it, and what you wrote is not stored. Keep it elsewhere before you leave this page.',
  'Alguien ha borrado esta entrada desde que usted la abrió, y lo que ha escrito no se ha guardado. Guárdelo en otro sitio antes de salir de esta página.',
  'Alguém excluiu esta entrada desde que você a abriu, e o que você escreveu não foi salvo. Guarde em outro lugar antes de sair desta página.',
)

type Args = { id?: unknown; data?: unknown }

/** “Revert to published” sends that version as JSON, whatever draft is newer; a form sends its fields as form data. */
const isRevert = async (entry: Entry, shown: string): Promise<boolean> =>
  entry.req.headers.get('content-type')?.startsWith('application/json') === true &&
  (await savedAt(entry, false)) === shown

/**
 * Whether the document was saved after a form loaded it, which `shown` says.
 * @throws APIError 404 where the document was deleted
 */
async function isStale(entry: Entry, shown: string, drafts: boolean): Promise<boolean> {
  const saved = await savedAt(entry, drafts)
  if (saved === null) throw new APIError(inLanguage(gone, entry.req.i18n.language), 404, null, true)
  if (!(Date.parse(saved) > Date.parse(shown))) return false
  return !drafts || !((await isRevert(entry, shown)) || (await onlyStateChanged(entry, shown, saved)))
}

async function isStaleGlobal(slug: GlobalSlug, shown: string, req: PayloadRequest): Promise<boolean> {
  const { updatedAt: saved } = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
  return typeof saved === 'string' && Date.parse(saved) > Date.parse(shown)
}

/** Payload does not update a global's `updatedAt` where only its lists or localized fields have changed. */
const dateGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const now = new Date().toISOString()
  await runSql(req, sql`UPDATE ${sql.identifier(global.slug.replaceAll('-', '_'))} SET updated_at = ${now}`)
  return { ...(doc as object), updatedAt: now }
}

/** The `updatedAt` that a form of the admin has loaded; null for any other call. */
function shownSince({ data }: Args, req: PayloadRequest): string | null {
  return isForm(req) && isRecord(data) && typeof data.updatedAt === 'string' ? data.updatedAt : null
}

/** @throws APIError 409 */
function reject(req: PayloadRequest): never {
  throw new APIError(inLanguage(stale, req.i18n.language), 409, null, true)
}

const withStateChanges = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { beforeOperation: [noteStateChange], afterChange: [keepSame] })

const rejectStale =
  (collection: CollectionConfig): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { id } = args as Args
    const since = shownSince(args as Args, req)
    if (since === null || (typeof id !== 'number' && typeof id !== 'string')) return
    const entry = { collection: collection.slug as CollectionSlug, id, req: inOwnLanguage(req) }
    if (await isStale(entry, since, hasDraftsEnabled(collection))) reject(req)
  }

const rejectStaleGlobal =
  (slug: GlobalSlug): GlobalBeforeOperationHook =>
  async ({ args, req }) => {
    const since = shownSince(args as Args, req)
    if (since !== null && (await isStaleGlobal(slug, since, inOwnLanguage(req)))) reject(req)
  }

/**
 * Rejects (409) a save from a form that was loaded before another save: it sends the old value of every field, so the
 * other's changes would be lost. Payload's document locks do not cover an editor who opened first and saves second.
 * Accounts are exempt, since their own saves must never lock anyone out.
 */
export const rejectStaleSaves: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.auth
      ? collection
      : withHooks(hasDraftsEnabled(collection) ? withStateChanges(collection) : collection, {
          beforeOperation: [rejectStale(collection)],
        }),
  ),
  globals: (config.globals ?? []).map((global) =>
    withGlobalHooks(global, {
      beforeOperation: [rejectStaleGlobal(global.slug as GlobalSlug)],
      afterChange: [dateGlobal],
    }),
  ),
})
