import { locales } from './locales'

/**
 * The address with its locale in lower case, for a path that writes it otherwise (`/ES/posts`), as phone keyboards
 * capitalise the first word; null for every other path.
 */
export function canonicalLocalePath(path: string): string | null {
  const [, written = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/is.exec(path) ?? []
  const locale = locales.find((one) => one === written.toLowerCase())
  return locale && locale !== written ? `/${locale}${rest}` : null
}
