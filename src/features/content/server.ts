import 'server-only'
import { publicFindBySlug, publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Footer, Header, Page, SiteSetting } from '@/payload-types'

export { starterIsComplete } from './starter/complete'

export const findPage = (slug: string, locale: Locale): Promise<Page | null> => publicFindBySlug('pages', slug, locale)

/** The globals that every page renders: header, footer and site settings. */
export async function siteFrame(locale: Locale): Promise<{ header: Header; footer: Footer; settings: SiteSetting }> {
  const [header, footer, settings] = await Promise.all([
    publicGlobal('header', locale),
    publicGlobal('footer', locale),
    publicGlobal('site-settings', locale),
  ])
  return { header, footer, settings }
}
