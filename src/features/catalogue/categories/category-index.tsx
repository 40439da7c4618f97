import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { categoryPath, localizedPath } from '@/core/paths'
import type { Category } from '@/payload-types'
import { byTitle, childrenOf } from './model'

type CategoryIndexProps = { categories: readonly Category[]; locale: Locale }

/** How many subcategories a group shows; if there are more, it ends with a link to all. */
const named = 7

/** The top-level categories, each with its first subcategories (NAV-02). */
export async function CategoryIndex({ categories, locale }: CategoryIndexProps) {
  const t = await getTranslations({ locale, namespace: 'categories' })
  const link = ({ path }: Category): string => localizedPath(locale, categoryPath(path ?? ''))
  const groups = childrenOf(null, categories)
    .toSorted(byTitle(locale))
    .map((top) => ({ top, below: childrenOf(top.path ?? '', categories).toSorted(byTitle(locale)) }))
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ top, below }) => (
        <li key={top.id}>
          <h3 className="border-line border-b pb-1 text-xl">
            <a
              href={link(top)}
              lang={langOf(top, 'title')}
              className="inline-flex min-h-9 items-center hover:underline hover:underline-offset-4"
            >
              {top.title}
            </a>
          </h3>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {below.slice(0, named).map((category) => (
              <li key={category.id}>
                <a
                  href={link(category)}
                  lang={langOf(category, 'title')}
                  className="text-muted hover:text-lichen inline-flex min-h-9 items-center"
                >
                  {category.title}
                </a>
              </li>
            ))}
            {below.length > named ? (
              <li>
                <a
                  href={link(top)}
                  className="text-lichen inline-flex min-h-9 items-center font-medium underline underline-offset-4"
                >
                  {t('allOf', { count: below.length })}
                  <span className="sr-only"> · {top.title}</span>
                </a>
              </li>
            ) : null}
          </ul>
        </li>
      ))}
    </ul>
  )
}
