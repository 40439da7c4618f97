import { absolute } from '@/platform/seo/alternates'
import { locales, defaultLocale } from '@/core/locales'

/** Paths that belong to one visitor, or answer without end. */
const personal = ['/account', '/cart', '/login', '/sign-up', '/reset-password', '/search']

/** What crawlers may read: everything published, pictures included. */
export function robots(): string {
  const prefixes = locales.map((locale) => (locale === defaultLocale ? '' : `/${locale}`))
  return [
    'User-agent: *',
    'Allow: /api/media/file/',
    'Disallow: /api/',
    'Disallow: /admin',
    ...prefixes.flatMap((prefix) => personal.map((path) => `Disallow: ${prefix}${path}`)),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')
}
