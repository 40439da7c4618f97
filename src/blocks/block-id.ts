import { toSlug } from '@/core/slugs'

/** The id of a block on its page: its name kebab-cased, where camelCase is two words, or `block-{index}` (BLK-01). */
export const blockId = (blockName: string | null | undefined, index: number): string =>
  toSlug(blockName?.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2') ?? '') || `block-${index}`

/** Ids of other elements on pages with blocks: a block with one of them would take over their links and labels. */
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
 * The ids of the blocks of a page, each unique on it: the first block with an id keeps it, and later ones are numbered,
 * as is a block whose id another element of the page has.
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
