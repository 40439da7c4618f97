import { APIError } from 'payload'
import { label } from '@/cms/labels'
import { countHelpfuls } from '../counts'
import { sampleField } from '../fields'
import { message } from '../messages'
import { helpfulTargets } from '../model'
import { markCollection } from './mark'

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
  check: async (req, { relationTo, id }, user) => {
    const item = await req.payload.db.findOne<{ id: number; user?: number | null }>({
      collection: relationTo,
      where: { id: { equals: id } },
      req,
    })
    if (item?.user === user) throw new APIError(message('own', req.i18n.language), 400, null, true)
  },
  recount: countHelpfuls,
  fields: [sampleField],
})
