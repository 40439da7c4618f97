import { getTranslations } from 'next-intl/server'
import { CardGrid, type CardDocuments } from '@/cards/cards'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { archivePaths, categoriesPath, localizedPath } from '@/core/paths'
import { narrowedQuery } from '@/cards/filters/narrowed'
import { categoryItemHref } from '@/features/catalogue/model'
import { Section } from '@/ui/patterns/section'
import type { Filed, FiledCollection } from './filed'

type SectionProps<C extends FiledCollection> = {
  collection: C
  result: Paginated<CardDocuments[C]>
  locale: Locale
  /** The query that narrows the archive to this category, where it has a section for it. */
  narrowed: string
}

async function FiledSection<C extends FiledCollection>({ collection, result, locale, narrowed }: SectionProps<C>) {
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
          <a href={`${localizedPath(locale, archivePaths[key])}${narrowed}`} className="button button-secondary">
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

/** What is filed under a category, a section a collection; ways out where nothing is yet (NAV-14). */
export async function CategoryDocuments({ path, filed, locale, up }: CategoryDocumentsProps) {
  const [t, archive] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'archive' }),
  ])
  if (Object.values(filed).every(({ totalDocs }) => totalDocs === 0)) {
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
  return (
    <>
      <FiledSection
        collection="mushrooms"
        result={filed.mushrooms}
        locale={locale}
        narrowed={narrowedQuery('mushrooms', path)}
      />
      <FiledSection
        collection="products"
        result={filed.products}
        locale={locale}
        narrowed={narrowedQuery('products', path)}
      />
      <FiledSection
        collection="growingguides"
        result={filed.growingguides}
        locale={locale}
        narrowed={narrowedQuery('growingguides', path)}
      />
      <FiledSection collection="posts" result={filed.posts} locale={locale} narrowed={narrowedQuery('posts', path)} />
      <FiledSection
        collection="projects"
        result={filed.projects}
        locale={locale}
        narrowed={narrowedQuery('projects', path)}
      />
    </>
  )
}
