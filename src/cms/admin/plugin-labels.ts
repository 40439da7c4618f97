import type { CollectionConfig, Field, Plugin } from 'payload'
import type { Localized } from '@/core/locales'
import { label } from '../labels'

type Words = {
  label?: Localized
  description?: Localized
  placeholder?: Localized
  options?: Readonly<Record<string, Localized>>
}

const preview = label('Preview', 'Vista previa', 'Pré-visualização')
const message = label('Message', 'Mensaje', 'Mensagem')

/** Labels for what the plugins leave in English, by collection and field path. */
const words: Readonly<Record<string, Words>> = {
  'categories/breadcrumbs': { label: label('Way to it', 'Camino hasta aquí', 'Caminho até aqui') },
  'categories/breadcrumbs/url': { label: label('Address', 'Dirección', 'Endereço') },
  'categories/breadcrumbs/label': { label: label('Name', 'Nombre', 'Nome') },
  // Payload would render the label of a rich text that is a function in English only.
  'forms/confirmationMessage': {
    label: label('Confirmation message', 'Mensaje de confirmación', 'Mensagem de confirmação'),
  },
  'forms/fields/message/message': { label: message },
  'forms/redirect/type': { label: label('Leads to', 'Lleva a', 'Leva a') },
  'forms/emails': { label: label('E-mails', 'Correos', 'E-mails enviados') },
  'forms/emails/emailTo': {
    placeholder: label('“Name” <name@example.com>', '«Nombre» <nombre@ejemplo.com>', '“Nome” <nome@exemplo.com>'),
  },
  'forms/emails/cc': { label: label('Copy to (CC)', 'Copia a (CC)', 'Cópia para (CC)') },
  'forms/emails/bcc': { label: label('Hidden copy to (BCC)', 'Copia oculta a (CCO)', 'Cópia oculta para (CCO)') },
  'forms/emails/replyTo': {
    placeholder: label('“Name” <name@example.com>', '«Nombre» <nombre@ejemplo.com>', '“Nome” <nome@exemplo.com>'),
  },
  'forms/emails/emailFrom': {
    placeholder: label('“Name” <name@example.com>', '«Nombre» <nombre@ejemplo.com>', '“Nome” <nome@exemplo.com>'),
  },
  'forms/emails/message': { label: message },
  'form-submissions/form': { label: label('Form', 'Formulario', 'Formulário') },
  'form-submissions/submissionData': { label: label('What was sent', 'Lo enviado', 'O que foi enviado') },
  'form-submissions/submissionData/field': { label: label('Field', 'Campo', 'Campo') },
  'form-submissions/submissionData/value': { label: label('Answer', 'Respuesta', 'Resposta') },
  'exports/limit': { placeholder: label('No limit', 'Sin límite', 'Sem limite') },
  'exports/sortOrder': {
    options: {
      asc: label('Ascending', 'Ascendente', 'Crescente'),
      desc: label('Descending', 'Descendente', 'Decrescente'),
    },
  },
  'exports/selectionToUse': { label: label('What to export', 'Qué exportar', 'O que exportar') },
  'exports/collectionSlug': { label: label('Collection', 'Colección', 'Coleção') },
  'exports/preview': { label: preview },
  'imports/status': {
    options: {
      pending: label('Waiting', 'Pendiente', 'Pendente'),
      completed: label('Done', 'Completada', 'Concluída'),
      partial: label('Done in part', 'Parcial', 'Parcial'),
      failed: label('Failed', 'Fallida', 'Falhou'),
    },
  },
  'imports/summary/imported': { label: label('Created', 'Creados', 'Criados') },
  'imports/summary/updated': { label: label('Updated', 'Actualizados', 'Atualizados') },
  'imports/summary/total': { label: label('In all', 'En total', 'No total') },
  'imports/summary/issues': { label: label('Problems', 'Problemas', 'Problemas') },
  'imports/summary/issueDetails': { label: label('What went wrong', 'Qué falló', 'O que deu errado') },
  'imports/preview': { label: preview },
}

function name(field: Field, path: string): void {
  const said = words[path]
  if (!said || !('name' in field)) return
  if (said.label) {
    field.label = said.label
    if (field.type === 'array') field.labels = { singular: said.label, plural: said.label }
  }
  if (said.placeholder && (field.type === 'text' || field.type === 'number'))
    Object.assign((field.admin ??= {}), { placeholder: said.placeholder })
  if (said.options && field.type === 'select') {
    const options = said.options
    field.options = field.options.map((option) =>
      typeof option === 'string' ? option : { ...option, label: options[option.value] ?? option.label },
    )
  }
}

/** Changes the fields in place, since the plugins hold references to them. */
function nameAll(fields: Field[], above: string): void {
  for (const field of fields) {
    const path = 'name' in field && field.name ? `${above}/${field.name}` : above
    name(field, path)
    if (field.type === 'blocks') for (const block of field.blocks) nameAll(block.fields, `${path}/${block.slug}`)
    else if (field.type === 'tabs') for (const tab of field.tabs) nameAll(tab.fields, path)
    else if ('fields' in field) nameAll(field.fields, path)
  }
}

const named = (collection: CollectionConfig): CollectionConfig => {
  nameAll(collection.fields, collection.slug)
  return collection
}

/** Gives the fields of plugins a label in every language of the admin. */
export const pluginLabelsPlugin: Plugin = (config) => ({ ...config, collections: config.collections?.map(named) })
