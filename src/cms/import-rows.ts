import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { locales, type Locale } from '@/core/locales'
import { isPerLocale } from '@/core/per-locale'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'
import { escapeFormula, unescapeFormula } from '@/core/spreadsheet'
import { inLanguage, label } from './labels'

type Row = Record<string, unknown>

const map = (row: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]))

/** Applies `change` to every string in a value, at any depth. */
const withTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change))
  return isRecord(value) ? map(value, (inner) => withTexts(inner, change)) : value
}

/** Escapes rows for export, so that a spreadsheet runs nothing that a visitor or an editor wrote as a formula. */
export const rowsOut = (rows: readonly Row[]): Row[] => rows.map((row) => withTexts(row, escapeFormula) as Row)

/** Removes the escapes of `rowsOut` from imported rows. */
export const rowsIn = <Doc extends object>(rows: readonly Doc[]): Doc[] =>
  rows.map((row) => withTexts(row, unescapeFormula) as Doc)

/** Whether a value is an object of locales, or contains one. */
const hasLanguages = (value: unknown): boolean =>
  isPerLocale(value) ||
  (Array.isArray(value) ? value.some(hasLanguages) : isRecord(value) && Object.values(value).some(hasLanguages))

/** Whether a value has a string in this locale. */
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

/** A row in one locale, as it is saved. */
export const rowOfLanguage = (row: object, locale: Locale): Record<string, unknown> =>
  map(row, (value) => ofLanguage(value, locale))

/** The localized columns of a row. */
export const wordsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => hasLanguages(value)))

/**
 * Rows for the plugin's preview of an import, with whole values per locale: the plugin finds locales only in a
 * document's top-level fields, so nested ones (the tabs of a product, the meta fields) have to be given complete in
 * each locale.
 */
export const wholeInEachLanguage = <Doc extends object>(docs: readonly Doc[]): Doc[] =>
  docs.map(
    (doc) =>
      map(doc, (value) =>
        hasLanguages(value) ? Object.fromEntries(locales.map((locale) => [locale, ofLanguage(value, locale)])) : value,
      ) as Doc,
  )

/** Exports a localized picture as its id, as every other relation is; the plugin would write the whole document. */
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

/** The columns that Payload adds to every document beside its fields. */
const everywhere = ['id', '', 'createdAt', 'updatedAt']

/**
 * Rejects a table whose import would lose data: in another encoding, or with a column that matches no field.
 * @throws APIError 400, in the admin's language
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
  // A column begins with the name of its field: `meta_title_en`, `_status`.
  const unknown = [...columns].filter((column) => !known.has(column.split('_')[0] ?? ''))
  if (unknown.length > 0) reject(inLanguage(texts.column, i18n.language).replace('{names}', () => unknown.join(', ')))
}

/**
 * Drops `_status` from an export: imported again, it would publish over a draft that waits. An imported table may have
 * the column.
 */
export const withoutState = (rows: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.map(({ _status, ...row }) => row)
