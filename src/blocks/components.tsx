import type { ComponentType } from 'react'
import type { BlockSlug } from '@/core/blocks'
import type { BlockProps } from './block-props'
import { CallToActionBlock } from './call-to-action/component'
import { CardListBlock } from './card-list/component'
import { ContentColumnsBlock } from './content-columns/component'
import { FeatureBlock } from './feature/component'
import { MediaBlock } from './media/component'
import { OpeningBlock } from './opening/component'
import { RichTextBlock } from './rich-text/component'
import { SpeciesListBlock } from './species-list/component'

/** Every block's component by its slug; a missing or crossed entry does not compile. */
export const blockComponents: { [K in BlockSlug]: ComponentType<BlockProps<K>> } = {
  richText: RichTextBlock,
  media: MediaBlock,
  feature: FeatureBlock,
  callToAction: CallToActionBlock,
  speciesList: SpeciesListBlock,
  cardList: CardListBlock,
  opening: OpeningBlock,
  contentColumns: ContentColumnsBlock,
}
