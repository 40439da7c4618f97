import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { archivePaths, localizedPath, speciesTypePath } from '@/core/paths'
import { countSpecies } from '@/features/catalogue/server'
import { types } from '@/features/catalogue/model'
import { countGuides } from '@/features/content/server'
import { countProducts, countVendors } from '@/features/shop/server'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'catalogue' })
  return pageMetadata({ locale, path: '/mushrooms', title: t('title'), description: t('lead') })
}

export default async function CataloguePage({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, archive, ...counts] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'archive' }),
    countSpecies(),
    countProducts(),
    countVendors(),
    countGuides(),
  ])
  const ways = (['mushrooms', 'products', 'vendors', 'growingguides'] as const).map((key, index) => ({
    key,
    count: counts[index] ?? 0,
  }))
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ul className="grid gap-5 sm:grid-cols-2">
        {ways.map(({ key, count }) => (
          <li
            key={key}
            className="rounded-card border-line bg-raised hover:border-lichen relative border p-6 transition-colors"
          >
            <h2 className="text-3xl">
              <a href={localizedPath(locale, archivePaths[key])} className="after:absolute after:inset-0">
                {archive(`titles.${key}`)}
              </a>
            </h2>
            <p className="text-muted mt-2">{archive(`leads.${key}`)}</p>
            <p className="tabular text-lichen mt-4 font-semibold">{t('enter', { count })}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 text-2xl">{t('types')}</h2>
      <ul className="flex flex-wrap gap-3">
        {types.map(({ slug, label }) => (
          <li key={slug}>
            <a href={localizedPath(locale, speciesTypePath(slug))} className="button button-secondary">
              {label[locale]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
