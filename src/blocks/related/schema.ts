import type { Block, FilterOptions } from 'payload'
import { localizedText, select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { relatedCollections } from './collections'

const ofCollection: FilterOptions = ({ relationTo, siblingData }) =>
  typeof siblingData === 'object' &&
  siblingData !== null &&
  'relationTo' in siblingData &&
  siblingData.relationTo === relationTo

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
    select(
      { name: 'relationTo', label: label('What', 'Qué', 'O quê') },
      [
        { slug: 'growingguides', label: label('Growing guides', 'Guías de cultivo', 'Guias de cultivo') },
        { slug: 'mushrooms', label: label('Species', 'Especies', 'Espécies') },
        { slug: 'posts', label: label('Posts', 'Artículos', 'Artigos') },
        { slug: 'products', label: label('Products', 'Productos', 'Produtos') },
        { slug: 'recipes', label: label('Recipes', 'Recetas', 'Receitas') },
      ],
      { defaultValue: 'posts', required: true },
    ),
    {
      name: 'docs',
      type: 'relationship',
      relationTo: [...relatedCollections],
      hasMany: true,
      maxRows: 12,
      maxDepth: 0,
      filterOptions: ofCollection,
      label: label('Chosen', 'Elegidos', 'Escolhidos'),
    },
  ],
}
