import type { CollectionConfig } from 'payload'
import { statsKey } from '@/cms/stats/model'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { cardCollections } from '@/core/collections'
import { ownMark } from '../access'
import { countLikes } from '../counts'
import { authorField, hiddenKey, sampleField } from '../fields'
import { markOnce } from '../mark-once'
import { authorOf, oneTarget, recountAfter, requireTarget, targetOf } from '../hooks'

/** Likes (DAT-07). One row a member and item: the unique key decides races (LIK-04). */
export const Likes: CollectionConfig = {
  slug: 'likes',
  labels: { singular: label('Like', 'Me gusta', 'Curtida'), plural: label('Likes', 'Me gusta', 'Curtidas') },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'id',
    defaultColumns: ['item', 'user', 'createdAt'],
    description: label(
      'Made on the site, not here.',
      'Se hacen en el sitio, no aquí.',
      'São feitas no site, não aqui.',
    ),
  },
  access: ownMark,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: publicFields({ 'item.value': 'id', 'item.relationTo': 'text', user: 'id' }),
  defaultSort: '-createdAt',
  endpoints: [markOnce({ collection: 'likes', targets: cardCollections })],
  hooks: {
    beforeOperation: [oneTarget('item')],
    beforeChange: [
      async ({ data, req, context }) => {
        const target = await requireTarget(req, targetOf(data.item, cardCollections))
        const user = authorOf(req, context)
        const key = statsKey(target.relationTo, target.id)
        return { ...data, user, target: key, key: `${user}:${key}` }
      },
    ],
    ...recountAfter(countLikes),
  },
  fields: [
    {
      name: 'item',
      type: 'relationship',
      relationTo: [...cardCollections],
      required: true,
      label: label('Item', 'Elemento', 'Item'),
    },
    { ...authorField, access: { create: () => false, update: () => false } },
    hiddenKey('target'),
    hiddenKey('key', { unique: true }),
    sampleField,
  ],
}
