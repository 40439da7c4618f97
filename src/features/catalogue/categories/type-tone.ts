import type { Category } from '@/payload-types'

/** Colour of a type chip; other categories are neutral. */
export const typeTone = (category: Pick<Category, 'path'>): 'plum' | 'indigo' | 'lichen' | 'neutral' => {
  switch (category.path) {
    case 'type/medicinal':
      return 'plum'
    case 'type/psychoactive':
      return 'indigo'
    case 'type/culinary':
      return 'lichen'
    default:
      return 'neutral'
  }
}
