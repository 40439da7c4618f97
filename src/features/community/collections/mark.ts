import { type CollectionConfig, type CollectionSlug, type Field, type PayloadRequest } from 'payload'
import { refusalError } from '@/cms/field-refusals'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { documentKey } from '@/core/document-key'
import type { Localized } from '@/core/locales'
import { ownMark } from '../access'
import { authorField } from '../fields'
import { authorOf, oneTarget, recountAfter, requireTarget, targetOf, type Target } from '../hooks'
import { markOnce } from '../mark-once'
import { markKey } from '../model'

type Check = (req: PayloadRequest, target: Target, user: number) => Promise<void>

/** Rejects the mark of a member on what they wrote themselves. */
export const notByAuthor =
  (refusal: 'refusals.own' | 'refusals.ownReport'): Check =>
  async (req, { relationTo, id }, user) => {
    const item = await req.payload.db.findOne<{ id: number; user?: number | null }>({
      collection: relationTo,
      where: { id: { equals: id } },
      req,
    })
    if (item?.user === user) throw refusalError(req, refusal, 400)
  }

type Mark = {
  readonly slug: 'likes' | 'helpfuls' | 'reports'
  readonly labels: { readonly singular: Localized; readonly plural: Localized }
  readonly description: Localized
  /** What may be marked, and what the admin calls it. */
  readonly targets: readonly CollectionSlug[]
  readonly item: Localized
  /** Throws where this member may not mark this item. */
  readonly check?: Check
  /** Recounts the marks of an item, where visitors see their number. */
  readonly recount?: Parameters<typeof recountAfter>[0]
  readonly fields?: readonly Field[]
}

/** A collection of marks: one row for each member and item, whose unique key decides races. */
export const markCollection = (mark: Mark): CollectionConfig => ({
  slug: mark.slug,
  labels: mark.labels,
  admin: {
    group: adminGroups.community,
    useAsTitle: 'id',
    defaultColumns: ['item', 'user', 'createdAt'],
    description: mark.description,
  },
  access: ownMark,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: { ...publicFields({ 'item.value': 'id', 'item.relationTo': 'text', user: 'id' }), ...madeOnSite },
  defaultSort: '-createdAt',
  endpoints: [markOnce({ collection: mark.slug, targets: mark.targets })],
  hooks: {
    beforeOperation: [oneTarget('item')],
    beforeChange: [
      async ({ data, req, context }) => {
        const target = await requireTarget(req, targetOf(data.item, mark.targets))
        const user = authorOf(req, context)
        await mark.check?.(req, target, user)
        const key = documentKey(target.relationTo, target.id)
        return { ...data, user, target: key, key: markKey(user, key) }
      },
    ],
    ...(mark.recount && recountAfter(mark.recount)),
  },
  fields: [
    { name: 'item', type: 'relationship', relationTo: [...mark.targets], required: true, label: mark.item },
    { ...authorField, access: { create: () => false, update: () => false } },
    hiddenKey('target'),
    hiddenKey('key', { unique: true }),
    ...(mark.fields ?? []),
  ],
})
