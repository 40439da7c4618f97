import { APIError, type CollectionConfig } from 'payload'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { statsKey } from '@/cms/stats/model'
import { ownMark } from '../access'
import { countHelpfuls } from '../counts'
import { authorField, hiddenKey, sampleField } from '../fields'
import { markOnce } from '../mark-once'
import { authorOf, oneTarget, recountAfter, requireTarget, targetOf } from '../hooks'
import { message } from '../messages'
import { helpfulTargets } from '../model'

/** Helpful marks (DAT-06). One row a member and item; nobody marks their own. */
export const Helpfuls: CollectionConfig = {
  slug: 'helpfuls',
  labels: {
    singular: label('Helpful mark', 'Voto de utilidad', 'Voto de utilidade'),
    plural: label('Helpful marks', 'Votos de utilidad', 'Votos de utilidade'),
  },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'id',
    defaultColumns: ['item', 'user', 'createdAt'],
    description: label(
      'Made on the site, not here.',
      'Se hacen en el sitio, no aquí.',
      'São feitos no site, não aqui.',
    ),
  },
  access: ownMark,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: publicFields({ 'item.value': 'id', 'item.relationTo': 'text', user: 'id' }),
  defaultSort: '-createdAt',
  endpoints: [markOnce({ collection: 'helpfuls', targets: helpfulTargets })],
  hooks: {
    beforeOperation: [oneTarget('item')],
    beforeChange: [
      async ({ data, req, context }) => {
        const target = await requireTarget(req, targetOf(data.item, helpfulTargets))
        const user = authorOf(req, context)
        const item = await req.payload.db.findOne<{ id: number; user?: number | null }>({
          collection: target.relationTo,
          where: { id: { equals: target.id } },
          req,
        })
        if (item?.user === user) throw new APIError(message('own', req.i18n.language), 400, null, true)
        const key = statsKey(target.relationTo, target.id)
        return { ...data, user, target: key, key: `${user}:${key}` }
      },
    ],
    ...recountAfter(countHelpfuls),
  },
  fields: [
    {
      name: 'item',
      type: 'relationship',
      relationTo: [...helpfulTargets],
      required: true,
      label: label('Item', 'Elemento', 'Item'),
    },
    { ...authorField, access: { create: () => false, update: () => false } },
    hiddenKey('target'),
    hiddenKey('key', { unique: true }),
    sampleField,
  ],
}
