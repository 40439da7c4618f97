import type { GroupField, NumberField, SelectField, TextareaField, TextField } from 'payload'
import type { Localized } from '@/core/locales'

type Named = { name: string; label: Localized }
type Extras<T> = Partial<Omit<T, 'name' | 'type' | 'label'>>

/** One line of text. */
export const text = (name: string, label: Localized, extras: Extras<TextField> = {}): TextField =>
  ({ name, label, type: 'text', maxLength: 200, ...extras }) as TextField

/** One line of text in three languages. */
export const localizedText = (name: string, label: Localized, extras: Extras<TextField> = {}): TextField =>
  text(name, label, { localized: true, ...extras })

/** Plain paragraphs in three languages. */
export const localizedTextarea = (
  name: string,
  label: Localized,
  extras: Extras<TextareaField> = {},
): TextareaField => ({ name, label, type: 'textarea', localized: true, maxLength: 2000, ...extras })

export const number = (name: string, label: Localized, extras: Extras<NumberField> = {}): NumberField =>
  ({ name, label, type: 'number', ...extras }) as NumberField

/** Two numbers, `{min, max}`; either may be empty, which means unknown and never zero. */
export const range = (name: string, label: Localized, unit: string): GroupField => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        number('min', { en: `From (${unit})`, es: `Desde (${unit})`, pt: `De (${unit})` }, { min: 0 }),
        number('max', { en: `To (${unit})`, es: `Hasta (${unit})`, pt: `Até (${unit})` }, { min: 0 }),
      ],
    },
  ],
})

export type Option<V extends string = string> = { slug: V; label: Localized }

/** A choice from a typed table. `enumName` keeps the database's type name short. */
export const select = (
  { name, label }: Named,
  options: readonly Option[],
  extras: Extras<SelectField> = {},
): SelectField =>
  ({
    name,
    label,
    type: 'select',
    options: options.map((option) => ({ value: option.slug, label: option.label })),
    ...extras,
  }) as SelectField
