import type { CollectionConfig } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { drafts } from '@/cms/versions'
import { contribution } from '../access'
import { contributeOnce } from '../contribute-once'
import {
  authorField,
  anonymousField,
  contributionText,
  localeField,
  populatedUserField,
  refusalField,
  sampleField,
} from '../fields'
import { oneTarget, ownContribution, recountAfter, showAuthor } from '../hooks'
import { commentTargets } from '../model'
import { rememberState, withLog } from '../moderation/decision'

const kind = { collection: 'comments', targets: commentTargets } as const

/** Comments (DAT-03). */
export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: {
    singular: label('Comment', 'Comentario', 'Comentário'),
    plural: label('Comments', 'Comentarios', 'Comentários'),
  },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'comment',
    defaultColumns: ['comment', 'doc', 'user', '_status', 'createdAt'],
    description: label(
      'Waiting ones have the state Draft.',
      'Los pendientes están en Borrador.',
      'Os pendentes estão em Rascunho.',
    ),
  },
  access: contribution,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: { ...publicFields({ 'doc.value': 'id', 'doc.relationTo': 'text', locale: 'text' }), ...madeOnSite },
  versions: drafts,
  defaultSort: '-createdAt',
  endpoints: [contributeOnce(kind)],
  hooks: {
    beforeOperation: [oneTarget('doc')],
    beforeChange: [ownContribution(kind), rememberState],
    beforeRead: [showAuthor],
    // Nothing is counted; the page that shows it is rendered again.
    ...withLog(recountAfter((req, key, scope) => publishChange(req, { key, scope }))),
  },
  fields: [
    {
      name: 'doc',
      type: 'relationship',
      relationTo: [...commentTargets],
      required: true,
      label: label('About', 'Sobre', 'Sobre'),
    },
    contributionText('comment', label('Comment', 'Comentario', 'Comentário')),
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
