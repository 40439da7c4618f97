import type { CardCollection } from '@/core/collections'

/** Over line, title of two lines, summary of three, chips. */
const articleHeight = 'min-h-[15.25rem]'

const heights: Partial<Record<CardCollection, string>> = {
  mushrooms: 'min-h-[9.875rem] lg:min-h-[11.875rem]',
  products: 'min-h-[11.5rem] lg:min-h-[13.375rem]',
}

/**
 * The height that the text of a card usually takes below its picture. Cards have it at least and their skeletons have it
 * exactly, so that nothing moves when the one takes the place of the other (ARC-04).
 */
export const textHeight = (collection: CardCollection): string => heights[collection] ?? articleHeight

const withPlates: ReadonlySet<CardCollection> = new Set(['mushrooms', 'products', 'vendors'])

/** The ratio of a card's picture and of its skeleton: articles have the wide header of their own pages. */
export const pictureRatio = (collection: CardCollection): string =>
  withPlates.has(collection) ? 'aspect-[4/3]' : 'aspect-video'
