import { hasDraftsEnabled, validations } from 'payload/shared'
import type { CollectionSlug, Field, PayloadRequest, Plugin, RichTextField, TextareaField, TextField } from 'payload'
import { isRecord } from '@/core/is-record'
import { defaultLocale } from '@/core/locales'
import { notesOf } from '../request-notes'
import { documentKey } from '@/core/document-key'
import { isFilled } from './filled-blocks'
import { inFirstLanguage, type Saved } from './first-language'
import { nested } from './row-labels'

type Words = TextField | TextareaField | RichTextField

type Options = {
  readonly collectionSlug?: CollectionSlug
  readonly data?: unknown
  readonly event?: string
  readonly id?: number | string
  readonly req: PayloadRequest
  readonly siblingData?: unknown
}
/** What holds a field: the document itself, a row of a list or a block, or a group, which has no id. */
type Place = 'document' | 'row' | 'group'
type Check = (value: unknown, options: Options) => Promise<string | true> | string | true

/** Finds the row or block with this id at any depth of a document. */
function rowIn(value: unknown, id: string): Record<string, unknown> | null {
  if (isRecord(value)) return value.id === id ? value : rowIn(Object.values(value), id)
  if (!Array.isArray(value)) return null
  for (const one of value) {
    const row = rowIn(one, id)
    if (row) return row
  }
  return null
}

/** Reads the document in the default locale once per request, however many texts are missing. */
function firstLanguageOf(saved: Saved): Promise<unknown> {
  const notes = notesOf<Promise<unknown>>(saved.req, 'inFirstLanguage')
  const key = documentKey(saved.collection, saved.id)
  const known = notes.get(key) ?? inFirstLanguage(saved)
  notes.set(key, known)
  return known
}

/** Whether a text may be missing: the default locale has it, or the save only stores a draft or unpublishes. */
async function mayLack(name: string, place: Place, options: Options): Promise<boolean> {
  const { collectionSlug: collection, data, event, id, req, siblingData } = options
  if (!collection || id === undefined || !hasDraftsEnabled(req.payload.collections[collection].config)) return false
  if (event === 'submit' && isRecord(data) && data._status === 'draft') return true
  if (req.locale === defaultLocale) return false
  const first = await firstLanguageOf({ collection, id, req })
  const rowId = isRecord(siblingData) ? siblingData.id : null
  const row = place === 'document' ? first : typeof rowId === 'string' ? rowIn(first, rowId) : null
  return isRecord(row) && isFilled(row[name])
}

function leaveOut(field: Words, place: Place): void {
  const check = (field.validate ?? validations[field.type]) as Check
  const unlessLeftOut = async (said: ReturnType<Check>, options: Options): Promise<string | true> => {
    const result = await said
    return result === true || (await mayLack(field.name, place, options)) || result
  }
  const validate: Check = (value, options) => {
    const said = check(value, options)
    return isFilled(value) ? said : unlessLeftOut(said, options)
  }
  Object.assign(field, { validate })
}

const isWords = (field: Field): field is Words =>
  field.type === 'text' || field.type === 'textarea' || field.type === 'richText'

/** In a group or named tab, every locale needs its text: there is no row id by which to find the default locale's. */
function walk(fields: readonly Field[], place: Place): void {
  for (const field of fields) {
    if (place !== 'group' && isWords(field) && field.required && field.localized) leaveOut(field, place)
    if (field.type === 'tabs') for (const tab of field.tabs) walk(tab.fields, 'name' in tab ? 'group' : place)
    else if (field.type === 'array' || field.type === 'blocks') walk(nested(field), 'row')
    else walk(nested(field), 'name' in field ? 'group' : place)
  }
}

/**
 * Lets a required text be missing in other locales, where visitors see the default locale's
 * (docs/adr/0151-a-required-text-in-one-language.md), and in drafts: otherwise a row that was written in one locale
 * would block publishing in another.
 */
export const requiredTextsPlugin: Plugin = (config) => {
  for (const { fields, versions } of config.collections ?? [])
    if (typeof versions === 'object' && versions.drafts) walk(fields, 'document')
  for (const { fields } of config.blocks ?? []) walk(fields, 'row')
  return config
}
