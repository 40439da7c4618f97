import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths } from '@/core/paths'
import { translatorOf } from '../../i18n/translator'
import type { Step } from './breadcrumb-list'

/** Home and what follows it. */
export const trail = (locale: Locale, ...steps: readonly Step[]): Step[] => [
  { name: translatorOf(locale)('site.home'), path: '/' },
  ...steps,
]

/** The way to the archive of a collection. */
export function archiveTrail(collection: CardCollection, locale: Locale): Step[] {
  const t = translatorOf(locale)
  const path = archivePaths[collection]
  const catalogue = path.startsWith('/mushrooms/') ? [{ name: t('catalogue.title'), path: '/mushrooms' }] : []
  return trail(locale, ...catalogue, { name: t(`archive.titles.${collection}`), path })
}
