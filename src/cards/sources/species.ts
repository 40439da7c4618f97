import { textIn, type Text } from '@/core/locales'
import { edibilityLabel, edibilityLooks, isEdibility, typeTone } from '@/features/catalogue/model'
import type { Mushroom } from '@/payload-types'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, firstChips, type CardContext, type CardPicture, type CardView } from '../card-view'
import { blankView, cardCategories, cardPicture, type CardCategory } from './common'

/** What a card shows of a species. */
export type SpeciesItem = {
  readonly id: number
  readonly slug: string
  readonly title: Text
  readonly scientificName: string
  readonly edibility: string
  readonly types: readonly CardCategory[]
  readonly picture: CardPicture | null
  readonly rating: StoredRating
}

type SpeciesDocument = Pick<Mushroom, 'id' | 'slug' | 'title' | 'categories' | 'images' | 'aggregateRating'> & {
  specie?: Pick<Mushroom['specie'], 'scientificName' | 'edibility'> | null
}

/** Without species data there is no card (P2 §2). */
export function speciesItem(doc: SpeciesDocument): SpeciesItem | null {
  if (!doc.specie?.scientificName) return null
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    scientificName: doc.specie.scientificName,
    edibility: doc.specie.edibility,
    types: cardCategories(doc.categories),
    picture: cardPicture(doc.images?.[0]),
    rating: doc.aggregateRating,
  }
}

/** Plate, name, scientific name, edibility, and the uses that the edibility does not say already. */
export function speciesView(item: SpeciesItem, context: CardContext): CardView {
  const { locale, t, unratedDisplay } = context
  const { edibility } = item
  const edible = isEdibility(edibility)
    ? [chip(edibilityLabel(edibility, locale), edibilityLooks[edibility].tone, edibilityLooks[edibility].icon)]
    : []
  return {
    ...blankView('mushrooms', item, context),
    over: { text: item.scientificName, scientific: true },
    picture: item.picture,
    chips: firstChips([
      ...edible,
      ...item.types
        .filter(({ slug }) => slug !== edibility)
        .map((category) => chip(textIn(category.title, locale), typeTone(category))),
    ]),
    rating: ratingView(item.rating, unratedDisplay, locale, t),
  }
}
