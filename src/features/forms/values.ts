import { countryCodes } from '@/core/countries'
import { emailAddress } from '@/core/email-address'
import { controls, controlsButBreaks } from '@/core/forbidden-characters'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import { defaultLocale, type Locale } from '@/core/locales'
import { isSeen, tidyText } from '@/core/tidy-text'
import { isPlainNumber, plainNumber } from '@/core/typed-number'
import { stateCodes } from './model'

/** A field of a form, as far as its values are checked. */
export type FormField = {
  name?: string | null
  blockType: string
  required?: boolean | null
  options?: readonly { value: string }[] | null
  /** An editor's error message for a missing selection: a string in one locale, or an object with one for each. */
  message?: unknown
}

export type Value = string | number | boolean

export type Problem = 'required' | 'selection' | 'input' | 'address' | 'number' | 'text' | 'length'

/** Code points of a value, at most. */
export const longest = limits.form.value

const isText = (value: Value): value is string => typeof value === 'string'

const textOf = (forbidden: RegExp) => (value: Value) => (isText(value) && !forbidden.test(value) ? null : 'text')

const oneOf =
  (codes: (field: FormField) => readonly string[]) =>
  (value: Value, field: FormField): Problem | null =>
    isText(value) && codes(field).includes(value) ? null : 'selection'

/** The value of the option that was sent, whatever its spaces and Unicode form; an unknown one is returned as it is. */
export function optionValue(options: readonly { value: string }[] | null | undefined, sent: string): string {
  const chosen = options?.find(({ value }) => tidyText(value) === tidyText(sent))
  return chosen?.value ?? sent
}

/** Tidies the options of a select (`tidyText`) as sent values are, so that the two can be compared. */
export const withTidyOptions = <F extends FormField>(field: F): F =>
  Array.isArray(field.options)
    ? {
        ...field,
        options: field.options.map((option: unknown) =>
          // The field itself rejects a value that is no string.
          isRecord(option) && typeof option.value === 'string' ? { ...option, value: tidyText(option.value) } : option,
        ),
      }
    : field

/** The check for each type of field: its problem, or null. Fields of another type take no value. */
const rules: ReadonlyMap<string, (value: Value, field: FormField) => Problem | null> = new Map([
  ['text', textOf(controls)],
  ['textarea', textOf(controlsButBreaks)],
  ['email', (value: Value) => (isText(value) && emailAddress(value) !== null ? null : 'address')],
  ['number', (value: Value) => (isPlainNumber(String(value)) ? null : 'number')],
  ['checkbox', (value: Value) => (['true', 'false'].includes(String(value)) ? null : 'input')],
  ['select', oneOf(({ options }) => (options ?? []).map((option) => option.value))],
  ['country', oneOf(() => countryCodes)],
  ['state', oneOf(() => stateCodes)],
])

const tidy = (value: Value, { blockType, options }: FormField, locale: Locale): Value => {
  if (!isText(value)) return value
  if (blockType === 'select') return value.trim() === '' ? '' : optionValue(options, value)
  if (blockType === 'number') return plainNumber(value.trim(), locale) ?? value.trim()
  return tidyText(value)
}

/**
 * The string to store for a sent value, or its problem; nothing sent is an empty string.
 * @param locale whose number format a number follows that was sent as a string
 */
export function readValue(
  field: FormField,
  sent: Value,
  locale: Locale,
): { readonly stored: string } | { readonly problem: Problem } {
  const value = tidy(sent, field, locale)
  const nothing = value === '' || (field.blockType === 'checkbox' && String(value) === 'false')
  if (field.required && (nothing || (isText(value) && !isSeen(value)))) return { problem: 'required' }
  if (nothing) return { stored: String(value) }
  if ([...String(value)].length > longest) return { problem: 'length' }
  const rule = rules.get(field.blockType)
  const problem = rule ? rule(value, field) : 'input'
  return problem ? { problem } : { stored: String(value) }
}

/** A select's own error message in a locale, where nothing or no valid option was selected (FRM-04). */
export function ownMessage({ blockType, message }: FormField, locale: Locale): string | null {
  if (blockType !== 'select') return null
  const isPerLocale = typeof message === 'object' && message !== null
  const said: unknown = isPerLocale
    ? ((Reflect.get(message, locale) as unknown) ?? (Reflect.get(message, defaultLocale) as unknown))
    : message
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : null
}

/** The one address of `a@b.example` or `Name <a@b.example>`, or null when there is not exactly one. */
export function addressOf(value: string): string | null {
  const [, named] = /^[^<>@,;:\r\n]*<([^<>]*)>$/.exec(value.trim()) ?? []
  return emailAddress(named ?? value.trim())
}

/** The field of a recipient that is exactly one placeholder, `{{email}}`; otherwise null. */
export const placeholderOf = (value: string): string | null => /^\{\{([^{}*]+)\}\}$/.exec(value.trim())?.[1] ?? null
