import type { FilterSectionBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const filterSectionFixture: FilterSectionBlock = {
  blockType: 'filterSection',
  title: 'By use',
  relationTo: 'mushrooms',
  section: 'main_type',
}
