import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { langOf } from '@/cms/fallbacks'
import { categoriesPath, categoryPath, documentPath, localizedPath } from '@/core/paths'
import { childrenOf, trailOf } from '@/features/catalogue/model'
import { findCategory } from '@/features/catalogue/server'
import { localeAndSegmentsOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ListingData } from '@/syndication/structured-data/listing-data'
import { pageMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'
import { CategoryChildren } from '@/finder/category/category-children'
import { CategoryDocuments } from '@/finder/category/category-documents'
import { CategoryTrail } from '@/finder/category/category-trail'
import { categoryDescription } from '@/finder/category/category-description'
import { findCategorySections, findItemPath } from '@/finder/category/category-sections'

type PageProps = { params: Promise<{ locale: string; path: string[] }> }

/** Loads a category, or redirects to the document that the path names below its category (NAV-14). */
async function load({ params }: PageProps) {
  const { locale, segments } = await localeAndSegmentsOf(params)
  const path = segments.join('/')
  const found = await findCategory(path, locale)
  if (found) return { locale, path, ...found, trail: trailOf(found.category.breadcrumbs) }
  const item = await findItemPath(segments)
  if (!item) return movedOrNotFound(locale, categoryPath(path))
  return permanentRedirect(encodeURI(localizedPath(locale, item)))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, path, category, below, trail } = await load(props)
  const above = trail.at(-2)?.label
  // Several groups have a category of the same name: a nutty flavor, a nutty fragrance.
  const title = above ? `${category.title} · ${above}` : category.title
  const filed = await findCategorySections(path, locale)
  const inside = [
    ...childrenOf(path, below).map((child) => child.title),
    ...filed.flatMap(({ result }) => result.docs.map((card) => card.title)),
  ]
  const metadata = await pageMetadata({
    locale,
    path: categoryPath(path),
    title,
    description: category.description || categoryDescription(title, inside, locale),
  })
  // An empty category has no content to index, only links to follow.
  return filed.length > 0 ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

export default async function CategoryPage(props: PageProps) {
  const { locale, path, category, below, trail } = await load(props)
  const [filed, c] = await Promise.all([
    findCategorySections(path, locale),
    getTranslations({ locale, namespace: 'categories' }),
  ])
  const above = trail.at(-2)
  return (
    <div className="shell pb-12">
      <ListingData
        locale={locale}
        steps={[
          { name: c('title'), path: categoriesPath },
          ...trail.map(({ label, path: at }) => ({ name: label, path: at })),
        ]}
        description={category.description}
        // The page links through the category (NAV-14); structured data names each document's own address.
        items={filed.flatMap(({ result }) =>
          result.docs.map(({ title, relationTo, slug }) => ({
            title,
            href: localizedPath(locale, documentPath(relationTo, slug)),
          })),
        )}
      />
      <PageHeader
        title={category.title}
        lead={category.description}
        lang={{ title: langOf(category, 'title'), lead: langOf(category, 'description') }}
        over={<CategoryTrail category={category} locale={locale} />}
      />
      <CategoryChildren items={childrenOf(path, below)} locale={locale} />
      <CategoryDocuments
        path={path}
        filed={filed}
        locale={locale}
        up={above ? { label: above.label, href: localizedPath(locale, above.path) } : null}
      />
    </div>
  )
}
