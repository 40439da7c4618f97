import type { RelatedBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const relatedFixture: RelatedBlock = {
  blockType: 'related',
  title: 'Read on',
  relationTo: 'posts',
  docs: [
    { relationTo: 'posts', value: 1 },
    { relationTo: 'posts', value: 2 },
    { relationTo: 'posts', value: 3 },
  ],
}
