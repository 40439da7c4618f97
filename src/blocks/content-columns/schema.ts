import type { Block } from 'payload'
import { linkList } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** Short texts side by side, each with its links (BLK-05 content columns). */
export const contentColumnsBlock: Block = {
  slug: 'contentColumns',
  interfaceName: 'ContentColumnsBlock',
  custom: needsOneOf('columns.richText', 'columns.links.label'),
  labels: {
    singular: label('Columns of text', 'Columnas de texto', 'Colunas de texto'),
    plural: label('Columns of text', 'Columnas de texto', 'Colunas de texto'),
  },
  fields: [
    {
      name: 'columns',
      type: 'array',
      minRows: 1,
      maxRows: 4,
      label: label('Columns', 'Columnas', 'Colunas'),
      labels: { singular: label('Column', 'Columna', 'Coluna'), plural: label('Columns', 'Columnas', 'Colunas') },
      fields: [
        { name: 'richText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
        linkList('links', 3),
      ],
    },
  ],
}
