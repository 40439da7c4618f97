import type { GroupField, NumberField, SelectField, TextareaField, TextField } from 'payload'
import { validations } from 'payload/shared'
import type { Localized } from '@/core/locales'
import { inLanguage, label } from '../labels'
import { areAll, isNumber, isReference, isText, isWords, tidyOneLine, tidyWords } from './values'

type Validity = Promise<string | true> | string | true
/** A rule of a field's own, checked after the type of its value and after Payload's rules. */
type Rule<Options> = (value: unknown, options: Options) => Validity
type OptionsOf<Check extends keyof typeof validations> = Parameters<(typeof validations)[Check]>[1]

type Named = { name: string; label: Localized }
type Extras<T, Check extends keyof typeof validations> = Partial<
  Omit<T, 'name' | 'type' | 'label' | 'validate' | 'hooks'>
> & { validate?: Rule<OptionsOf<Check>> }

type RuleOptions = { req: { t: (key: 'validation:invalidInput') => string }; hasMany?: boolean }

/**
 * Payload takes lists, objects and numbers for texts and choices, and some of them fail in the database
 * (T-1E, G3): the type of a value is checked before Payload's rules, and a rule of the field's own after.
 */
const ofKind =
  <Value, Options extends RuleOptions>(
    isKind: (value: unknown) => boolean,
    rules: (value: Value, options: Options) => Validity,
    own?: Rule<Options>,
  ) =>
  (value: Value, options: Options): Validity => {
    if (!areAll(value, isKind, options.hasMany === true)) return options.req.t('validation:invalidInput')
    const result = rules(value, options)
    return result === true && own ? own(value, options) : result
  }

/** Accept ids, or `{ relationTo, value }` for several collections: what a relation stores, and nothing else. */
export const relationRule = ofKind(isReference, validations.relationship)
export const uploadRule = ofKind(isReference, validations.upload)

/** One line of text. */
export const text = (
  name: string,
  label: Localized,
  { validate, ...extras }: Extras<TextField, 'text'> = {},
): TextField =>
  ({
    name,
    label,
    type: 'text',
    maxLength: 200,
    ...extras,
    hooks: { beforeValidate: [tidyOneLine] },
    validate: ofKind(isWords, validations.text, validate),
  }) as TextField

/** A field that identifies one document: duplicating leaves it empty, where Payload would append “ - Copy”. */
export const notCopied = (field: TextField): TextField => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [() => null] },
})

/** One line of text in three languages. */
export const localizedText = (name: string, label: Localized, extras: Extras<TextField, 'text'> = {}): TextField =>
  text(name, label, { localized: true, ...extras })

/** Plain paragraphs in three languages. */
export const localizedTextarea = (
  name: string,
  label: Localized,
  { validate, ...extras }: Extras<TextareaField, 'textarea'> = {},
): TextareaField => ({
  name,
  label,
  type: 'textarea',
  localized: true,
  maxLength: 2000,
  ...extras,
  hooks: { beforeValidate: [tidyWords] },
  validate: ofKind(isWords, validations.textarea, validate),
})

/** A number; its input accepts a decimal comma as well as a point (`written-number.client.tsx`). */
export const number = (
  name: string,
  label: Localized,
  { validate, admin, ...extras }: Extras<NumberField, 'number'> = {},
): NumberField =>
  ({
    name,
    label,
    type: 'number',
    ...extras,
    admin: { ...admin, components: { Field: '/cms/admin/written-number.client#WrittenNumber', ...admin?.components } },
    validate: ofKind(isNumber, validations.number, validate),
  }) as NumberField

const whole = label('Enter a whole number.', 'Indique un número entero.', 'Informe um número inteiro.')

/** A number of things, days or pixels: a fraction of one would fail where it is used. */
export const wholeNumber = (
  name: string,
  label: Localized,
  { validate, ...extras }: Extras<NumberField, 'number'> = {},
): NumberField =>
  number(name, label, {
    ...extras,
    validate: (value, options) => {
      if (typeof value === 'number' && !Number.isInteger(value)) return inLanguage(whole, options.req.i18n.language)
      return validate?.(value, options) ?? true
    },
  })

const from = (unit: string): Localized => label(`From (${unit})`, `Desde (${unit})`, `De (${unit})`)
const to = (unit: string): Localized => label(`To (${unit})`, `Hasta (${unit})`, `Até (${unit})`)

/** Two numbers, `{min, max}`; either may be empty, which means unknown and never zero. */
export const range = (name: string, label: Localized, unit: string): GroupField => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [number('min', from(unit), { min: 0 }), number('max', to(unit), { min: 0 })],
    },
  ],
})

export type Option<V extends string = string> = { slug: V; label: Localized }

/** A select field with the options of a typed table. `enumName` keeps the database's type name short. */
export const select = (
  { name, label }: Named,
  options: readonly Option[],
  { validate, ...extras }: Extras<SelectField, 'select'> = {},
): SelectField => ({
  name,
  label,
  type: 'select',
  options: options.map((option) => ({ value: option.slug, label: option.label })),
  ...extras,
  validate: ofKind(isText, validations.select, validate),
})
