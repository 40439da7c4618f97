import {
  APIError,
  isolateObjectProperty,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { defaultLocale, isLocale, locales, type Locale } from '@/core/locales'
import { rowOfLanguage, saysIn, wordsOf } from './import-rows'
import { inLanguage, label } from './labels'

const texts = {
  empty: label(
    'This file has no rows: nothing was read.',
    'Este archivo no tiene filas: no se leyó nada.',
    'Este arquivo não tem linhas: nada foi lido.',
  ),
  language: label(
    'What it says in {language} was not saved: {reason}',
    'Lo que dice en {language} no se guardó: {reason}',
    'O que diz em {language} não foi salvo: {reason}',
  ),
  unnamed: label(
    'It has no “{field}”, by which its entry would be found.',
    'No tiene «{field}», por lo que no se encuentra su entrada.',
    'Não tem “{field}”, pelo qual sua entrada seria encontrada.',
  ),
  unknown: label(
    'There is no entry whose “{field}” is “{value}”.',
    'No hay ninguna entrada cuyo «{field}» sea «{value}».',
    'Não há nenhuma entrada cujo “{field}” seja “{value}”.',
  ),
}

type Row = Record<string, unknown>
type Issue = { readonly row: number; readonly error: string; readonly data: Row }
type Outcome = { imported: number; updated: number; readonly issues: Issue[] }
type Import = {
  readonly collection: CollectionSlug
  readonly mode: unknown
  /** The field by which the document of a row is found. */
  readonly match: string
  outcome: Outcome | null
}
type Told = { status?: unknown; summary?: unknown }

/** The import that a request runs, set by the hook `begin`; a preview has none. */
const imports = new WeakMap<PayloadRequest, Import>()

const said = (text: keyof typeof texts, { i18n }: PayloadRequest, values: Record<string, string> = {}): string =>
  fill(inLanguage(texts[text], i18n.language), values)

/**
 * The message of a failed save. For invalid fields Payload names the fields, and holds what is wrong with each apart.
 */
function reasonOf(error: unknown, req: PayloadRequest): string {
  if (error instanceof ValidationError)
    return `${error.message} (${error.data.errors.map(({ message }) => message).join(' ')})`
  if (error instanceof APIError) return error.message
  req.payload.logger.error({ err: error, msg: 'A row of a table could not be saved' })
  return req.t('error:unknown')
}

/** A request for one save, outside the transaction: an error rolls back no other save, and its locale stays its own. */
const ownRequest = (req: PayloadRequest): PayloadRequest =>
  Object.assign(isolateObjectProperty(req, ['transactionID', 'locale', 'fallbackLocale']), { transactionID: undefined })

/** The id of the document that a row names, or null where a new one is to be added. */
async function namedBy(row: Row, { collection, mode, match }: Import, req: PayloadRequest): Promise<number | null> {
  const value = row[match]
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new APIError(said('unnamed', req, { field: match }), 400)
  const { docs } = await req.payload.find({
    collection,
    where: { [match]: { equals: value } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req: ownRequest(req),
  })
  const [doc] = docs
  if (!doc && mode === 'update') throw new APIError(said('unknown', req, { field: match, value: String(value) }), 400)
  return doc?.id ?? null
}

/** Creates a document, published unless its row says `draft`. */
async function add(data: Row, locale: Locale, collection: CollectionSlug, req: PayloadRequest): Promise<number> {
  const hasState = hasDraftsEnabled(req.payload.collections[collection].config)
  const isDraft = hasState && data._status === 'draft'
  const { id } = await req.payload.create({
    collection,
    data: { ...data, ...(hasState ? { _status: isDraft ? 'draft' : 'published' } : {}) } as never,
    draft: isDraft,
    locale,
    depth: 0,
    overrideAccess: false,
    req: ownRequest(req),
  })
  return id
}

/**
 * Saves a row in its first locale, then its strings in the other locales.
 * @returns the error messages of those other locales
 * @throws Error where nothing of the row was saved
 */
async function saveRow(row: Row, to: Import, req: PayloadRequest): Promise<{ isNew: boolean; refused: string[] }> {
  const { collection } = to
  const found = to.mode === 'create' ? null : await namedBy(row, to, req)
  const { id: _, ...told } = row
  const words = wordsOf(told)
  const first = Object.keys(words).length === 0 && isLocale(req.locale) ? req.locale : defaultLocale
  const save = async (id: number, { createdAt: _, updatedAt: __, ...data }: Row, locale: Locale): Promise<unknown> =>
    req.payload.update({ collection, id, data, locale, depth: 0, overrideAccess: false, req: ownRequest(req) })

  const data = rowOfLanguage(told, first)
  const id = found ?? (await add(data, first, collection, req))
  if (found !== null) await save(found, data, first)
  const refused: string[] = []
  for (const locale of locales.filter((other) => other !== first && saysIn(words, other))) {
    try {
      await save(id, rowOfLanguage(words, locale), locale)
    } catch (error) {
      const language = new Intl.DisplayNames([req.i18n.language], { type: 'language' }).of(locale) ?? locale
      refused.push(said('language', req, { language, reason: reasonOf(error, req) }))
    }
  }
  return { isNew: found === null, refused }
}

/**
 * Saves the rows of a table and collects every error: the plugin would only log errors of the second and third locale,
 * and call the import complete.
 * @returns whether the request is an import; for a preview nothing is saved
 */
export async function saveRows(rows: readonly object[], req: PayloadRequest): Promise<boolean> {
  const made = imports.get(req)
  if (!made) return false
  const outcome: Outcome = { imported: 0, updated: 0, issues: [] }
  for (const [index, given] of rows.entries()) {
    const data: Row = { ...given }
    const issue = (error: string): number => outcome.issues.push({ row: index + 1, error, data })
    try {
      const { isNew, refused } = await saveRow(data, made, req)
      outcome[isNew ? 'imported' : 'updated'] += 1
      refused.forEach(issue)
    } catch (error) {
      issue(reasonOf(error, req))
    }
  }
  made.outcome = outcome
  return true
}

/** The true status and summary of an import, in place of the plugin's, which counts no row since it saved none. */
function asItWent<T extends Told>(told: T, req: PayloadRequest): T {
  const made = imports.get(req)
  // An import that the plugin rejected as a whole keeps the plugin's own report.
  if (!made || told.status === 'failed') return told
  const issues = made.outcome?.issues ?? [{ row: 0, error: said('empty', req), data: {} }]
  const { imported, updated } = made.outcome ?? { imported: 0, updated: 0 }
  const status = issues.length === 0 ? 'completed' : imported + updated === 0 ? 'failed' : 'partial'
  const summary = {
    ...(isRecord(told.summary) ? told.summary : {}),
    imported,
    updated,
    issues: issues.length,
    issueDetails: issues.length > 0 ? issues : undefined,
  }
  return { ...told, status, summary }
}

type StoredImport = Told & {
  id: number
  collectionSlug: string
  importMode?: string | null
  matchField?: string | null
}

const begin: CollectionAfterChangeHook<StoredImport> = ({ doc, operation, req }) => {
  if (operation !== 'create') return
  const collection = doc.collectionSlug as CollectionSlug
  imports.set(req, { collection, mode: doc.importMode ?? 'create', match: doc.matchField || 'id', outcome: null })
}

const store: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && 'status' in data ? asItWent(data as Told, req) : data

const answer: CollectionAfterChangeHook<StoredImport> = ({ doc, operation, req }) =>
  operation === 'create' ? asItWent(doc, req) : doc

/** Hooks that run around the plugin's own hooks of the imports collection. */
export const importHooks = { begin, store, answer } as const
