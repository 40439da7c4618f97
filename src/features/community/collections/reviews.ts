import type { CollectionConfig } from 'payload'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { drafts } from '@/cms/versions'
import { contribution } from '../access'
import { contributeOnce } from '../contribute-once'
import { recountOf } from '../counts'
import {
  anonymousField,
  authorField,
  contributionText,
  headlineField,
  localeField,
  populatedUserField,
  refusalField,
  ratingField,
  sampleField,
} from '../fields'
import { oneTarget, ownContribution, recountAfter, showAuthor } from '../hooks'
import { reviewTargets } from '../model'
import { rememberState, withLog } from '../moderation/decision'

const kind = { collection: 'reviews', targets: reviewTargets } as const

/** Reviews (DAT-05). */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: label('Review', 'Reseña', 'Avaliação'), plural: label('Reviews', 'Reseñas', 'Avaliações') },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'headline',
    defaultColumns: ['headline', 'review', 'rating', 'doc', 'user', '_status', 'createdAt'],
    description: label(
      'Waiting ones have the state Draft.',
      'Las pendientes están en Borrador.',
      'As pendentes estão em Rascunho.',
    ),
  },
  access: contribution,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: {
    ...publicFields({ 'doc.value': 'id', 'doc.relationTo': 'text', locale: 'text', rating: 'number' }),
    ...madeOnSite,
  },
  versions: drafts,
  defaultSort: '-createdAt',
  endpoints: [contributeOnce(kind)],
  hooks: {
    beforeOperation: [oneTarget('doc')],
    beforeChange: [ownContribution(kind), rememberState],
    beforeRead: [showAuthor],
    ...withLog(recountAfter(recountOf('reviews'))),
  },
  fields: [
    {
      name: 'doc',
      type: 'relationship',
      relationTo: [...reviewTargets],
      required: true,
      label: label('About', 'Sobre', 'Sobre'),
    },
    headlineField,
    ratingField,
    contributionText('review', label('Review', 'Reseña', 'Avaliação')),
    anonymousField,
    localeField,
    refusalField,
    authorField,
    populatedUserField,
    hiddenKey('target'),
    hiddenKey('dedupeKey', { unique: true }),
    sampleField,
  ],
}
