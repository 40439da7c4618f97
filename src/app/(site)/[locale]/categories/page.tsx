import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { categoriesPath, categoryPath, localizedPath } from '@/core/paths'
import { byTitle, childrenOf } from '@/features/catalogue/model'
import { listCategories } from '@/features/catalogue/server'
import { localeOf } from '@/platform/i18n/params'
import { ListingData } from '@/syndication/structured-data/listing-data'
import { pageMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'
import { CategoryTrail } from '@/finder/category/category-trail'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'categories' })
  return pageMetadata({ locale, path: categoriesPath, title: t('title'), description: t('lead') })
}

/** The top-level categories, each with its direct subcategories (NAV-14). */
export default async function CategoriesPage({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, categories] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    listCategories(locale),
  ])
  const groups = childrenOf(null, categories)
    .toSorted(byTitle(locale))
    .map((top) => ({ ...top, lang: langOf(top, 'title'), items: childrenOf(top.path ?? '', categories) }))
  const link = (path: string | null | undefined): string => localizedPath(locale, categoryPath(path ?? ''))
  return (
    <div className="shell pb-12">
      <ListingData
        locale={locale}
        steps={[{ name: t('title'), path: categoriesPath }]}
        description={t('lead')}
        items={groups.map(({ title, path }) => ({ title, href: link(path) }))}
      />
      <PageHeader title={t('title')} lead={t('lead')} over={<CategoryTrail locale={locale} />} />
      {groups.map(({ id, title, lang, path, items }) => (
        <section key={id} aria-labelledby={`category-${id}`} className="border-line border-t py-8">
          <h2 id={`category-${id}`} className="text-2xl">
            <a href={link(path)} lang={lang} className="hover:underline hover:decoration-1 hover:underline-offset-4">
              {title}
            </a>
          </h2>
          <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-4">
            {items.toSorted(byTitle(locale)).map((item) => (
              <li key={item.id} className="break-inside-avoid">
                <a
                  href={link(item.path)}
                  lang={langOf(item, 'title')}
                  className="hover:text-lichen inline-flex min-h-11 min-w-6 items-center lg:min-h-8"
                >
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
