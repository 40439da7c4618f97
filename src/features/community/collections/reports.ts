import type { CollectionConfig } from 'payload'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { statsKey } from '@/cms/stats/model'
import { ownMark } from '../access'
import { authorField, hiddenKey } from '../fields'
import { authorOf, oneTarget, requireTarget, targetOf } from '../hooks'
import { markOnce } from '../mark-once'
import { contributionKinds } from '../model'

/** What members found that should not stand here; once a member and entry. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: label('Report', 'Denuncia', 'Denúncia'), plural: label('Reports', 'Denuncias', 'Denúncias') },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'id',
    defaultColumns: ['item', 'user', 'createdAt'],
    description: label(
      'Made on the site; the moderation desk shows them.',
      'Se hacen en el sitio; la mesa de moderación las muestra.',
      'São feitas no site; a mesa de moderação as mostra.',
    ),
  },
  access: ownMark,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: publicFields({ 'item.value': 'id', 'item.relationTo': 'text', user: 'id' }),
  defaultSort: '-createdAt',
  endpoints: [markOnce({ collection: 'reports', targets: contributionKinds })],
  hooks: {
    beforeOperation: [oneTarget('item')],
    beforeChange: [
      async ({ data, req, context }) => {
        const target = await requireTarget(req, targetOf(data.item, contributionKinds))
        const user = authorOf(req, context)
        const key = statsKey(target.relationTo, target.id)
        return { ...data, user, target: key, key: `${user}:${key}` }
      },
    ],
  },
  fields: [
    {
      name: 'item',
      type: 'relationship',
      relationTo: [...contributionKinds],
      required: true,
      label: label('Entry', 'Aporte', 'Contribuição'),
    },
    { ...authorField, access: { create: () => false, update: () => false } },
    hiddenKey('target'),
    hiddenKey('key', { unique: true }),
  ],
}
