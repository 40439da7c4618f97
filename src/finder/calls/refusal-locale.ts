import type { Caller } from '@/cms/guards/guarded'
import { isRecord } from '@/core/is-record'
import { isLocale, type Locale } from '@/core/locales'

/** The locale of an error message: the one the call requests, else that of the caller. */
export const refusalLocale = (value: unknown, caller: Caller): Locale => {
  const requested = isRecord(value) ? value.locale : value
  return isLocale(requested) ? requested : caller()
}
