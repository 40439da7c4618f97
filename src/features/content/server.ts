import 'server-only'
import { publicCount, publicFind, publicFindBySlug, publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import type { Footer, Growingguide, Header, Page, Post, Project, SiteSetting } from '@/payload-types'

type Lists = { growingguides: Growingguide; posts: Post; projects: Project }

const sorts = { growingguides: 'createdAt', posts: '-publishedAt', projects: 'createdAt' } as const

/** What a card needs of an article; one that a collection does not have is passed over. */
const articleCardSelect = {
  title: true,
  slug: true,
  lead: true,
  image: true,
  categories: true,
  difficulty: true,
  publishedAt: true,
  stage: true,
  place: true,
  createdAt: true,
} as const

/** Guides, posts or projects filed under any of the categories. */
export const articlesInCategories = <S extends keyof Lists>(
  collection: S,
  categories: readonly number[],
  locale: Locale,
  limit: number,
): Promise<Paginated<Lists[S]>> =>
  publicFind({
    collection,
    locale,
    limit,
    depth: 1,
    sort: sorts[collection],
    select: articleCardSelect,
    where: { categories: { in: [...categories] } },
  })

export const countArticlesInCategories = (collection: keyof Lists, categories: readonly number[]): Promise<number> =>
  publicCount(collection, { categories: { in: [...categories] } })

/** Ids of the posts with the latest dates. */
export async function newestPosts(locale: Locale, limit: number): Promise<number[]> {
  const { docs } = await publicFind({
    collection: 'posts',
    locale,
    limit,
    depth: 0,
    sort: sorts.posts,
    select: { publishedAt: true },
  })
  return docs.map(({ id }) => id)
}

export const findPage = (slug: string, locale: Locale): Promise<Page | null> => publicFindBySlug('pages', slug, locale)
export const findPost = (slug: string, locale: Locale): Promise<Post | null> => publicFindBySlug('posts', slug, locale)
export const findProject = (slug: string, locale: Locale): Promise<Project | null> =>
  publicFindBySlug('projects', slug, locale)
export const findGuide = (slug: string, locale: Locale): Promise<Growingguide | null> =>
  publicFindBySlug('growingguides', slug, locale)

/** Menus and settings, which every page draws. */
export async function siteFrame(locale: Locale): Promise<{ header: Header; footer: Footer; settings: SiteSetting }> {
  const [header, footer, settings] = await Promise.all([
    publicGlobal('header', locale),
    publicGlobal('footer', locale),
    publicGlobal('site-settings', locale),
  ])
  return { header, footer, settings }
}
