import type { Block } from 'payload'
import { select } from '@/cms/fields/basics'
import { linkList } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** The top of a page: a text, a search field, and a large plate beside them. */
export const openingBlock: Block = {
  slug: 'opening',
  interfaceName: 'OpeningBlock',
  custom: needsOneOf('richText'),
  labels: {
    singular: label('Opening', 'Apertura', 'Abertura'),
    plural: label('Openings', 'Aperturas', 'Aberturas'),
  },
  fields: [
    { name: 'richText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
    {
      name: 'search',
      type: 'checkbox',
      defaultValue: true,
      label: label('With a search field', 'Con un campo de búsqueda', 'Com um campo de busca'),
    },
    linkList('links', 3),
    select(
      { name: 'plate', label: label('Plate', 'Lámina', 'Prancha') },
      [
        {
          slug: 'season',
          label: label(
            'A species in season this month',
            'Una especie de temporada este mes',
            'Uma espécie da época neste mês',
          ),
        },
        { slug: 'own', label: label('The picture below', 'La imagen de abajo', 'A imagem abaixo') },
      ],
      { defaultValue: 'season', required: true },
    ),
    {
      name: 'media',
      type: 'upload',
      relationTo: 'media',
      label: label('Picture', 'Imagen', 'Imagem'),
      admin: {
        description: label(
          'Also shown in months in which nothing fruits.',
          'También se muestra en los meses en que nada fructifica.',
          'Também aparece nos meses em que nada frutifica.',
        ),
      },
    },
  ],
}
