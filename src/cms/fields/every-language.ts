import type { FieldHook, RequestContext, TextareaField, TextField } from 'payload'
import type { Locale } from '@/core/locales'
import { isRecord } from '@/core/is-record'

type Texts = Readonly<Partial<Record<Locale, string | null>>>

/** What a save brings along for the languages that it is not made in: by field, or by row and field. */
export type OtherLanguages = Readonly<Record<string, Texts>>

/** How a text of a row of a list is named among those that a save brings along. */
export const rowText = (row: string, field: string): string => `${row}.${field}`

/** The texts of other languages that a save brings along for a field of its document. */
export const broughtFor = (context: RequestContext, field: string): Texts | null => {
  const brought = context.otherLanguages
  const texts = isRecord(brought) && Object.hasOwn(brought, field) ? brought[field] : null
  return isRecord(texts) ? texts : null
}

/**
 * A save is made in one language. This lets it write the texts of the others with it, so that a table of products costs
 * one save a product, with one version and one record of its price, in however many languages it is told (SHP-03).
 * The caller has validated them by the rules of the field.
 */
const writeBrought: FieldHook = ({ context, field, path, siblingData, siblingDocWithLocales, value }) => {
  const name = field.name ?? ''
  const texts = broughtFor(context, path.length > 1 ? rowText(String(siblingData.id), name) : name)
  if (texts && siblingDocWithLocales) {
    const stored: unknown = siblingDocWithLocales[name]
    siblingDocWithLocales[name] = { ...(isRecord(stored) ? stored : {}), ...texts }
  }
  return value as unknown
}

/** A text of which one save may write every language. */
export const inEveryLanguage = <F extends TextField | TextareaField>(field: F): F => ({
  ...field,
  hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), writeBrought] },
})
