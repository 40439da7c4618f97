import type { Block } from 'payload'
import { linkList } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** A short text with links that call the visitor to do something (BLK-05). */
export const callToActionBlock: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  custom: needsOneOf('richText', 'links.label'),
  labels: {
    singular: label('Call to action', 'Llamada a la acción', 'Chamada para ação'),
    plural: label('Calls to action', 'Llamadas a la acción', 'Chamadas para ação'),
  },
  fields: [
    { name: 'richText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
    linkList('links', 3),
  ],
}
