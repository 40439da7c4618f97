import type { CardListBlock } from '@/payload-types'

/** A filled block, for tests and the style guide. */
export const cardListFixture: CardListBlock = {
  blockType: 'cardList',
  title: 'New in the shop',
  intro: 'From people with names.',
  relationTo: 'products',
  source: 'newest',
  docs: [],
  limit: 3,
  layout: 'cards',
  archiveLink: true,
}
