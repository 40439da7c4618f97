import type { Block } from 'payload'
import { select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** Rich text at a readable line length. */
export const richTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  custom: needsOneOf('content'),
  labels: { singular: label('Text', 'Texto', 'Texto'), plural: label('Texts', 'Textos', 'Textos') },
  fields: [
    { name: 'content', type: 'richText', localized: true, required: true, label: label('Text', 'Texto', 'Texto') },
    select(
      { name: 'width', label: label('Width', 'Ancho', 'Largura') },
      [
        { slug: 'reading', label: label('Reading measure', 'Medida de lectura', 'Medida de leitura') },
        { slug: 'full', label: label('Full', 'Completo', 'Completo') },
      ],
      { defaultValue: 'reading' },
    ),
  ],
}
