import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { narrowedQuery } from '@/read-model/filters/narrowed'
import type { Locale } from '@/core/locales'
import { archivePaths, categoriesPath, localizedPath } from '@/core/paths'
import { Section } from '@/ui/patterns/section'
import type { CategorySection } from './category-sections'

type SectionProps = {
  section: CategorySection
  /** The category's path. */
  path: string
  locale: Locale
}

/** The first cards of a collection, and where it has more, a link to its archive narrowed to the category. */
async function Filed({ section: { collection, result }, path, locale }: SectionProps) {
  const [t, archive, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'collections' }),
  ])
  const { docs, totalDocs } = result
  const title = archive(`titles.${collection}`)
  return (
    <Section
      id={collection}
      title={title}
      intro={`${archive('showing', { from: 1, to: docs.length, total: totalDocs })} ${labels(collection, { count: totalDocs })}`}
    >
      <Cards items={docs} />
      {totalDocs > docs.length ? (
        <p className="mt-6">
          <a
            href={`${localizedPath(locale, archivePaths[collection])}${narrowedQuery(collection, path)}`}
            className="button button-secondary"
          >
            {t('toArchive', { archive: title })}
          </a>
        </p>
      ) : null}
    </Section>
  )
}

type CategoryDocumentsProps = {
  /** The category's path, `products/growing/genetics`. */
  path: string
  filed: readonly CategorySection[]
  locale: Locale
  /** The parent category, which an empty category links to first. */
  up: { label: string; href: string } | null
}

/** The notice of an empty category, with links to other pages. */
async function EmptyCategory({ up, locale }: Pick<CategoryDocumentsProps, 'up' | 'locale'>) {
  const [t, archive] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'archive' }),
  ])
  return (
    <div className="rounded-card border-line bg-raised border p-8">
      <p className="font-serif text-2xl">{t('empty')}</p>
      <p className="text-muted mt-2">{t('emptyHint')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {up ? (
          <a href={up.href} className="button button-primary">
            {t('up', { category: up.label })}
          </a>
        ) : null}
        <a href={localizedPath(locale, categoriesPath)} className="button button-secondary">
          {t('all')}
        </a>
        <a href={localizedPath(locale, '/mushrooms')} className="button button-secondary">
          {archive('toCatalogue')}
        </a>
      </p>
    </div>
  )
}

/** The documents of a category, one section per collection; a notice with links where it is empty (NAV-14). */
export function CategoryDocuments({ path, filed, locale, up }: CategoryDocumentsProps) {
  if (filed.length === 0) return <EmptyCategory up={up} locale={locale} />
  return filed.map((section) => <Filed key={section.collection} section={section} path={path} locale={locale} />)
}
