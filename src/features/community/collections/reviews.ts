import { label } from '@/cms/labels'
import { recountOf } from '../counts'
import { contributionCollection } from './contribution'

/** Reviews (DAT-05). */
export const Reviews = contributionCollection({
  slug: 'reviews',
  labels: { singular: label('Review', 'Reseña', 'Avaliação'), plural: label('Reviews', 'Reseñas', 'Avaliações') },
  description: label(
    'Waiting ones have the state Draft.',
    'Las pendientes están en Borrador.',
    'As pendentes estão em Rascunho.',
  ),
  hasStars: true,
  recount: recountOf('reviews'),
})
