import type { CardCollection } from '@/core/collections'
import { chip, type CardView } from './card-view'
import { blankView } from './blank-view'

/** A card with nothing on it but its title, for tests. */
export const plainCard = (id: number, relationTo: CardCollection = 'products'): CardView => ({
  ...blankView(relationTo, { id, slug: `card-${id}`, title: `Card ${id}` }, { locale: 'en' }),
  href: `/card-${id}`,
})

/** A card with all that it may hold, and a title of more than one line. */
export const filledCard = (id: number, relationTo: CardCollection = 'products'): CardView => ({
  ...plainCard(id, relationTo),
  title: `A card of ${relationTo} with a title that needs more than a line`,
  over: { text: 'Hericium erinaceus', scientific: true },
  lead: 'White spines on old beech, sweet and tender while they are young, and yellow and sour once they are not.',
  picture: { src: '/icon.svg', srcSet: '', width: 800, height: 600 },
  badges: [chip('Deadly', 'deadly', 'skull')],
  chips: [chip('Culinary', 'lichen'), chip('Medicinal')],
  price: {
    now: '€18.00',
    unit: '100 g',
    sale: { before: '€24.00', spoken: 'Before: €24.00', label: 'Autumn sale' },
    known: true,
  },
  rating: { stars: { value: 4.5, best: 5 }, label: '4.5 of 5, 12 ratings', text: '4.5 (12)' },
  distance: '12 km',
  reach: { only: ['ES'], not: [], labels: { no: 'Not to your place', byState: 'Depends on the state' } },
})
