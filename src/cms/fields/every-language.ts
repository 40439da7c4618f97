import type { FieldHook, RequestContext, TextareaField, TextField } from 'payload'
import type { Locale } from '@/core/locales'
import { isRecord } from '@/core/is-record'

type Texts = Readonly<Partial<Record<Locale, string | null>>>

/** The strings that a save writes for other locales, by field, or by row and field. */
export type OtherLanguages = Readonly<Record<string, Texts>>

/** The key of a row's field in `OtherLanguages`. */
export const rowText = (row: string, field: string): string => `${row}.${field}`

/** The strings that a save writes in other locales for a field of its document. */
export const otherLocaleStringsOf = (context: RequestContext, field: string): Texts | null => {
  const brought = context.otherLanguages
  const texts = isRecord(brought) && Object.hasOwn(brought, field) ? brought[field] : null
  return isRecord(texts) ? texts : null
}

/**
 * Lets a save, which is made in one locale, write the strings of others too: so a table of products costs one save, one
 * version and one price record per product, however many locales it has (SHP-03). The caller has validated the strings
 * by the field's rules.
 */
const writeBrought: FieldHook = ({ context, field, path, siblingData, siblingDocWithLocales, value }) => {
  const name = field.name ?? ''
  const texts = otherLocaleStringsOf(context, path.length > 1 ? rowText(String(siblingData.id), name) : name)
  if (texts && siblingDocWithLocales) {
    const stored: unknown = siblingDocWithLocales[name]
    siblingDocWithLocales[name] = { ...(isRecord(stored) ? stored : {}), ...texts }
  }
  return value as unknown
}

/** A text field of which one save may write every locale. */
export const inEveryLanguage = <F extends TextField | TextareaField>(field: F): F => ({
  ...field,
  hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), writeBrought] },
})
