import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
} from 'payload'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { drafts } from '@/cms/versions'
import { isRecord } from '@/core/is-record'
import type { Localized } from '@/core/locales'
import { contribution, starredContribution } from '../access'
import { contributeOnce } from '../contribute-once'
import {
  anonymousField,
  authorField,
  contributionText,
  headlineField,
  localeField,
  populatedUserField,
  ratingField,
  refusalField,
  sampleField,
} from '../fields'
import { oneTarget, ownContribution, recountAfter, showAuthor, targetOf } from '../hooks'
import { contributionTargets, textFields, type ContributionKind } from '../model'
import { rememberState, withLog } from '../moderation/decision'

/** Accepts a target named with its collection (D-24) where a kind has one collection only, and keeps its id. */
const bareTarget =
  (collection: CollectionSlug): CollectionBeforeOperationHook =>
  ({ args }) => {
    const data: unknown = 'data' in args ? args.data : null
    const target = isRecord(data) && isRecord(data.doc) ? targetOf(data.doc, [collection]) : null
    return target ? { ...args, data: { ...(data as object), doc: target.id } } : args
  }

type Contribution = {
  readonly slug: ContributionKind
  readonly labels: { readonly singular: Localized; readonly plural: Localized }
  readonly description: Localized
  /** The admin's label of the relation to the document. */
  readonly about?: Localized
  /** Whether it has a headline and stars. */
  readonly hasStars: boolean
  /** Fields beyond the text. */
  readonly fields?: readonly Field[]
  readonly beforeChange?: readonly CollectionBeforeChangeHook[]
  /** Recounts the published ones of a document. */
  readonly recount: Parameters<typeof recountAfter>[0]
}

/** A collection of what members write about documents: it waits until an admin publishes it (D-01). */
export function contributionCollection(described: Contribution): CollectionConfig {
  const { slug, labels, description, about = label('About', 'Sobre', 'Sobre'), hasStars } = described
  const text = textFields[slug]
  const targets: readonly CollectionSlug[] = contributionTargets[slug]
  const only = targets.length === 1 ? targets[0] : undefined
  const kind = { collection: slug, targets, ...(only ? { fallback: only } : {}) }
  // The document cannot be changed: pages and ratings find the row by the `target` key made from it at creation.
  const access = { update: () => false }
  const doc = { name: 'doc', type: 'relationship', required: true, label: about, access } as const
  return {
    slug,
    labels,
    admin: {
      group: adminGroups.community,
      useAsTitle: hasStars ? 'headline' : text,
      defaultColumns: [...(hasStars ? ['headline', text, 'rating'] : [text]), 'doc', 'user', '_status', 'createdAt'],
      description,
    },
    access: hasStars ? starredContribution : contribution,
    graphQL: false,
    lockDocuments: false,
    disableDuplicate: true,
    custom: {
      ...publicFields({
        ...(only ? { doc: 'id' } : { 'doc.value': 'id', 'doc.relationTo': 'text' }),
        locale: 'text',
        ...(hasStars ? { rating: 'number' } : {}),
      }),
      ...madeOnSite,
    },
    versions: drafts,
    defaultSort: '-createdAt',
    endpoints: [contributeOnce(kind)],
    hooks: {
      beforeOperation: [oneTarget('doc'), ...(only ? [bareTarget(only)] : [])],
      beforeChange: [ownContribution(kind), rememberState, ...(described.beforeChange ?? [])],
      beforeRead: [showAuthor],
      ...withLog(recountAfter(described.recount)),
    },
    fields: [
      only ? { ...doc, relationTo: only, index: true } : { ...doc, relationTo: [...targets] },
      ...(hasStars ? [headlineField, ratingField] : []),
      contributionText(text, labels.singular),
      ...(described.fields ?? []),
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
}
