import type { ContentColumnsBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const contentColumnsFixture: ContentColumnsBlock = {
  blockType: 'contentColumns',
  columns: ['Fruiting calendar', 'Growing guides', 'The vendors'].map((label, index) => ({
    id: String(index),
    links: [{ type: 'custom', label, url: `/way-${index}` }],
  })),
}
