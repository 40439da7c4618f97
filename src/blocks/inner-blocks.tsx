import { createElement, type ComponentType, type ReactNode } from 'react'
import { innerBlockSlugs, type InnerBlockSlug } from '@/core/blocks'
import type { Locale } from '@/core/locales'
import type { BlockProps } from './block-props'
import { BannerBlock } from './banner/component'
import { EmbedBlock } from './embed/component'
import { MediaBlock } from './media/component'
import { PhotoCarouselBlock } from './photo-carousel/component'

const components: { [K in InnerBlockSlug]: ComponentType<BlockProps<K>> } = {
  media: MediaBlock,
  embed: EmbedBlock,
  photoCarousel: PhotoCarouselBlock,
  banner: BannerBlock,
}

const render = <K extends InnerBlockSlug>(slug: K, props: BlockProps<K>): ReactNode =>
  createElement<BlockProps<K>>(components[slug], props)

/** A block inside a rich text (RTX-01); a type that is not allowed there is skipped with a warning (BLK-01). */
export function renderInnerBlock(fields: { readonly blockType: string }, locale: Locale): ReactNode {
  const slug = innerBlockSlugs.find((known) => known === fields.blockType)
  if (slug) return <div className="inner-block">{render(slug, { block: fields as never, locale, first: false })}</div>
  console.warn(`Unknown block type "${fields.blockType}" inside a text is skipped.`)
  return null
}
