import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import type { BlocksFieldValidation, Field, Plugin } from 'payload'
import { validations } from 'payload/shared'
import { admin, anyone, nobody } from '@/cms/access/atoms'
import { adminField } from '@/cms/access/presets'
import { mailEditor } from '@/cms/editor'
import { localizedText } from '@/cms/fields/basics'
import { tidyOneLine, tidyWords } from '@/cms/fields/values'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { writtenIn } from '@/cms/fields/written-in'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { keepShownForms, keepSubmissions } from './kept-submissions'
import { checkForm, fillMailPlaceholders, mailsBeforeWrite, queueSendable } from './mail'
import { checkSubmission, receive } from './submission'

/** A select's own error message, where nothing or no valid option was selected (FRM-04). */
const ownMessageField: Field = localizedText(
  'message',
  label('Message where nothing fits', 'Mensaje si nada encaja', 'Mensagem se nada serve'),
  {
    maxLength: 200,
    admin: {
      description: label(
        'Empty for the usual words.',
        'Vacío para las palabras habituales.',
        'Vazio para as palavras de sempre.',
      ),
    },
  },
)

/** Requires a select to have options: without any, visitors could select nothing. */
const withOptions = (field: Field): Field =>
  field.type === 'array' && field.name === 'options' ? { ...field, required: true } : field

/** Tells editors that a placeholder is the same in every locale, since the plugin does not localize it. */
const withPlaceholderHint = (field: Field): Field => {
  if (field.type === 'row') return { ...field, fields: field.fields.map(withPlaceholderHint) }
  if (field.type !== 'text' || field.name !== 'placeholder') return field
  const description = label(
    'What stands there before a choice is made, the same in every language of the site. Empty for the usual words, in the language of the page.',
    'Lo que se lee antes de elegir, igual en todos los idiomas del sitio. Vacío para las palabras habituales, en el idioma de la página.',
    'O que se lê antes de escolher, igual em todos os idiomas do site. Vazio para as palavras de sempre, no idioma da página.',
  )
  return { ...field, admin: { ...field.admin, description } }
}

/** Trims texts, since the plugin does not: a label of spaces would be shown instead of the field's name. */
const tidied = (field: Field): Field => {
  if (field.type === 'text' || field.type === 'textarea')
    return { ...field, hooks: { ...field.hooks, beforeValidate: [field.type === 'text' ? tidyOneLine : tidyWords] } }
  return field.type === 'row' || field.type === 'array' ? { ...field, fields: field.fields.map(tidied) } : field
}

/** Requires one field, by a validation: `required` would also become a rule of the database for stored forms. */
const hasRows: BlocksFieldValidation = (value, options) =>
  Array.isArray(value) && value.length > 0
    ? validations.blocks(value, options)
    : options.req.t('validation:requiresAtLeast', { count: 1, label: options.req.t('general:row') })

const withOwnRules = (field: Field): Field =>
  field.type === 'blocks' && field.name === 'fields'
    ? {
        ...field,
        minRows: 1,
        validate: hasRows,
        blocks: field.blocks.map((block) => {
          const fields = block.fields.map(tidied)
          return block.slug === 'select'
            ? { ...block, fields: [...fields.map((each) => withPlaceholderHint(withOptions(each))), ownMessageField] }
            : { ...block, fields }
        }),
      }
    : tidied(field)

const withMailEditor = (field: Field): Field => (field.type === 'richText' ? { ...field, editor: mailEditor } : field)

/** Generic forms (FRM): the plugin's collections with our access, since its defaults open both to any member. */
const builtForms = formBuilderPlugin({
  fields: {
    checkbox: true,
    country: true,
    date: false,
    email: true,
    message: true,
    number: true,
    payment: false,
    select: true,
    state: true,
    text: true,
    textarea: true,
    upload: false,
  },
  redirectRelationships: ['pages'],
  beforeEmail: queueSendable,
  formOverrides: {
    labels: {
      singular: label('Form', 'Formulario', 'Formulário'),
      plural: label('Forms', 'Formularios', 'Formulários'),
    },
    admin: {
      group: adminGroups.content,
      defaultColumns: ['title', 'confirmationType', 'updatedAt'],
      description: label('Forms to place on pages.', 'Formularios para las páginas.', 'Formulários para as páginas.'),
    },
    access: { read: anyone, create: admin, update: admin, delete: admin, readVersions: admin, unlock: nobody, admin },
    graphQL: false,
    lockDocuments: false,
    hooks: {
      beforeValidate: [checkForm],
      afterRead: [fillMailPlaceholders],
      beforeDelete: [keepSubmissions, keepShownForms],
    },
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'emails' && field.type === 'array'
          ? { ...field, access: adminField, fields: field.fields.map(withMailEditor) }
          : withOwnRules(field),
      ),
  },
  formSubmissionOverrides: {
    labels: {
      singular: label('Form submission', 'Envío de formulario', 'Envio de formulário'),
      plural: label('Form submissions', 'Envíos de formularios', 'Envios de formulários'),
    },
    admin: {
      group: adminGroups.content,
      defaultColumns: ['form', 'submissionData', 'locale', 'createdAt'],
      description: label(
        'What visitors sent. Personal: admins only.',
        'Lo que enviaron los visitantes. Personal: solo administración.',
        'O que os visitantes enviaram. Pessoal: só administração.',
      ),
    },
    access: { create: anyone, read: admin, update: nobody, delete: admin, readVersions: admin, unlock: nobody, admin },
    custom: madeOnSite,
    graphQL: false,
    lockDocuments: false,
    disableDuplicate: true,
    endpoints: [receive],
    hooks: { beforeValidate: [checkSubmission] },
    fields: ({ defaultFields }) => [
      ...defaultFields,
      // The locale in which to reply to the visitor.
      { ...writtenIn(), admin: { position: 'sidebar', readOnly: true } },
      hiddenKey('dedupeKey', { unique: true }),
    ],
  },
})

export const formsPlugin: Plugin = (config) => {
  const { collections = [], ...built } = builtForms(config)
  return {
    ...built,
    collections: collections.map((each) => (each.slug === 'form-submissions' ? mailsBeforeWrite(each) : each)),
  }
}
