import 'server-only'
import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'

/** The site's name and description in a locale. */
export async function siteWords(locale: Locale): Promise<{ name: string; description: string }> {
  const { siteName: name, description } = await publicGlobal('site-settings', locale)
  return { name, description: description ?? '' }
}

export const siteName = async (locale: Locale): Promise<string> => (await siteWords(locale)).name
