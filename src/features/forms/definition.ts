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

/** A field that a visitor fills in, unlike a message between fields. */
export type Input = Exclude<Field, { blockType: 'message' }>

/** Prefixes a field's name, so that none that an editor chose collides with those of the page's form itself. */
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

/** The rule of a field in the page's form; the call behind it validates the value again. */
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
      // A number is passed on as typed: the call parses it in the same locale, and a number parsed twice is another.
      return { value: field.blockType === 'number' ? typed.trim() : read.stored }
    },
  }
}

/** The honeypot accepts everything: a machine that fills it in gets the response of a form that was sent. */
const trap: FieldRule<string> = {
  keep: false,
  attributes: { autoComplete: 'off' },
  read: ([sent]) => ({ value: typeof sent === 'string' ? sent.slice(0, longest) : '' }),
}

/** The rows of a required array; documents stored before it was required may have none. */
export const arrayOrEmpty = <Row>(rows: Row[] | null | undefined): Row[] => rows ?? []

export const inputsOf = (form: Pick<Form, 'fields'>): Input[] =>
  arrayOrEmpty(form.fields).filter((field): field is Input => field.blockType !== 'message')

/** The path that a form redirects to; null where it shows a message, or where the address is not of this site. */
export function redirectOf({ confirmationType, redirect }: Form): string | null {
  if (confirmationType !== 'redirect' || !redirect) return null
  if (redirect.type === 'custom') return safePath(redirect.url)
  const page = redirect.reference?.value
  return typeof page === 'object' && isSlug(page.slug) ? documentPath('pages', page.slug) : null
}

/** The error message of a form: the status and its message, for an error of the server a general one (FRM-02). */
export const refusedWith = (status: number, message: string, locale: Locale): string =>
  `${status}: ${status >= 500 ? messages[locale].forms.serverError : message}`

/**
 * Rejects a submission (409) where the form was changed while the visitor had it open: text in a removed field would be
 * lost, and a new required field was never shown (FRM-02).
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

/** The fields' own error messages, by name and locale. */
export type OwnMessages = Readonly<Record<string, Partial<Localized>>>

/** The page form of a form that an editor made (FRM-01..FRM-04). */
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
