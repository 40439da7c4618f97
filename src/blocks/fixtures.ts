import type { BlockSlug } from '@/core/blocks'
import { bannerFixture } from './banner/fixture'
import type { BlockData } from './block-props'
import { buttonArrayFixture } from './button-array/fixture'
import { callToActionFixture } from './call-to-action/fixture'
import { cardListFixture } from './card-list/fixture'
import { categoryBarFixture } from './category-bar/fixture'
import { contentColumnsFixture } from './content-columns/fixture'
import { embedFixture } from './embed/fixture'
import { expanderFixture } from './expander/fixture'
import { featureFixture } from './feature/fixture'
import { formFixture } from './form/fixture'
import { mediaFixture } from './media/fixture'
import { openingFixture } from './opening/fixture'
import { photoCarouselFixture } from './photo-carousel/fixture'
import { recipeFixture } from './recipe/fixture'
import { referencesFixture } from './references/fixture'
import { relatedFixture } from './related/fixture'
import { richTextFixture } from './rich-text/fixture'
import { speciesListFixture } from './species-list/fixture'
import { speciesSectionFixture } from './species-section/fixture'
import { communityListFixture } from './community-list/fixture'
import { filterSectionFixture } from './filter-section/fixture'
import { vendorFixture } from './vendor/fixture'

/** Every block, filled; one without a fixture does not compile. */
export const blockFixtures: { readonly [K in BlockSlug]: BlockData[K] } = {
  richText: richTextFixture,
  media: mediaFixture,
  feature: featureFixture,
  callToAction: callToActionFixture,
  speciesList: speciesListFixture,
  cardList: cardListFixture,
  opening: openingFixture,
  contentColumns: contentColumnsFixture,
  recipe: recipeFixture,
  photoCarousel: photoCarouselFixture,
  categoryBar: categoryBarFixture,
  buttonArray: buttonArrayFixture,
  embed: embedFixture,
  banner: bannerFixture,
  expander: expanderFixture,
  references: referencesFixture,
  related: relatedFixture,
  speciesSection: speciesSectionFixture,
  communityList: communityListFixture,
  filterSection: filterSectionFixture,
  vendor: vendorFixture,
  form: formFixture,
}
