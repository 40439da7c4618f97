import type { CardCollection } from '@/core/collections'
import type { CardView } from './card-view'

/** A card with nothing on it but its title, for tests. */
export const plainCard = (id: number, relationTo: CardCollection = 'products'): CardView => ({
  id,
  slug: `card-${id}`,
  relationTo,
  title: `Card ${id}`,
  lang: { title: null, lead: null },
  href: `/card-${id}`,
  over: null,
  lead: null,
  picture: null,
  pictureFit: 'cover',
  badges: [],
  chips: [],
  price: null,
  rating: null,
  distance: null,
})
