import type { Caller } from '@/cms/guards/guarded'
import { isLocale, type Locale } from '@/core/locales'

/** The locale of an error message: the one the call requests, else that of the caller. */
export const refusalLocale = (value: unknown, caller: Caller): Locale => {
  const requested = typeof value === 'object' && value !== null && 'locale' in value ? value.locale : value
  return isLocale(requested) ? requested : caller()
}
