import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { categoryPath, localizedPath } from '@/core/paths'
import { branchOf, byTitle } from '@/features/catalogue/model'
import type { Category } from '@/payload-types'
import { formatNumber } from '@/platform/i18n/format'
import { countFiled, filedCollections, type Filed } from './filed'

type CategoryChildrenProps = {
  items: readonly Category[]
  /** Everything below the category, for the counts. */
  below: readonly Category[]
  filed: Filed
  locale: Locale
}

/** The categories right below one, each with how much is filed in it. */
export async function CategoryChildren({ items, below, filed, locale }: CategoryChildrenProps) {
  if (items.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'categories' })
  const used = filedCollections.filter((collection) => filed[collection].totalDocs > 0)
  const counted = await Promise.all(
    items
      .toSorted(byTitle(locale))
      .map(async (category) => ({ ...category, count: await countFiled(branchOf(category, below), used) })),
  )
  return (
    <nav aria-labelledby="subcategories" className="pb-10">
      <h2 id="subcategories" className="mb-4 text-2xl">
        {t('subcategories')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {counted.map(({ id, title, path, count }) => (
          <li key={id}>
            <a
              href={localizedPath(locale, categoryPath(path ?? ''))}
              className="rounded-card border-line bg-raised hover:border-lichen flex h-full min-h-11 items-baseline justify-between gap-4 border px-4 py-3 transition-colors"
            >
              <span className="font-serif text-lg">{title}</span>
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
