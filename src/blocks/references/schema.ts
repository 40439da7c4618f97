import type { Block } from 'payload'
import { localizedText } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** The references of a page, by year; its texts may cite them by links (BLK-10). */
export const referencesBlock: Block = {
  slug: 'references',
  interfaceName: 'ReferencesBlock',
  custom: needsOneOf('references'),
  labels: {
    singular: label('References', 'Referencias', 'Referências'),
    plural: label('Lists of references', 'Listas de referencias', 'Listas de referências'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    {
      name: 'references',
      type: 'relationship',
      relationTo: 'references',
      hasMany: true,
      required: true,
      maxRows: 100,
      label: label('References', 'Referencias', 'Referências'),
    },
  ],
}
