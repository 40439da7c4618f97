import type { Block } from 'payload'
import { select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { cardCollections } from '@/core/collections'

/** What members say of a document, on any page: a list, or the ratings alone (BLK-11). */
export const communityListBlock: Block = {
  slug: 'communityList',
  interfaceName: 'CommunityListBlock',
  custom: needsOneOf('doc'),
  labels: {
    singular: label('Voices of members', 'Voces de miembros', 'Vozes de membros'),
    plural: label('Voices of members', 'Voces de miembros', 'Vozes de membros'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'doc',
          type: 'relationship',
          relationTo: [...cardCollections],
          required: true,
          label: label('About', 'Sobre', 'Sobre'),
        },
        select(
          { name: 'list', label: label('List', 'Lista', 'Lista') },
          [
            { slug: 'reviews', label: label('Reviews', 'Reseñas', 'Avaliações') },
            {
              slug: 'impressions',
              label: label('Impressions of a species', 'Impresiones de una especie', 'Impressões de uma espécie'),
            },
            { slug: 'comments', label: label('Comments', 'Comentarios', 'Comentários') },
          ],
          { defaultValue: 'reviews', required: true },
        ),
      ],
    },
    {
      name: 'ratingsOnly',
      type: 'checkbox',
      defaultValue: false,
      label: label('The ratings alone', 'Solo las valoraciones', 'Só as notas'),
      admin: {
        condition: (_, block: { list?: string }) => block.list !== 'comments',
        description: label(
          'How many gave how many stars, with the way to them.',
          'Cuántas personas dieron cada nota, con el enlace a ellas.',
          'Quantas pessoas deram cada nota, com o link para elas.',
        ),
      },
    },
  ],
}
