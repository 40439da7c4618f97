import type { OpeningBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const openingFixture: OpeningBlock = {
  blockType: 'opening',
  search: true,
  plate: 'season',
  links: [{ type: 'custom', label: 'Identification safety', url: '/identification-safety' }],
}
