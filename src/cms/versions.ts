import type { CollectionConfig } from 'payload'

/**
 * Drafts with the last twenty versions kept. `validate` holds drafts to the same rules, since Payload
 * otherwise skips validation for anything sent with `draft=true` (T-1E).
 */
export const drafts = {
  maxPerDoc: 20,
  drafts: { validate: true },
} as const satisfies CollectionConfig['versions']
