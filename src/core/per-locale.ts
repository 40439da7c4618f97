import { isRecord } from './is-record'
import { isLocale, type Locale } from './locales'

/** Whether a value is a record by locale, as `title_en` and `title_es` of a table become; an empty object is none. */
export const isPerLocale = (value: unknown): value is Readonly<Partial<Record<Locale, unknown>>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
