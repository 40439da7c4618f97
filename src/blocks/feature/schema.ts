import type { Block } from 'payload'
import { select } from '@/cms/fields/basics'
import { linkList } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { picture } from '@/cms/fields/picture'
import { label } from '@/cms/labels'

/** A picture left or right beside text and links (BLK-05). */
export const featureBlock: Block = {
  slug: 'feature',
  interfaceName: 'FeatureBlock',
  custom: needsOneOf('richText', 'mediaBlock.media', 'links.label'),
  labels: { singular: label('Feature', 'Destacado', 'Destaque'), plural: label('Features', 'Destacados', 'Destaques') },
  fields: [
    {
      name: 'mediaBlock',
      type: 'array',
      maxRows: 1,
      label: label('Picture', 'Imagen', 'Imagem'),
      fields: [
        picture('media'),
        select(
          { name: 'position', label: label('Side', 'Lado', 'Lado') },
          [
            { slug: 'left', label: label('Left', 'Izquierda', 'Esquerda') },
            { slug: 'right', label: label('Right', 'Derecha', 'Direita') },
          ],
          { defaultValue: 'right', required: true },
        ),
      ],
    },
    { name: 'richText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
    linkList(),
  ],
}
