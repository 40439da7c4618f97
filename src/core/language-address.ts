import { locales } from './locales'

/**
 * The address of a page where a path writes its language in other letters (`/ES/posts`), as keyboards of phones begin a
 * word; null for every other path.
 */
export function languageInItsLetters(path: string): string | null {
  const [, written = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/is.exec(path) ?? []
  const locale = locales.find((one) => one === written.toLowerCase())
  return locale && locale !== written ? `/${locale}${rest}` : null
}
