import { defaultLocale, isLocale, locales, type Locale } from './locales'
import { splitLocale } from './paths'

/** What a call says of the language it is made in. */
type Call = {
  /** Path and query. */
  readonly url: string
  readonly host: string | null
  readonly referer: string | null
  readonly acceptLanguage: string | null
  /** In which the admin speaks to the caller, where that was chosen. */
  readonly adminLanguage?: string | null | undefined
}

/** The first language of an `Accept-Language` header that the site speaks. */
function accepted(header: string | null): Locale {
  const requested = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return requested.map((tag) => locales.find((locale) => locale === tag)).find((locale) => locale) ?? defaultLocale
}

/**
 * The language of the caller: that of the response requested, by its query or its path, else of the page the call comes
 * from, else the browser's. In the admin a query names the language of what is written, and not of who writes it.
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
