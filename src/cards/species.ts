import { harms } from '@/core/dangers'
import type { Text } from '@/core/locales'
import { typeTone } from '@/features/catalogue/model'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { firstChips, textChip, type CardContext, type CardPicture, type CardView } from './card-view'
import { blankView, type CardCategory } from './blank-view'
import { gradeChips } from './grade-chip'

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

/** The card of a species: plate, names, edibility, and the types that the edibility does not say already. */
export function speciesView(item: SpeciesItem, context: CardContext): CardView {
  const { locale, t, unratedDisplay } = context
  const { edibility } = item
  return {
    ...blankView('mushrooms', item, context),
    over: { text: item.scientificName, scientific: true },
    picture: item.picture,
    chips: firstChips([
      ...gradeChips(edibility, locale),
      ...item.types
        .filter(({ slug }) => slug !== edibility)
        .map((category) => textChip(category.title, locale, typeTone(category))),
    ]),
    rating: harms(edibility) ? null : ratingView(item.rating, unratedDisplay, locale, t),
  }
}
