import type { FilterOptions } from 'payload'
import type { CardCollection } from '@/core/collections'
import { messageLabel } from '@/platform/i18n/message-label'

/** Collections as options of a select field, labelled as in search. */
export const collectionOptions = (collections: readonly CardCollection[]) =>
  collections.map((slug) => ({ slug, label: messageLabel((texts) => texts.search.kinds[slug]) }))

/** The admin offers documents of the collection that the block names; any others are not rendered. */
export const ofNamedCollection: FilterOptions = ({ relationTo, siblingData }) =>
  typeof siblingData === 'object' &&
  siblingData !== null &&
  'relationTo' in siblingData &&
  siblingData.relationTo === relationTo
