import type { CategoryBarBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const categoryBarFixture: CategoryBarBlock = { blockType: 'categoryBar', id: 'fixture', categories: [] }
