import { toSlug } from '@/core/slugs'

/** The id of a block on its page: its name kebab-cased, where camelCase is two words, or `block-{index}` (BLK-01). */
export const blockId = (blockName: string | null | undefined, index: number): string =>
  toSlug(blockName?.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2') ?? '') || `block-${index}`

/** Ids that pages with blocks have of their own: what leads to them, or is named by them, would find the block. */
const ofPages: ReadonlySet<string> = new Set([
  'content',
  'place',
  'consent-title',
  'stages-title',
  ...['comments', 'impressions', 'reviews'].flatMap((kind) => [`sent-${kind}`, `form-${kind}`]),
  ...['species', 'yield', 'contamination', 'comments', 'impressions', 'reviews'].flatMap((section) => [
    section,
    `${section}-title`,
  ]),
])

/**
 * The ids of the blocks of a page. Of those that would have the same one the first keeps it, and the others are numbered;
 * so is one that would have that of another part of the page.
 */
export function blockIds(blocks: readonly { readonly blockName?: string | null | undefined }[]): string[] {
  const plain = blocks.map(({ blockName }, index) => blockId(blockName, index))
  const taken = new Set([...ofPages, ...plain])
  return plain.map((id, index) => {
    if (plain.indexOf(id) === index && !ofPages.has(id)) return id
    let n = 2
    while (taken.has(`${id}-${n}`)) n += 1
    const own = `${id}-${n}`
    taken.add(own)
    return own
  })
}
