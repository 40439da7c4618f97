import type { Block } from 'payload'
import type { BlockSlug } from '@/core/blocks'
import { callToActionBlock } from './call-to-action/schema'
import { cardListBlock } from './card-list/schema'
import { contentColumnsBlock } from './content-columns/schema'
import { featureBlock } from './feature/schema'
import { formBlock } from './form/schema'
import { mediaBlock } from './media/schema'
import { openingBlock } from './opening/schema'
import { recipeBlock } from './recipe/schema'
import { richTextBlock } from './rich-text/schema'
import { speciesListBlock } from './species-list/schema'
import { photoCarouselBlock } from './photo-carousel/schema'
import { categoryBarBlock } from './category-bar/schema'
import { buttonArrayBlock } from './button-array/schema'
import { embedBlock } from './embed/schema'
import { bannerBlock } from './banner/schema'
import { expanderBlock } from './expander/schema'
import { referencesBlock } from './references/schema'
import { relatedBlock } from './related/schema'
import { speciesSectionBlock } from './species-section/schema'
import { communityListBlock } from './community-list/schema'
import { filterSectionBlock } from './filter-section/schema'
import { vendorBlock } from './vendor/schema'

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
  form: formBlock,
  recipe: recipeBlock,
  photoCarousel: photoCarouselBlock,
  categoryBar: categoryBarBlock,
  buttonArray: buttonArrayBlock,
  embed: embedBlock,
  banner: bannerBlock,
  expander: expanderBlock,
  references: referencesBlock,
  related: relatedBlock,
  speciesSection: speciesSectionBlock,
  communityList: communityListBlock,
  filterSection: filterSectionBlock,
  vendor: vendorBlock,
} as const satisfies Record<BlockSlug, Block>

/** Adds the drawing of a block's outline that the admin's picker shows (public/blocks). */
const withThumbnail = (block: Block): Block => ({
  ...block,
  admin: { ...block.admin, images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: '' } } },
})

export const blocks: Block[] = Object.values(blocksBySlug).map(withThumbnail)
