import type { ArticleCollection } from '@/core/collections'
import { dangers, type Danger } from '@/core/dangers'
import { textIn, type Text } from '@/core/locales'
import { shortDuration } from '@/features/content/model'
import type { Project } from '@/payload-types'
import { harmText } from '@/platform/catalogue/harm-text'
import { formatDay } from '@/platform/i18n/format'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, firstChips, textChip, type CardContext, type CardPicture, type CardView } from './card-view'
import { blankView, plainOver, type CardCategory } from './blank-view'
import { gradeChips } from './grade-chip'

/** The fields that the cards of all articles show. */
export type ArticleItem = {
  readonly id: number
  readonly slug: string
  readonly title: Text
  readonly lead: Text | null | undefined
  readonly picture: CardPicture | null
  readonly categories: readonly CardCategory[]
  /** The harmful species that it grows or cooks, each with its title if it has a page. */
  readonly harm: readonly { readonly grade: Danger; readonly title: Text | null }[]
}

type GuideItem = ArticleItem & { readonly difficulty: number | null | undefined }
type PostItem = ArticleItem & { readonly publishedAt: string }
type ProjectItem = ArticleItem & {
  readonly stage: Project['stage']
  readonly place: Text | null | undefined
}

export type RecipeItem = ArticleItem & {
  readonly rating: StoredRating
  readonly totalTime: unknown
  readonly cuisine: Text | null
  readonly course: Text | null
}

/**
 * A card with picture, title, lead and categories alone. If it grows or cooks a harmful species, a warning replaces the
 * lead, which may have been written before the harm was known (SAF-04).
 */
function articleView(collection: ArticleCollection, item: ArticleItem, context: CardContext): CardView {
  const { locale } = context
  const { harm } = item
  const grade = dangers.find((one) => harm.some((species) => species.grade === one))
  const warnings = harm.map((species) => harmText(textIn(species.title, locale), species.grade, locale))
  const lead = grade ? warnings.join(' ') : item.lead
  return {
    ...blankView(collection, { ...item, lead }, context),
    picture: item.picture,
    chips: firstChips([...gradeChips(grade, locale), ...item.categories.map(({ title }) => textChip(title, locale))]),
  }
}

export const guideView = (item: GuideItem, context: CardContext): CardView => ({
  ...articleView('growingguides', item, context),
  over: plainOver(item.difficulty ? context.t('guide.difficulty', { value: item.difficulty }) : null),
})

export const postView = (item: PostItem, context: CardContext): CardView => ({
  ...articleView('posts', item, context),
  over: plainOver(formatDay(item.publishedAt, context.locale)),
})

export function projectView(item: ProjectItem, context: CardContext): CardView {
  const view = articleView('projects', item, context)
  return {
    ...view,
    over: plainOver(textIn(item.place, context.locale)),
    chips: firstChips([...(item.stage ? [chip(context.t(`project.${item.stage}`), 'lichen')] : []), ...view.chips]),
  }
}

/** The card of a recipe: total time and cuisine above the title, the course as a chip. */
export function recipeView(item: RecipeItem, context: CardContext): CardView {
  const { locale, t, unratedDisplay } = context
  const over = [shortDuration(item.totalTime, locale), textIn(item.cuisine, locale)].filter(Boolean).join(' · ')
  return {
    ...articleView('recipes', item, context),
    over: plainOver(over),
    rating: ratingView(item.rating, unratedDisplay, locale, t),
    chips: firstChips(item.course ? [textChip(item.course, locale)] : []),
  }
}
