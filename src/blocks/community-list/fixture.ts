import type { CommunityListBlock, Product } from '@/payload-types'

const product = { id: 3, title: 'Grow kit', slug: 'grow-kit', createdAt: '', updatedAt: '' } as Product

/** A filled block, for tests and the style guide. */
export const communityListFixture: CommunityListBlock = {
  blockType: 'communityList',
  doc: { relationTo: 'products', value: product },
  list: 'reviews',
  ratingsOnly: false,
}
