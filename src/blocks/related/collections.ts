import type { CardCollection } from '@/core/collections'

/** Collections whose documents the block can list (BLK-08). */
export const relatedCollections = [
  'growingguides',
  'mushrooms',
  'posts',
  'products',
  'recipes',
] as const satisfies readonly CardCollection[]
