import type { CollectionConfig } from 'payload'
import { adminOnly } from '../access/presets'
import { nobody } from '../access/atoms'
import { number, text } from '../fields/basics'
import { adminGroups, label } from '../labels'

/**
 * Counters of a document, one row each, outside versions: a save of the document would otherwise bring old
 * numbers back. Written by single SQL statements only.
 */
export const Stats: CollectionConfig = {
  slug: 'stats',
  labels: {
    singular: label('Counter', 'Contador', 'Contador'),
    plural: label('Counters', 'Contadores', 'Contadores'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'key',
    defaultColumns: ['key', 'likeCount', 'ratingCount', 'impressionCount', 'helpfulCount', 'stock'],
    description: label(
      'Numbers the site keeps by itself: likes, ratings, helpful marks and stock.',
      'Números que lleva el propio sitio: me gusta, valoraciones, votos de utilidad y existencias.',
      'Números que o próprio site mantém: curtidas, avaliações, votos de utilidade e estoque.',
    ),
    hidden: true,
  },
  access: { ...adminOnly, create: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    text('key', label('Key', 'Clave', 'Chave'), { required: true, unique: true, index: true }),
    number('likeCount', label('Likes', 'Me gusta', 'Curtidas'), { defaultValue: 0, index: true }),
    number('helpfulCount', label('Helpful marks', 'Votos de utilidad', 'Votos de utilidade'), { defaultValue: 0 }),
    number('ratingSum', label('Sum of review ratings', 'Suma de reseñas', 'Soma das avaliações'), { defaultValue: 0 }),
    number('ratingCount', label('Reviews', 'Reseñas', 'Avaliações'), { defaultValue: 0 }),
    number('impressionSum', label('Sum of impression ratings', 'Suma de impresiones', 'Soma das impressões'), {
      defaultValue: 0,
    }),
    number('impressionCount', label('Impressions', 'Impresiones', 'Impressões'), { defaultValue: 0 }),
    number('stock', label('Stock', 'Existencias', 'Estoque')),
  ],
}
