import { citationsOf, entriesOf, type Citations } from '@/platform/references/citations'
import type { BlockData } from './block-props'

type Body = { readonly content?: unknown; readonly layout?: readonly BlockData[keyof BlockData][] | null }

/** What the texts of a page cite, by the numbers that its list of references gives (BLK-10). */
export function citedIn({ content, layout }: Body): Citations {
  const blocks = layout ?? []
  const texts = blocks.flatMap((block) => (block.blockType === 'richText' ? [block.content] : []))
  const entries = blocks.flatMap((block) => (block.blockType === 'references' ? entriesOf(block.references) : []))
  return citationsOf([content, ...texts], entries)
}
