import { collectionPages } from './collections'
import { limits } from './limits'
import { locales } from './locales'

/** T-1Q: letters, digits and dashes of any script. */
const slugPattern = new RegExp(`^[\\p{L}\\p{N}-]{1,${limits.slug}}$`, 'u')

export const isSlug = (value: unknown): value is string => typeof value === 'string' && slugPattern.test(value)

const plain = /^[\0-\x7f]*$/

/** Lower-case Latin letters without accents, for comparing what people type. */
export const fold = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

/** The same with compatibility forms of a letter unified (NFKC), such as full-width ones; slugs keep them. */
export const foldForms = (text: string): string => fold(plain.test(text) ? text : text.normalize('NFKC'))

/** A slug of so many characters at most from any text: accents dropped, everything else becomes single dashes. */
export const toSlug = (text: string, characters: number = limits.slug): string =>
  // Cut by code points, not by code units, so that no surrogate pair is split.
  [
    ...fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
  ]
    .slice(0, characters)
    .join('')
    .replace(/-+$/, '')

/** The words in the addresses of archives and documents. */
const pageWords = Object.values(collectionPages).flatMap(({ archive, folder }) =>
  `${archive}${folder}`.split('/').filter((word) => word !== ''),
)

/** Words that are routes; a document may not take one as its slug (NAV-16). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...locales,
  ...pageWords,
  'account',
  'admin',
  // Folded into the archive (D-33).
  'all',
  'api',
  'calendar',
  'cart',
  'categories',
  'chemistry',
  'chosen',
  'compare',
  'dosage-calculator',
  'feed',
  'forms',
  'forgot-password',
  'home',
  'identify',
  'like',
  'lists',
  'login',
  'llms',
  'markdown',
  'narrowed',
  'next',
  'og',
  'page',
  'page-not-found',
  'preview',
  'poison',
  'reset-password',
  'robots',
  'search',
  'sign-up',
  'sitemap',
  'sitemaps',
  'specie',
  'static',
  'styleguide',
  'type',
  'verify',
  'write',
])
