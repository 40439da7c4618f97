import { textIn, type Text } from '@/core/locales'
import type { Growingguide, Post, Project } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { chip, firstChips, type CardContext, type CardPicture, type CardView } from '../card-view'
import { blankView, cardCategories, cardPicture, plainOver, type CardCategory } from './common'

/** What the cards of guides, posts and projects have in common. */
type ArticleItem = {
  readonly id: number
  readonly slug: string
  readonly title: Text
  readonly lead: Text | null | undefined
  readonly picture: CardPicture | null
  readonly categories: readonly CardCategory[]
}

export type GuideItem = ArticleItem & { readonly difficulty: number | null | undefined }
export type PostItem = ArticleItem & { readonly publishedAt: string }
export type ProjectItem = ArticleItem & {
  readonly stage: Project['stage']
  readonly place: Text | null | undefined
}

type ArticleDocument = Pick<Post, 'id' | 'slug' | 'title' | 'lead' | 'image' | 'categories'>

const articleItem = (doc: ArticleDocument): ArticleItem => ({
  id: doc.id,
  slug: doc.slug,
  title: doc.title,
  lead: doc.lead,
  picture: cardPicture(doc.image),
  categories: cardCategories(doc.categories),
})

export const guideItem = (doc: ArticleDocument & Pick<Growingguide, 'difficulty'>): GuideItem => ({
  ...articleItem(doc),
  difficulty: doc.difficulty,
})
export const postItem = (doc: ArticleDocument & Pick<Post, 'publishedAt' | 'createdAt'>): PostItem => ({
  ...articleItem(doc),
  publishedAt: doc.publishedAt ?? doc.createdAt,
})
export const projectItem = (doc: ArticleDocument & Pick<Project, 'stage' | 'place'>): ProjectItem => ({
  ...articleItem(doc),
  stage: doc.stage,
  place: doc.place,
})

const articleView = (
  collection: 'growingguides' | 'posts' | 'projects',
  item: ArticleItem,
  context: CardContext,
): CardView => ({
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
