import type { CategoryBarBlock } from '@/payload-types'

/** A filled block, for tests and for looking at it. */
export const categoryBarFixture: CategoryBarBlock = { blockType: 'categoryBar', id: 'fixture', categories: [] }
