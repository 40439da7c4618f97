import { publishChange } from '@/cms/changes/log'
import { label } from '@/cms/labels'
import { contributionCollection } from './contribution'

/** Comments (DAT-03). */
export const Comments = contributionCollection({
  slug: 'comments',
  labels: {
    singular: label('Comment', 'Comentario', 'Comentário'),
    plural: label('Comments', 'Comentarios', 'Comentários'),
  },
  description: label(
    'Waiting ones have the state Draft.',
    'Los pendientes están en Borrador.',
    'Os pendentes estão em Rascunho.',
  ),
  hasStars: false,
  // Comments have no counter: the change only revalidates the page that shows them.
  recount: (req, key, scope) => publishChange(req, { key, scope }),
})
