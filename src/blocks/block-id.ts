import { toSlug } from '@/core/slugs'

/** The id of a block on its page: its name kebab-cased, or `block-{index}` (BLK-01). */
export const blockId = (blockName: string | null | undefined, index: number): string =>
  toSlug(blockName ?? '') || `block-${index}`

/** The ids of the blocks of a page. Of those that would have the same one the first keeps it, and the others are numbered. */
export function blockIds(blocks: readonly { readonly blockName?: string | null | undefined }[]): string[] {
  const plain = blocks.map(({ blockName }, index) => blockId(blockName, index))
  const taken = new Set(plain)
  return plain.map((id, index) => {
    if (plain.indexOf(id) === index) return id
    let n = 2
    while (taken.has(`${id}-${n}`)) n += 1
    const own = `${id}-${n}`
    taken.add(own)
    return own
  })
}
