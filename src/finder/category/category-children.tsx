import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { categoryPath, localizedPath } from '@/core/paths'
import { byTitle } from '@/features/catalogue/model'
import type { Category } from '@/payload-types'
import { formatNumber } from '@/platform/i18n/format'
import { categoryCounts } from '@/read-model/lists'
import { categorizedCollections } from './category-sections'

type CategoryChildrenProps = { items: readonly Category[]; locale: Locale }

/** The direct children of a category, each with its number of documents. */
export async function CategoryChildren({ items, locale }: CategoryChildrenProps) {
  if (items.length === 0) return null
  const [t, counts] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    categoryCounts(categorizedCollections),
  ])
  const counted = items
    .toSorted(byTitle(locale))
    .map((item) => ({ ...item, lang: langOf(item, 'title'), count: counts[item.path ?? ''] ?? 0 }))
  return (
    <nav aria-labelledby="subcategories" className="pb-10">
      <h2 id="subcategories" className="mb-4 text-2xl">
        {t('subcategories')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {counted.map(({ id, title, lang, path, count }) => (
          <li key={id}>
            <a
              href={localizedPath(locale, categoryPath(path ?? ''))}
              className="rounded-card border-line bg-raised hover:border-lichen flex h-full min-h-11 items-baseline justify-between gap-4 border px-4 py-3 transition-colors"
            >
              <span lang={lang} className="font-serif text-lg">
                {title}
              </span>
              <span className="tabular text-muted">
                <span aria-hidden>{formatNumber(count, locale)}</span>
                <span className="sr-only">{t('entries', { count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
