/** security.md 1.Q: letters, digits and dashes of any script. */
const slugPattern = /^[\p{L}\p{N}-]{1,120}$/u

export const isSlug = (value: unknown): value is string => typeof value === 'string' && slugPattern.test(value)

/** Lower-case Latin letters without accents, for comparing what people type. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A slug from any text: accents dropped, everything else becomes single dashes. */
export const toSlug = (text: string): string =>
  // Cut by characters, not by code units: half a character is in no slug.
  [
    ...fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
  ]
    .slice(0, 120)
    .join('')
    .replace(/-+$/, '')

/** Words that are routes; a document may not take one as its slug (NAV-16). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'api',
  'calendar',
  'cart',
  'categories',
  'chemistry',
  'dosage-calculator',
  'en',
  'es',
  'feed',
  'growing-guide',
  'growing-guides',
  'home',
  'login',
  'mushrooms',
  'next',
  'page',
  'page-not-found',
  'posts',
  'product',
  'products',
  'projects',
  'pt',
  'reset-password',
  'robots',
  'search',
  'sign-up',
  'sitemap',
  'species',
  'static',
  'type',
  'vendor',
  'vendors',
])
