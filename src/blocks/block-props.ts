import type { BlockSlug } from '@/core/blocks'
import type { Locale } from '@/core/locales'
import type {
  CallToActionBlock,
  CardListBlock,
  ContentColumnsBlock,
  FeatureBlock,
  MediaBlock,
  OpeningBlock,
  RichTextBlock,
  SpeciesListBlock,
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
}

/** What a block's component takes. `first` marks the block at the top of a page. */
export type BlockProps<K extends BlockSlug> = { block: BlockData[K]; locale: Locale; first: boolean }
