import type { CardCollection } from '@/core/collections'

/** Over line, title of two lines, summary of three, chips. */
const article = 'min-h-[15.25rem]'

/**
 * The height that the texts of a card usually take below its picture. Cards have it at least and their empty frames
 * have it exactly, so that nothing moves when the one takes the place of the other (ARC-04).
 */
export const cardRoom: Readonly<Record<CardCollection, string>> = {
  mushrooms: 'min-h-[9.875rem] lg:min-h-[11.875rem]',
  products: 'min-h-[11.5rem] lg:min-h-[13.375rem]',
  vendors: article,
  growingguides: article,
  posts: article,
  projects: article,
  recipes: article,
}

const plate = 'aspect-[4/3]'
/** Their header pictures are rendered as wide as they stand on their own pages. */
const header = 'aspect-video'

/** The shape of a card's picture, which its empty frame has too. */
export const cardShape: Readonly<Record<CardCollection, string>> = {
  mushrooms: plate,
  products: plate,
  vendors: plate,
  growingguides: header,
  posts: header,
  projects: header,
  recipes: header,
}
