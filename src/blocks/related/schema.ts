import type { Block } from 'payload'
import { localizedText, select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { collectionOptions, ofNamedCollection } from '../of-collection'
import { relatedCollections } from './collections'

/** Chosen guides, species, posts, products or recipes, in three columns (BLK-08). */
export const relatedBlock: Block = {
  slug: 'related',
  interfaceName: 'RelatedBlock',
  custom: needsOneOf('docs'),
  labels: {
    singular: label('Related', 'Relacionados', 'Relacionados'),
    plural: label('Related', 'Relacionados', 'Relacionados'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    select({ name: 'relationTo', label: label('What', 'Qué', 'O quê') }, collectionOptions(relatedCollections), {
      defaultValue: 'posts',
      required: true,
    }),
    {
      name: 'docs',
      type: 'relationship',
      relationTo: [...relatedCollections],
      hasMany: true,
      maxRows: 12,
      maxDepth: 0,
      filterOptions: ofNamedCollection,
      label: label('Chosen', 'Elegidos', 'Escolhidos'),
    },
  ],
}
