import type { Block } from 'payload'
import { localizedText, localizedTextarea, select, wholeNumber } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { cardCollections } from '@/core/collections'
import { limits } from '@/core/limits'
import { collectionOptions, ofNamedCollection } from '../of-collection'

/** Cards of one collection, the newest or selected ones, with a link to its archive (BLK-08, BLK-13). */
export const cardListBlock: Block = {
  slug: 'cardList',
  interfaceName: 'CardListBlock',
  custom: { ...needsOneOf('docs'), when: { source: 'chosen' } },
  labels: {
    singular: label('List of cards', 'Lista de fichas', 'Lista de cartões'),
    plural: label('Lists of cards', 'Listas de fichas', 'Listas de cartões'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    localizedTextarea('intro', label('Introduction', 'Introducción', 'Introdução'), { maxLength: 400 }),
    select(
      { name: 'relationTo', label: label('Cards of', 'Fichas de', 'Cartões de') },
      collectionOptions(cardCollections),
      { defaultValue: 'products', required: true },
    ),
    select(
      { name: 'source', label: label('Which ones', 'Cuáles', 'Quais') },
      [
        { slug: 'newest', label: label('The newest', 'Lo más nuevo', 'O mais novo') },
        { slug: 'chosen', label: label('The ones chosen below', 'Lo elegido abajo', 'O escolhido abaixo') },
      ],
      { defaultValue: 'newest', required: true },
    ),
    {
      name: 'docs',
      type: 'relationship',
      relationTo: [...cardCollections],
      hasMany: true,
      maxRows: limits.cardList.max,
      // The cards are rendered from the read model, which holds what is published.
      maxDepth: 0,
      filterOptions: ofNamedCollection,
      label: label('Chosen', 'Elegidos', 'Escolhidos'),
      admin: { condition: (_, siblings) => siblings.source === 'chosen' },
    },
    wholeNumber('limit', label('At most', 'Como máximo', 'No máximo'), {
      defaultValue: limits.cardList.usual,
      min: 1,
      max: limits.cardList.max,
      admin: {
        description: label(
          'A single card is drawn large.',
          'Una sola ficha se muestra en grande.',
          'Um único cartão aparece em tamanho grande.',
        ),
      },
    }),
    select(
      { name: 'layout', label: label('Look', 'Aspecto', 'Aparência') },
      [
        { slug: 'cards', label: label('Cards', 'Fichas', 'Cartões') },
        { slug: 'compact', label: label('Lines of a directory', 'Líneas de un directorio', 'Linhas de um diretório') },
      ],
      { defaultValue: 'cards' },
    ),
    {
      name: 'archiveLink',
      type: 'checkbox',
      defaultValue: true,
      label: label('With a link to all of them', 'Con un enlace a todos', 'Com um link para todos'),
    },
  ],
}
