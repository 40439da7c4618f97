import { defaultLocale, isLocale, locales, type Locale } from './locales'
import { splitLocale } from './paths'

/** What a call says of the language it is made in. */
type Call = {
  /** Path and query. */
  readonly url: string
  readonly host: string | null
  readonly referer: string | null
  readonly acceptLanguage: string | null
}

/** The first language of an `Accept-Language` header that the site speaks. */
function accepted(header: string | null): Locale {
  const requested = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return requested.map((tag) => locales.find((locale) => locale === tag)).find((locale) => locale) ?? defaultLocale
}

/**
 * The language of the caller: that of the response requested, by its query or its path, else of the page the call comes
 * from, else the browser's.
 */
export function callerLocaleOf({ url, host, referer, acceptLanguage }: Call): Locale {
  const [path = '/', query = ''] = url.split('?', 2)
  const requested = new URLSearchParams(query).get('locale')
  if (isLocale(requested)) return requested
  const { locale } = splitLocale(path)
  if (locale !== defaultLocale) return locale
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const isOurs = page !== null && page.host === host
  if (isOurs && !page.pathname.startsWith('/admin')) return splitLocale(page.pathname).locale
  return accepted(acceptLanguage)
}
