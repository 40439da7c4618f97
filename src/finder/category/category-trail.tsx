import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { categoriesPath, localizedPath } from '@/core/paths'
import { trailOf } from '@/features/catalogue/model'
import type { Category } from '@/payload-types'
import { TrackedTrail } from '@/platform/breadcrumbs/tracked-trail.client'
import { Breadcrumbs } from '@/ui/patterns/breadcrumbs'

/** Home, the directory, and the way down to a category. */
export async function CategoryTrail({ category, locale }: { category?: Category; locale: Locale }) {
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const items = [
    { label: site('home'), path: '/' },
    { label: t('title'), path: categoriesPath },
    ...trailOf(category?.breadcrumbs),
  ]
  return (
    <TrackedTrail>
      <Breadcrumbs
        label={t('trail')}
        items={items.map(({ label, path }) => ({ label, href: localizedPath(locale, path) }))}
      />
    </TrackedTrail>
  )
}
