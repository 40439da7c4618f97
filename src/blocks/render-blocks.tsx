import { createElement, type ComponentType } from 'react'
import { isBlockSlug, type BlockSlug } from '@/core/blocks'
import type { Locale } from '@/core/locales'
import type { Citations } from '@/platform/references/citations'
import { blockIds } from './block-id'
import type { BlockData, BlockProps } from './block-props'
import { blockComponents } from './components'

type AnyBlock = BlockData[BlockSlug]

function renderBlock<K extends BlockSlug>(slug: K, props: BlockProps<K>) {
  const Block: ComponentType<BlockProps<K>> = blockComponents[slug]
  return createElement(Block, props)
}

/** Renders the blocks of a page; an unknown type is skipped with a warning (BLK-01). */
export function RenderBlocks({
  blocks,
  locale,
  citations,
  warned = false,
}: {
  blocks: readonly AnyBlock[] | null | undefined
  locale: Locale
  citations?: Citations
  warned?: boolean
}) {
  const given = blocks ?? []
  const ids = blockIds(given)
  return given.map((block, index) => {
    const slug: string = block.blockType
    if (!isBlockSlug(slug)) {
      console.warn(`Unknown block type "${slug}" is skipped.`)
      return null
    }
    return (
      <div key={block.id ?? index} id={ids[index]}>
        {renderBlock(slug, { block, locale, first: index === 0, citations, warned })}
      </div>
    )
  })
}
