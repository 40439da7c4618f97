import { cardCollections } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { trailTo } from '@/core/trail'
import { Breadcrumbs } from '@/ui/patterns/breadcrumbs'
import { translatorOf } from '../i18n/translator'
import { TrackedTrail } from './tracked-trail.client'

/** A label made from the last segment of a path. */
const named = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type BreadcrumbBarProps = {
  /** Without a locale. */
  path: string
  title: string
  /** The title's `lang`, if it is not in the page's locale. */
  lang?: string | undefined
  locale: Locale
}

/** The breadcrumb: home, the pages above, and this page as plain text (BLK-12). */
export function BreadcrumbBar({ path, title, lang, locale }: BreadcrumbBarProps) {
  const t = translatorOf(locale)
  const trail = trailTo(path)
  const label = (step: string): string => {
    const collection = cardCollections.find((one) => archivePaths[one] === step)
    if (collection) return t(`archive.titles.${collection}`)
    return step === '/mushrooms' ? t('catalogue.title') : named(step)
  }
  const items = [
    { label: t('site.home'), href: localizedPath(locale, '/') },
    ...trail.map((step, at) => ({
      ...(at === trail.length - 1 ? { label: title, lang } : { label: label(step) }),
      href: localizedPath(locale, step),
    })),
  ]
  return (
    <TrackedTrail>
      <Breadcrumbs label={t('categories.trail')} items={items} />
    </TrackedTrail>
  )
}
