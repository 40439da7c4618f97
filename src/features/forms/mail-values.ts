import { inLanguage, label } from '@/cms/labels'
import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { escapeMarkup } from '@/core/markup'
import { typedNumber } from '@/core/typed-number'
import { countryName, statesIn } from '@/platform/place/names'
import type { FormField } from './values'

type SentRow = { readonly field: string; readonly value: string }

/** The data of a submission for the mails of its form. */
export type Submitted = {
  readonly rows: readonly SentRow[]
  /** Fields of the form that were not sent. */
  readonly left: readonly string[]
  readonly locale: Locale
  /** A random string that stands for lists and values in a mail until the plugin has filled in the rest. */
  readonly mark: string
}

/** A field that was sent, as a mail shows it. */
export type SaidRow = { readonly name: string; readonly label: string; readonly value: string }

/** A field with its label in one locale. */
type LabelledField = FormField & { readonly label?: unknown }

const ticked = { true: label('yes', 'sí', 'sim'), false: label('no', 'no', 'não') }

const textOr = (text: unknown, other: string): string => (typeof text === 'string' && text !== '' ? text : other)

/** A stored value as its visitor read it; a stored 2.500 is two and a half, which Spanish writes 2,500. */
function valueIn({ blockType, options }: FormField, value: string, locale: Locale): string {
  if (blockType === 'checkbox') return inLanguage(ticked[value === 'true' ? 'true' : 'false'], locale)
  if (blockType === 'country' && value !== '') return countryName(value, locale)
  if (blockType === 'state') return statesIn(locale).find(({ code }) => code === value)?.name ?? value
  if (blockType === 'number') return typedNumber(value, locale)
  if (blockType !== 'select') return value
  const chosen: unknown = options?.find((option) => option.value === value)
  return textOr(isRecord(chosen) ? chosen.label : null, value)
}

/** What was sent, with the form's labels and in its order (FRM-02). */
export const labelledValues = (fields: readonly LabelledField[], rows: readonly SentRow[], locale: Locale): SaidRow[] =>
  fields.flatMap((field) => {
    const row = rows.find((each) => each.field === field.name)
    return row
      ? [{ name: row.field, label: textOr(field.label, row.field), value: valueIn(field, row.value, locale) }]
      : []
  })

const listOf = (rows: readonly SaidRow[], between: string): string =>
  rows.map(({ label: head, value }) => `${escapeMarkup(head)}: ${escapeMarkup(value)}`).join(between)

const tableOf = (rows: readonly SaidRow[]): string => {
  const look = 'style="padding:4px 16px 4px 0;text-align:left;vertical-align:top"'
  const cells = rows.map(
    ({ label: head, value }) =>
      `<tr><th scope="row" ${look}>${escapeMarkup(head)}</th><td ${look}>${escapeMarkup(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse">${cells.join('')}</table>`
}

/** The mark for the list of everything sent, by its placeholder (`*`, `*:table`); undefined for any other name. */
export const listMark = (name: string, mark: string): string | undefined =>
  name === '*' ? `${mark}-list` : name === '*:table' ? `${mark}-table` : undefined

/** The mark for a field's value in the text of a mail: the plugin fills in no placeholders in list items. */
export function valueMark(name: string, rows: readonly SaidRow[], mark: string): string | undefined {
  const at = rows.findIndex((row) => row.name === name)
  return at < 0 ? undefined : `${mark}-${at}-`
}

/**
 * Replaces the marks in a part of a mail by lists and values: as HTML, or in one line for a subject, whose entities are
 * unescaped later with those of the plugin.
 */
export const withValues = (part: string, rows: readonly SaidRow[], mark: string, isHtml: boolean): string =>
  rows
    .reduce((text, { value }, at) => text.replaceAll(`${mark}-${at}-`, () => escapeMarkup(value)), part)
    .replaceAll(`${mark}-list`, () => listOf(rows, isHtml ? ' <br /> ' : ', '))
    .replaceAll(`${mark}-table`, () => (isHtml ? tableOf(rows) : listOf(rows, ', ')))
