import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { locales, type Locale } from '@/core/locales'
import { isPerLocale } from '@/core/per-locale'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'
import { withMark, withoutMark } from '@/core/spreadsheet'
import { inLanguage, label } from './labels'

type Row = Record<string, unknown>

const map = (row: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]))

/** The texts of a row, wherever they stand in it, changed; the row may be one of a table or a document. */
const withTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change))
  return isRecord(value) ? map(value, (inner) => withTexts(inner, change)) : value
}

/** Rows as they go out: nothing that a visitor or an editor wrote is run by the spreadsheet that opens them. */
export const rowsOut = (rows: readonly Row[]): Row[] => rows.map((row) => withTexts(row, withMark) as Row)

/** Rows as they come in, without the marks of those that went out. */
export const rowsIn = <Doc extends object>(rows: readonly Doc[]): Doc[] =>
  rows.map((row) => withTexts(row, withoutMark) as Doc)

/** Whether a value has languages, itself or inside. */
const hasLanguages = (value: unknown): boolean =>
  isPerLocale(value) ||
  (Array.isArray(value) ? value.some(hasLanguages) : isRecord(value) && Object.values(value).some(hasLanguages))

/** Whether a value says anything in a language that others need not have. */
export function saysIn(value: unknown, locale: Locale): boolean {
  if (isPerLocale(value)) return value[locale] !== undefined
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return inner.some((one) => saysIn(one, locale))
}

function ofLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => ofLanguage(one, locale))
  if (isPerLocale(value)) return value[locale]
  return isRecord(value) ? map(value, (inner) => ofLanguage(inner, locale)) : value
}

/** A row in one language, as it is saved. */
export const rowOfLanguage = (row: object, locale: Locale): Record<string, unknown> =>
  map(row, (value) => ofLanguage(value, locale))

/** Of a row what has languages. */
export const wordsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => hasLanguages(value)))

/**
 * The rows of a table as the plugin shows them before they are read in: it finds the languages of a document's own fields
 * alone, so that what holds some further inside (the tabs of a product, what search engines are told) has to be given
 * whole in each.
 */
export const wholeInEachLanguage = <Doc extends object>(docs: readonly Doc[]): Doc[] =>
  docs.map(
    (doc) =>
      map(doc, (value) =>
        hasLanguages(value) ? Object.fromEntries(locales.map((locale) => [locale, ofLanguage(value, locale)])) : value,
      ) as Doc,
  )

/** A picture of each language goes out as its number, as every other relation does: the plugin would write out all of it. */
export const asNumber = ({ value }: { value: unknown }): unknown =>
  isPerLocale(value) ? map(value, relatedId) : relatedId(value)

const texts = {
  encoding: label(
    'This file is not in UTF-8: accents would be lost. Save it as “CSV UTF-8” and try again.',
    'Este archivo no está en UTF-8: se perderían los acentos. Guárdelo como «CSV UTF-8» e inténtelo de nuevo.',
    'Este arquivo não está em UTF-8: os acentos se perderiam. Salve-o como “CSV UTF-8” e tente de novo.',
  ),
  column: label(
    'Nothing here is called {names}: correct the first row of the table.',
    'Aquí nada se llama {names}: corrija la primera fila de la tabla.',
    'Nada aqui se chama {names}: corrija a primeira linha da tabela.',
  ),
}

/** What Payload gives every document beside its fields. */
const everywhere = ['id', '', 'createdAt', 'updatedAt']

/**
 * Refuses a table that would be read with losses: one of another encoding, or with a column that no field is called.
 * @throws APIError 400, in the language of the admin
 */
export function checkRows(
  rows: readonly Record<string, unknown>[],
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  { i18n }: PayloadRequest,
): void {
  const reject = (text: string): never => {
    throw new APIError(text, 400, null, true)
  }
  if (JSON.stringify(rows).includes('\uFFFD')) reject(inLanguage(texts.encoding, i18n.language))
  const known = new Set([...everywhere, ...flattenedFields.map(({ name }) => name)])
  const columns = new Set(rows.flatMap((row) => Object.keys(row)))
  // A column is called after its field, and what is inside it: `meta_title_en`, `_status`.
  const unknown = [...columns].filter((column) => !known.has(column.split('_')[0] ?? ''))
  if (unknown.length > 0) reject(inLanguage(texts.column, i18n.language).replace('{names}', () => unknown.join(', ')))
}

/**
 * That it is published is left to the document: a row that says so would take the place of a draft that waits. In a table
 * that comes in, it may be said.
 */
export const withoutState = (rows: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.map(({ _status, ...row }) => row)
