import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { categoriesPath, localizedPath } from '@/core/paths'
import { trailOf } from '@/features/catalogue/model'
import type { Category } from '@/payload-types'
import { TrackedTrail } from '@/platform/breadcrumbs/tracked-trail.client'
import { Breadcrumbs } from '@/ui/patterns/breadcrumbs'

/** Breadcrumbs: home, the category directory, and the path to a category. */
export async function CategoryTrail({ category, locale }: { category?: Category; locale: Locale }) {
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const above = trailOf(category?.breadcrumbs)
  const items = [{ label: site('home'), path: '/' }, { label: t('title'), path: categoriesPath }, ...above]
  return (
    <TrackedTrail>
      <Breadcrumbs
        label={t('trail')}
        items={items.map(({ label, path }, at) => ({
          label,
          href: localizedPath(locale, path),
          lang: category && above.length > 0 && at === items.length - 1 ? langOf(category, 'title') : undefined,
        }))}
      />
    </TrackedTrail>
  )
}
