import type { ArticleCollection } from '@/core/collections'
import { textIn, type Text } from '@/core/locales'
import { shortDuration } from '@/features/content/model'
import type { Project } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, firstChips, type CardContext, type CardPicture, type CardView } from './card-view'
import { blankView, plainOver, type CardCategory } from './blank-view'

/** What the cards of articles have in common. */
export type ArticleItem = {
  readonly id: number
  readonly slug: string
  readonly title: Text
  readonly lead: Text | null | undefined
  readonly picture: CardPicture | null
  readonly categories: readonly CardCategory[]
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

/** A card that says no more than picture, title, lead and categories. */
export const articleView = (collection: ArticleCollection, item: ArticleItem, context: CardContext): CardView => ({
  ...blankView(collection, item, context),
  picture: item.picture,
  chips: firstChips(item.categories.map(({ title }) => chip(textIn(title, context.locale)))),
})

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

/** How long it takes, where it comes from, and the course it is. */
export function recipeView(item: RecipeItem, context: CardContext): CardView {
  const { locale, t, unratedDisplay } = context
  const over = [shortDuration(item.totalTime, locale), textIn(item.cuisine, locale)].filter(Boolean).join(' · ')
  return {
    ...articleView('recipes', item, context),
    over: plainOver(over),
    rating: ratingView(item.rating, unratedDisplay, locale, t),
    chips: firstChips(item.course ? [chip(textIn(item.course, locale))] : []),
  }
}
