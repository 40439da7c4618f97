import type { Block } from 'payload'
import { wholeNumber } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** A long text that begins collapsed (BLK-06). */
export const expanderBlock: Block = {
  slug: 'expander',
  interfaceName: 'ExpanderBlock',
  custom: needsOneOf('richText'),
  labels: {
    singular: label('Expander', 'Desplegable', 'Expansor'),
    plural: label('Expanders', 'Desplegables', 'Expansores'),
  },
  fields: [
    { name: 'richText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
    {
      type: 'row',
      fields: [
        wholeNumber(
          'threshold',
          label('From so many characters', 'Desde tantos caracteres', 'A partir de tantos caracteres'),
          {
            min: 0,
            max: 100_000,
          },
        ),
        wholeNumber('height', label('Height (% of the screen)', 'Altura (% de la pantalla)', 'Altura (% da tela)'), {
          min: 10,
          max: 100,
        }),
      ],
    },
  ],
}
