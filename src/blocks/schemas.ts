import type { Block } from 'payload'
import type { BlockSlug } from '@/core/blocks'
import { callToActionBlock } from './call-to-action/schema'
import { cardListBlock } from './card-list/schema'
import { contentColumnsBlock } from './content-columns/schema'
import { featureBlock } from './feature/schema'
import { mediaBlock } from './media/schema'
import { openingBlock } from './opening/schema'
import { richTextBlock } from './rich-text/schema'
import { speciesListBlock } from './species-list/schema'

/** Every block by its slug; a slug without a block does not compile. */
const blocksBySlug = {
  richText: richTextBlock,
  media: mediaBlock,
  feature: featureBlock,
  callToAction: callToActionBlock,
  speciesList: speciesListBlock,
  cardList: cardListBlock,
  opening: openingBlock,
  contentColumns: contentColumnsBlock,
} as const satisfies Record<BlockSlug, Block>

export const blocks: Block[] = Object.values(blocksBySlug)
