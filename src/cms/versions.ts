import type { CollectionConfig, Where } from 'payload'

/**
 * Drafts with the last twenty versions kept. `validate` holds drafts to the same rules, since Payload
 * otherwise skips validation for anything sent with `draft=true` (T-1E).
 */
export const drafts = {
  maxPerDoc: 20,
  drafts: { validate: true },
} as const satisfies CollectionConfig['versions']

/**
 * The same with autosave, so that the preview beside the form follows, and with scheduled publishing: for what editors
 * write.
 */
export const editorial = {
  maxPerDoc: drafts.maxPerDoc,
  drafts: { ...drafts.drafts, autosave: { interval: 1200 }, schedulePublish: { timeFormat: 'HH:mm' } },
} as const satisfies CollectionConfig['versions']

/** Filters the versions of documents for their newest ones that are drafts, and so not published yet. */
export const unpublishedVersions = (parents: readonly (number | string)[]): Where => ({
  and: [{ parent: { in: [...parents] } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
})
