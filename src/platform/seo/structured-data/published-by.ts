import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { publisherOf, type Publisher } from './site'

/** The publisher of this site's pages; the layout has read the settings already for the same page. */
export async function publishedBy(locale: Locale): Promise<Publisher> {
  const { siteName } = await publicGlobal('site-settings', locale)
  return publisherOf(siteName)
}
