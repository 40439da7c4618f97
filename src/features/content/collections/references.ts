import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { localizedTextarea, notCopied, text, wholeNumber } from '@/cms/fields/basics'
import { validateUrl } from '@/cms/fields/link'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'

/** References (DAT-13). */
export const References: CollectionConfig = {
  slug: 'references',
  labels: {
    singular: label('Reference', 'Referencia', 'Referência'),
    plural: label('References', 'Referencias', 'Referências'),
  },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'year', 'link', '_status'],
    listSearchableFields: ['title', 'link', 'doi'],
    description: label(
      'Sources. A title, a summary and a link make an entry visible.',
      'Fuentes. Un título, un resumen y un enlace hacen visible la ficha.',
      'Fontes. Um título, um resumo e um link tornam a ficha visível.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', year: 'number' }),
  versions: editorial,
  defaultSort: '-year',
  fields: [
    text('title', label('Title, as published', 'Título, como se publicó', 'Título, como publicado'), {
      required: true,
      maxLength: 400,
      index: true,
    }),
    localizedTextarea('summary', label('Summary', 'Resumen', 'Resumo')),
    // Not duplicated: the link is unique, and a duplicate describes another source.
    notCopied(
      text('link', label('Link', 'Enlace', 'Link'), {
        validate: validateUrl,
        maxLength: 2048,
        index: true,
        unique: true,
      }),
    ),
    wholeNumber('year', label('Year', 'Año', 'Ano'), { min: 1500, max: 2100, index: true }),
    text('doi', label('DOI', 'DOI', 'DOI')),
  ],
}
