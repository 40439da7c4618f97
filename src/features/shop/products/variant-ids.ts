import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import { rowText, type OtherLanguages } from '@/cms/fields/every-language'
import { newRowId } from '@/cms/row-id'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { locales, type Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { variantsBefore, type Variant } from '../history/records'
import { combinationOf } from './variant-rules'

/** The stored labels of a variant's sales in the locales other than the save's. */
function labelsOf({ sales }: Variant, saved: string): OtherLanguages {
  const others = locales.filter((locale) => locale !== saved)
  return Object.fromEntries(
    (sales ?? []).map(({ id, saleLabel }) => {
      const texts: unknown = saleLabel
      const inLocale = (locale: Locale): string | null => {
        const text = isRecord(texts) ? texts[locale] : null
        return typeof text === 'string' ? text : null
      }
      return [rowText(String(id), 'saleLabel'), Object.fromEntries(others.map((locale) => [locale, inLocale(locale)]))]
    }),
  )
}

/**
 * Hands the labels to the save by `context.otherLanguages`, as the CSV import does: under a variant's new id Payload
 * finds no stored row from which it could keep the labels of other locales.
 */
const bring = (context: RequestContext, labels: OtherLanguages): void => {
  context.otherLanguages = { ...labels, ...(isRecord(context.otherLanguages) ? context.otherLanguages : {}) }
}

/**
 * Gives a variant a new id when it is published with other options. Carts, open pages and URLs know a variant by its id
 * alone, and must not get another item in its place (CRT-04).
 */
export const renewVariantIds: CollectionBeforeChangeHook<Product> = ({ context, data, originalDoc, req }) => {
  const before = originalDoc && variantsBefore(req).get(documentKey('products', originalDoc.id))
  if (!before || !data.variants?.variants) return data
  const variants = data.variants.variants.map((variant) => {
    const former = before.find(({ id }) => id === variant.id)
    if (!former || combinationOf(former.options) === combinationOf(variant.options)) return variant
    bring(context, labelsOf(former, req.locale ?? ''))
    return { ...variant, id: newRowId() }
  })
  return { ...data, variants: { ...data.variants, variants } }
}
