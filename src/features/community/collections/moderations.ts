import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { limits } from '@/core/limits'
import { authorField } from '../fields'

/** The log of decisions about contributions: who decided what, and when. The hook `logDecision` alone writes it. */
export const Moderations: CollectionConfig = {
  slug: 'moderations',
  labels: {
    singular: label('Decision', 'Decisión', 'Decisão'),
    plural: label('Decisions', 'Decisiones', 'Decisões'),
  },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'entry',
    defaultColumns: ['entry', 'action', 'reason', 'user', 'createdAt'],
    description: label(
      'The log of the moderation desk.',
      'El registro de la mesa de moderación.',
      'O registro da mesa de moderação.',
    ),
  },
  access: { ...adminOnly, create: nobody, update: nobody, delete: nobody },
  custom: madeOnSite,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    text('entry', label('Entry', 'Aporte', 'Contribuição'), {
      required: true,
      index: true,
      admin: { components: { Cell: '/features/community/moderation/log-cells#EntryCell' } },
    }),
    text('action', label('Action', 'Acción', 'Ação'), {
      required: true,
      admin: { components: { Cell: '/features/community/moderation/log-cells#ActionCell' } },
    }),
    // Payload counts UTF-16 units, at most two for a character, so this holds every reason that the record accepts.
    text('reason', label('Reason', 'Motivo', 'Motivo'), { maxLength: 2 * limits.communityText.max }),
    authorField,
  ],
}
