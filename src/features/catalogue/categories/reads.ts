import 'server-only'
import { withFallbacksNoted } from '@/cms/every-locale'
import { markFallbacks, publicFind } from '@/cms/public-find'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { belowPath } from '@/platform/catalogue/kept-categories'
import type { Category } from '@/payload-types'

/** The category at a path of the tree with all that stand below it; null when there is none (NAV-14). */
export async function findCategory(
  path: string,
  locale: Locale,
): Promise<{ category: Category; below: Category[] } | null> {
  const [{ docs: own }, { docs: below }] = await Promise.all([
    publicFind({ collection: 'categories', locale, limit: 1, depth: 0, where: { path: { equals: path } } }),
    publicFind({
      collection: 'categories',
      locale,
      limit: limits.filterFullList,
      depth: 0,
      sort: 'path',
      select: { title: true, path: true },
      where: belowPath(path),
      context: withFallbacksNoted(),
    }),
  ])
  const [category] = own
  if (!category) return null
  await markFallbacks('categories', category, locale)
  return { category, below }
}

/** Every category by its path, for the directory; `langOf` tells which of their titles are in another language. */
export async function listCategories(locale: Locale): Promise<Category[]> {
  const { docs } = await publicFind({
    collection: 'categories',
    locale,
    limit: limits.filterFullList,
    depth: 0,
    sort: 'path',
    select: { title: true, path: true },
    context: withFallbacksNoted(),
  })
  return docs
}
