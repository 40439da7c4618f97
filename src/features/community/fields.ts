import type {
  CheckboxField,
  Field,
  NumberField,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { adminField, serverWritten } from '@/cms/access/presets'
import { admin } from '@/cms/access/atoms'
import { refusalText } from '@/cms/field-refusals'
import { sampleField as sample } from '@/cms/fields/sample'
import type { Refusal } from '@/cms/guards/refusals'
import { writtenIn } from '@/cms/fields/written-in'
import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import { limits } from '@/core/limits'
import { tidyText } from '@/core/tidy-text'
import { isRating, textProblem, type TextProblem } from './model'

type Requested = { req: { i18n: { language: string } } }

const problemRefusals = {
  required: 'refusals.required',
  'min-length': 'refusals.tooShort',
  'max-length': 'refusals.tooLong',
  invalid: 'refusals.unusable',
} as const satisfies Record<TextProblem, Refusal>

const checkText =
  (range: Parameters<typeof textProblem>[1]) =>
  (value: unknown, { req }: Requested) => {
    const problem = textProblem(value, range)
    if (!problem) return true
    return refusalText(req, problemRefusals[problem], { n: problem === 'min-length' ? range.min : range.max })
  }

const relaxedText = (value: unknown, args: Requested) =>
  value === undefined || value === null || value === '' || checkText({ ...limits.communityText, min: 1 })(value, args)

const tidy = ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyText(value) : value)

/** A contribution's text: 3 to 500 characters (COM-05). */
export const contributionText = (name: string, title: Localized): TextareaField => ({
  name,
  label: title,
  type: 'textarea',
  required: true,
  hooks: { beforeValidate: [tidy] },
  validate: checkText(limits.communityText),
})

export const headlineField: TextField = {
  name: 'headline',
  label: label('Headline', 'Titular', 'Título'),
  type: 'text',
  required: true,
  hooks: { beforeValidate: [tidy] },
  validate: (value: unknown, args: Requested) => checkText({ ...limits.headline, oneLine: true })(value, args),
}

export const ratingField: NumberField = {
  name: 'rating',
  label: label('Rating', 'Valoración', 'Avaliação'),
  type: 'number',
  required: true,
  index: true,
  validate: (value: unknown, { req }: Requested) => isRating(value) || refusalText(req, 'refusals.rating'),
}

/**
 * Whether a text is shown without its author's name. Admins may remove the name; only the author brings it back, by an
 * edit of their own, and restoring an earlier version does not (COM-07).
 */
export const anonymousField: CheckboxField = {
  name: 'anonymous',
  label: label('Without the author’s name', 'Sin el nombre del autor', 'Sem o nome do autor'),
  type: 'checkbox',
  defaultValue: false,
  access: { update: ({ doc }) => (doc as { anonymous?: unknown } | undefined)?.anonymous !== true },
}

export const localeField: SelectField = {
  ...writtenIn({ defaultValue: 'en', index: true }),
  admin: { position: 'sidebar' },
}

/**
 * The author. Admins alone may read or filter by it, whatever the row says: access that depends on the row
 * is evaluated without the row in filters, and would tell who wrote an anonymous text (T-1E).
 */
export const authorField: RelationshipField = {
  name: 'user',
  label: label('Author', 'Autor', 'Autor'),
  type: 'relationship',
  relationTo: 'users',
  index: true,
  admin: { position: 'sidebar', readOnly: true },
  access: { ...serverWritten, read: ({ req }) => admin({ req }) },
}

/** The only data that others read of an author; empty for an anonymous one (D-03). */
export const populatedUserField: Field = {
  name: 'populatedUser',
  label: label('Shown author', 'Autor mostrado', 'Autor exibido'),
  type: 'group',
  virtual: true,
  access: serverWritten,
  admin: { hidden: true },
  fields: [{ name: 'name', type: 'text', virtual: true, label: label('Name', 'Nombre', 'Nome') }],
}

/** Why an admin did not publish a text; its author reads it and may edit it. */
export const refusalField: TextareaField = {
  name: 'refusal',
  label: label('Refused because', 'Rechazado porque', 'Recusado porque'),
  type: 'textarea',
  maxLength: limits.communityText.max,
  admin: { position: 'sidebar' },
  access: adminField,
  validate: relaxedText,
}

export const sampleField: CheckboxField = { ...sample, access: serverWritten }
