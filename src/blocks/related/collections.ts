import type { CardCollection } from '@/core/collections'

/** What may be named as related (BLK-08). */
export const relatedCollections = [
  'growingguides',
  'mushrooms',
  'posts',
  'products',
  'recipes',
] as const satisfies readonly CardCollection[]
