import { label } from '@/cms/labels'
import { recountOf } from '../counts'
import { sampleField } from '../fields'
import { helpfulTargets } from '../model'
import { markCollection, notByAuthor } from './mark'

/** Helpful marks (DAT-06), one a member and item; members do not mark their own. */
export const Helpfuls = markCollection({
  slug: 'helpfuls',
  labels: {
    singular: label('Helpful mark', 'Voto de utilidad', 'Voto de utilidade'),
    plural: label('Helpful marks', 'Votos de utilidad', 'Votos de utilidade'),
  },
  description: label('Made on the site, not here.', 'Se hacen en el sitio, no aquí.', 'São feitos no site, não aqui.'),
  targets: helpfulTargets,
  item: label('Item', 'Elemento', 'Item'),
  check: notByAuthor('refusals.own'),
  recount: recountOf('helpfuls'),
  fields: [sampleField],
})
