import { defaultLocale, isLocale, locales, type Locale } from './locales'
import { splitLocale } from './paths'

/** The parts of a request that tell its locale. */
type Call = {
  /** Path and query. */
  readonly url: string
  readonly host: string | null
  readonly referer: string | null
  readonly acceptLanguage: string | null
  /** The language that the caller selected for the admin. */
  readonly adminLanguage?: string | null | undefined
}

/** The first locale of the site in an `Accept-Language` header; the default locale without one. */
function accepted(header: string | null): Locale {
  const requested = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return requested.map((tag) => locales.find((locale) => locale === tag)).find((locale) => locale) ?? defaultLocale
}

/**
 * The locale of the caller: that of the query or the path, else of the page the call comes from, else of the browser.
 * In the admin, where the query names the locale of the content, it is the admin's own or the browser's.
 */
export function callerLocaleOf({ url, host, referer, acceptLanguage, adminLanguage }: Call): Locale {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const isOurs = page !== null && page.host === host
  if (isOurs && /^\/admin(\/|$)/.test(page.pathname))
    return isLocale(adminLanguage) ? adminLanguage : accepted(acceptLanguage)
  const [path = '/', query = ''] = url.split('?', 2)
  const requested = new URLSearchParams(query).get('locale')
  if (isLocale(requested)) return requested
  const { locale } = splitLocale(path)
  if (locale !== defaultLocale) return locale
  if (isOurs) return splitLocale(page.pathname).locale
  return accepted(acceptLanguage)
}
