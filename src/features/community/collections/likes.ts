import { label } from '@/cms/labels'
import { cardCollections } from '@/core/collections'
import { recountOf } from '../counts'
import { sampleField } from '../fields'
import { markCollection } from './mark'

/** Likes (DAT-07), one a member and item (LIK-04). */
export const Likes = markCollection({
  slug: 'likes',
  labels: { singular: label('Like', 'Me gusta', 'Curtida'), plural: label('Likes', 'Me gusta', 'Curtidas') },
  description: label('Made on the site, not here.', 'Se hacen en el sitio, no aquí.', 'São feitas no site, não aqui.'),
  targets: cardCollections,
  item: label('Item', 'Elemento', 'Item'),
  recount: recountOf('likes'),
  fields: [sampleField],
})
