import type { Block, SelectField, ValidateOptions } from 'payload'
import { select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { inLanguage, label } from '@/cms/labels'
import { cardCollections } from '@/core/collections'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { kindsOf } from '@/features/community/model'

const lists = [
  { slug: 'reviews', label: label('Reviews', 'Reseñas', 'Avaliações') },
  {
    slug: 'impressions',
    label: label('Impressions of a species', 'Impresiones de una especie', 'Impressões de uma espécie'),
  },
  { slug: 'comments', label: label('Comments', 'Comentarios', 'Comentários') },
] as const

const notItsList = label(
  'Members leave no such list there. Possible here: {lists}.',
  'Ahí los miembros no dejan esa lista. Aquí se puede: {lists}.',
  'Ali os membros não deixam essa lista. Aqui é possível: {lists}.',
)

/** Rejects a list that the document's collection does not have, since the page would leave the block out. */
const listOfDocument = (
  value: unknown,
  { siblingData, req }: ValidateOptions<unknown, unknown, SelectField, string | string[]>,
): string | true => {
  const doc = isRecord(siblingData) && isRecord(siblingData.doc) ? siblingData.doc : null
  const possible = doc && typeof doc.relationTo === 'string' ? kindsOf(doc.relationTo, true) : null
  if (!possible || typeof value !== 'string' || possible.some((kind) => kind === value)) return true
  const names = lists
    .filter(({ slug }) => possible.includes(slug))
    .map((list) => inLanguage(list.label, req.i18n.language))
  return fill(inLanguage(notItsList, req.i18n.language), { lists: names.join(', ') })
}

/** Members' entries about a document, on any page: a list, or the ratings alone (BLK-11). */
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
        select({ name: 'list', label: label('List', 'Lista', 'Lista') }, lists, {
          defaultValue: 'reviews',
          required: true,
          validate: listOfDocument,
        }),
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
