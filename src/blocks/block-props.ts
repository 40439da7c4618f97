import type { BlockSlug } from '@/core/blocks'
import type { Locale } from '@/core/locales'
import type { Citations } from '@/platform/references/citations'
import type {
  CallToActionBlock,
  CardListBlock,
  ContentColumnsBlock,
  FeatureBlock,
  FormBlock,
  MediaBlock,
  OpeningBlock,
  RecipeBlock,
  RichTextBlock,
  SpeciesListBlock,
  PhotoCarouselBlock,
  CategoryBarBlock,
  ButtonArrayBlock,
  EmbedBlock,
  BannerBlock,
  ExpanderBlock,
  ReferencesBlock,
  RelatedBlock,
  SpeciesSectionBlock,
  CommunityListBlock,
  FilterSectionBlock,
  VendorBlock,
} from '@/payload-types'

/** The stored shape of every block, by its slug. */
export type BlockData = {
  richText: RichTextBlock
  media: MediaBlock
  feature: FeatureBlock
  callToAction: CallToActionBlock
  speciesList: SpeciesListBlock
  cardList: CardListBlock
  opening: OpeningBlock
  contentColumns: ContentColumnsBlock
  form: FormBlock
  recipe: RecipeBlock
  photoCarousel: PhotoCarouselBlock
  categoryBar: CategoryBarBlock
  buttonArray: ButtonArrayBlock
  embed: EmbedBlock
  banner: BannerBlock
  expander: ExpanderBlock
  references: ReferencesBlock
  related: RelatedBlock
  speciesSection: SpeciesSectionBlock
  communityList: CommunityListBlock
  filterSection: FilterSectionBlock
  vendor: VendorBlock
}

/**
 * What a block's component takes. `first` marks the block at the top of a page; `citations` are the numbers of the
 * references that the page's texts cite.
 */
export type BlockProps<K extends BlockSlug> = {
  block: BlockData[K]
  locale: Locale
  first: boolean
  citations?: Citations | undefined
}
