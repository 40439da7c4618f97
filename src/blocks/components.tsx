import type { ComponentType } from 'react'
import type { BlockSlug } from '@/core/blocks'
import type { BlockProps } from './block-props'
import { CallToActionBlock } from './call-to-action/component'
import { CardListBlock } from './card-list/component'
import { ContentColumnsBlock } from './content-columns/component'
import { FeatureBlock } from './feature/component'
import { FormBlock } from './form/component'
import { MediaBlock } from './media/component'
import { OpeningBlock } from './opening/component'
import { RecipeBlock } from './recipe/component'
import { RichTextBlock } from './rich-text/component'
import { SpeciesListBlock } from './species-list/component'
import { PhotoCarouselBlock } from './photo-carousel/component'
import { CategoryBarBlock } from './category-bar/component'
import { ButtonArrayBlock } from './button-array/component'
import { EmbedBlock } from './embed/component'
import { BannerBlock } from './banner/component'
import { ExpanderBlock } from './expander/component'
import { ReferencesBlock } from './references/component'
import { RelatedBlock } from './related/component'
import { SpeciesSectionBlock } from './species-section/component'
import { CommunityListBlock } from './community-list/component'
import { FilterSectionBlock } from './filter-section/component'
import { VendorBlock } from './vendor/component'

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
  form: FormBlock,
  recipe: RecipeBlock,
  photoCarousel: PhotoCarouselBlock,
  categoryBar: CategoryBarBlock,
  buttonArray: ButtonArrayBlock,
  embed: EmbedBlock,
  banner: BannerBlock,
  expander: ExpanderBlock,
  references: ReferencesBlock,
  related: RelatedBlock,
  speciesSection: SpeciesSectionBlock,
  communityList: CommunityListBlock,
  filterSection: FilterSectionBlock,
  vendor: VendorBlock,
}
