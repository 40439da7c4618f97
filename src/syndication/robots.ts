import { absolute } from '@/platform/seo/alternates'
import { locales, defaultLocale } from '@/core/locales'

/** Paths that belong to one visitor, or lead to endless pages. */
const personal = ['/account', '/cart', '/login', '/sign-up', '/reset-password', '/search']

/** Disallows a path and everything below it, but no path that only begins alike: a rule of robots.txt is a prefix. */
const closed = (path: string): string[] => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`)

/** What crawlers may read: everything published, pictures included. */
export function robots(): string {
  const prefixes = locales.map((locale) => (locale === defaultLocale ? '' : `/${locale}`))
  return [
    'User-agent: *',
    'Allow: /api/media/file/',
    'Disallow: /api/',
    ...closed('/admin'),
    ...prefixes.flatMap((prefix) => personal.flatMap((path) => closed(`${prefix}${path}`))),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')
}
