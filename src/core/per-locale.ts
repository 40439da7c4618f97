import { isRecord } from './is-record'
import { isLocale, type Locale } from './locales'

/** Whether a value stands once a locale, as a table has it in `title_en` and `title_es`: one locale at least is its key. */
export const isPerLocale = (value: unknown): value is Readonly<Partial<Record<Locale, unknown>>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
