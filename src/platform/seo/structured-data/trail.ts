import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths } from '@/core/paths'
import { translatorOf } from '../../i18n/translator'
import type { Step } from './breadcrumb-list'

/** The breadcrumb: home, and the steps after it. */
export const trail = (locale: Locale, ...steps: readonly Step[]): Step[] => [
  { name: translatorOf(locale)('site.home'), path: '/' },
  ...steps,
]

/** The breadcrumb of a collection's archive. */
export function archiveTrail(collection: CardCollection, locale: Locale): Step[] {
  const t = translatorOf(locale)
  const path = archivePaths[collection]
  const catalogue = path.startsWith('/mushrooms/') ? [{ name: t('catalogue.title'), path: '/mushrooms' }] : []
  return trail(locale, ...catalogue, { name: t(`archive.titles.${collection}`), path })
}
