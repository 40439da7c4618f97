import { citationsOf, entriesOf, type Citations } from '@/platform/references/citations'
import type { BlockData } from './block-props'
import { recordsIn } from '@/core/is-record'

type AnyBlock = BlockData[keyof BlockData]
type Body = { readonly content?: unknown; readonly layout?: readonly AnyBlock[] | null }

/** The texts of a block that a visitor reads. */
function textsOf(block: AnyBlock): unknown[] {
  switch (block.blockType) {
    case 'richText':
      return [block.content]
    case 'opening':
    case 'feature':
    case 'callToAction':
    case 'expander':
      return [block.richText]
    case 'contentColumns':
      return recordsIn(block.columns).map(({ richText }) => richText)
    case 'recipe':
      return [
        block.description,
        ...recordsIn(block.sections).flatMap(({ steps }) => recordsIn(steps).map(({ stepText }) => stepText)),
      ]
    default:
      return []
  }
}

/** The texts of a page that a visitor reads, in their order. */
export const textsIn = ({ content, layout }: Body): unknown[] => [content, ...(layout ?? []).flatMap(textsOf)]

/** The citations in a page's texts, with the numbers that its lists of references give them (BLK-10). */
export function citedIn(body: Body): Citations {
  const lists = (body.layout ?? []).flatMap((block) =>
    block.blockType === 'references' ? [entriesOf(block.references)] : [],
  )
  return citationsOf(textsIn(body), lists)
}
