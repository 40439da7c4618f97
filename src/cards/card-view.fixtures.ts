import type { CardCollection } from '@/core/collections'
import type { CardView } from './card-view'
import { blankView } from './blank-view'

/** A card with nothing on it but its title, for tests. */
export const plainCard = (id: number, relationTo: CardCollection = 'products'): CardView => ({
  ...blankView(relationTo, { id, slug: `card-${id}`, title: `Card ${id}` }, { locale: 'en' }),
  href: `/card-${id}`,
})
