import 'server-only'
import type { SentForm } from '@/cms/guards/form-guard'
import { refusalIn } from '@/cms/guards/refusals'
import { documentPath, formPath } from '@/core/paths'
import { safePath } from '@/core/safe-path'
import { isSlug } from '@/core/slugs'
import type { Locale, Localized } from '@/core/locales'
import type { Form } from '@/payload-types'
import { defineForm, type FormDefinition, type Outcome, type Rules } from '@/platform/forms/define'
import { type FieldRule, type Problem as Refused } from '@/platform/forms/fields'
import { messages } from '@/platform/i18n/translator'
import { trapField } from './model'
import { longest, readValue, type FormField, type Problem } from './values'

type Field = NonNullable<Form['fields']>[number]

/** A field that a visitor fills in; messages between them are none. */
export type Input = Exclude<Field, { blockType: 'message' }>

/** Names of an editor's choosing must not meet those the page's form has of its own. */
export const inputName = (name: string): string => `field-${name}`

const nameOf = (key: string): string => (key.startsWith('field-') ? key.slice('field-'.length) : key)

const refusals = {
  required: { refusal: 'refusals.required' },
  selection: { refusal: 'refusals.selection' },
  input: { refusal: 'refusals.input' },
  address: { refusal: 'refusals.oneAddress' },
  number: { refusal: 'refusals.number' },
  text: { refusal: 'refusals.unusable' },
  length: { refusal: 'refusals.tooLong', n: longest },
} as const satisfies Record<Problem, Refused>

const kinds: Readonly<Partial<Record<Field['blockType'], 'email'>>> = { email: 'email' }

/** A field as the form's own definition has it, which the call behind checks once more. */
function ruleOf(field: FormField, own: Partial<Localized> | undefined): FieldRule<string> {
  return {
    keep: true,
    attributes: {
      type: kinds[field.blockType as Field['blockType']] ?? 'text',
      required: Boolean(field.required),
      ...(field.blockType === 'email' ? { autoComplete: 'email' } : {}),
      ...(field.blockType === 'number' ? { inputMode: 'decimal' } : {}),
    },
    read: ([sent], locale) => {
      const typed = typeof sent === 'string' ? sent : ''
      const read = readValue(field, typed, locale)
      if ('problem' in read) return { problem: { ...refusals[read.problem], own } }
      // A number goes on as it was typed: the call behind reads it in the same locale, and twice read it is another.
      return { value: field.blockType === 'number' ? typed.trim() : read.stored }
    },
  }
}

/** Accepted as it is: a machine that fills it in gets the response of a form that was sent. */
const trap: FieldRule<string> = {
  keep: false,
  attributes: { autoComplete: 'off' },
  read: ([sent]) => ({ value: typeof sent === 'string' ? sent.slice(0, longest) : '' }),
}

/** Rows that are required now; what was stored before may have none. */
export const rowsOf = <Row>(rows: Row[] | null | undefined): Row[] => rows ?? []

export const inputsOf = (form: Pick<Form, 'fields'>): Input[] =>
  rowsOf(form.fields).filter((field): field is Input => field.blockType !== 'message')

/** Where a form leads that confirms by leading on; null where it does not, or where the address is not of this site. */
export function redirectOf({ confirmationType, redirect }: Form): string | null {
  if (confirmationType !== 'redirect' || !redirect) return null
  if (redirect.type === 'custom') return safePath(redirect.url)
  const page = redirect.reference?.value
  return typeof page === 'object' && isSlug(page.slug) ? documentPath('pages', page.slug) : null
}

/** What a form says of a refusal: its number, and of a fault of ours nothing more (FRM-02). */
export const refusedWith = (status: number, message: string, locale: Locale): string =>
  `${status}: ${status >= 500 ? messages[locale].forms.serverError : message}`

/**
 * What was sent from a form that was changed while the visitor had it open: a text for a field that it does not have
 * would be dropped, and one that it requires nobody was shown (FRM-02).
 */
function changedSince(inputs: readonly Input[], sent: SentForm, locale: Locale): Outcome | null {
  const names = new Set(inputs.map(({ name }) => inputName(name)))
  const isFilled = (name: string): boolean =>
    sent.all(name).some((value) => typeof value === 'string' && value.trim() !== '')
  const gone = sent.names.filter((name) => name.startsWith(inputName('')) && !names.has(name) && isFilled(name))
  const isNew = inputs.some(({ name, required }) => required && !sent.names.includes(inputName(name)))
  if (gone.length === 0 && !isNew) return null
  return { error: refusedWith(409, refusalIn('refusals.formChanged', locale), locale), status: 409, keep: gone }
}

/** What the fields of a form say of their own, by their names. */
export type OwnMessages = Readonly<Record<string, Partial<Localized>>>

/** A form of an editor's making as a form of a page (FRM-01..FRM-04). */
export const definitionOf = (form: Form, own: OwnMessages = {}): FormDefinition =>
  defineForm<Rules>({
    name: `form-${form.id}`,
    fields: {
      ...Object.fromEntries(
        inputsOf(form).map((field) => [inputName(field.name), ruleOf(field as FormField, own[field.name])]),
      ),
      [trapField]: trap,
    },
    page: () => formPath(form.id),
    check: (sent, locale) => changedSince(inputsOf(form), sent, locale),
    send: async (values, { call, locale }) => {
      const submissionData = Object.entries(values).flatMap(([key, value]) =>
        typeof value !== 'string' || value === '' ? [] : [{ field: nameOf(key), value }],
      )
      const response = await call('POST', '/form-submissions', { form: form.id, submissionData, locale })
      if (!response.ok) return { error: refusedWith(response.status, response.message, locale) }
      return { to: redirectOf(form) ?? `${formPath(form.id)}?sent=1` }
    },
  })
