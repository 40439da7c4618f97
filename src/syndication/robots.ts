import { absolute } from '@/platform/seo/alternates'
import { locales, defaultLocale } from '@/core/locales'

/** Paths that belong to one visitor, or have endless pages. */
const personal = ['/account', '/cart', '/login', '/sign-up', '/reset-password', '/search']

/** The rules for a path and all below it, and for no other that only begins alike: a rule is a prefix. */
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
