import { toSlug } from '@/core/slugs'

/** The id of a block on its page: its name kebab-cased, or `block-{index}` (BLK-01). */
export const blockId = (blockName: string | null | undefined, index: number): string =>
  toSlug(blockName ?? '') || `block-${index}`
