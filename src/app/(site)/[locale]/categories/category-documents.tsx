import { getTranslations } from 'next-intl/server'
import { CardGrid, type CardDocuments } from '@/cards/cards'
import { narrowedQuery } from '@/cards/filters/narrowed'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { archivePaths, categoriesPath, localizedPath } from '@/core/paths'
import { categoryItemHref } from '@/features/catalogue/model'
import { Section } from '@/ui/patterns/section'
import type { Filed, FiledCollection } from './filed'

type SectionProps<C extends FiledCollection> = {
  collection: C
  result: Paginated<CardDocuments[C]>
  /** The category's path. */
  path: string
  locale: Locale
}

/** The first cards of a collection, and the way to its archive, narrowed to the category, where there are more. */
async function FiledSection<C extends FiledCollection>({ collection, result, path, locale }: SectionProps<C>) {
  const [t, archive, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'collections' }),
  ])
  const key: CardCollection = collection
  const { docs, totalDocs } = result
  if (docs.length === 0) return null
  const title = archive(`titles.${key}`)
  return (
    <Section
      id={key}
      title={title}
      intro={`${archive('showing', { from: 1, to: docs.length, total: totalDocs })} ${labels(key, { count: totalDocs })}`}
    >
      <CardGrid
        collection={collection}
        items={docs}
        locale={locale}
        hrefOf={(item) => categoryItemHref(item, locale)}
      />
      {totalDocs > docs.length ? (
        <p className="mt-6">
          <a
            href={`${localizedPath(locale, archivePaths[key])}${narrowedQuery(key, path)}`}
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
  filed: Filed
  locale: Locale
  /** The category above, as the first way out of an empty one. */
  up: { label: string; href: string } | null
}

/** Says that nothing is filed here yet, with the ways out. */
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

/** What is filed under a category, a section a collection; ways out where nothing is yet (NAV-14). */
export function CategoryDocuments({ path, filed, locale, up }: CategoryDocumentsProps) {
  if (Object.values(filed).every(({ totalDocs }) => totalDocs === 0)) return <EmptyCategory up={up} locale={locale} />
  const shared = { path, locale }
  return (
    <>
      <FiledSection collection="mushrooms" result={filed.mushrooms} {...shared} />
      <FiledSection collection="products" result={filed.products} {...shared} />
      <FiledSection collection="growingguides" result={filed.growingguides} {...shared} />
      <FiledSection collection="posts" result={filed.posts} {...shared} />
      <FiledSection collection="projects" result={filed.projects} {...shared} />
    </>
  )
}
