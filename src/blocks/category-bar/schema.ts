import type { Block } from 'payload'
import { label } from '@/cms/labels'

/** A bar of categories, each with a menu of its subcategories (BLK-03). */
export const categoryBarBlock: Block = {
  slug: 'categoryBar',
  interfaceName: 'CategoryBarBlock',
  labels: {
    singular: label('Category bar', 'Barra de categorías', 'Barra de categorias'),
    plural: label('Category bars', 'Barras de categorías', 'Barras de categorias'),
  },
  fields: [
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      maxRows: 12,
      maxDepth: 0,
      label: label('Categories', 'Categorías', 'Categorias'),
      admin: {
        description: label(
          'Left empty, all top categories.',
          'Si queda vacío, todas las de primer nivel.',
          'Se ficar vazio, todas do primeiro nível.',
        ),
      },
    },
  ],
}
