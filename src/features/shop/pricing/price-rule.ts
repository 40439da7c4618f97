import { inLanguage, label } from '@/cms/labels'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { exponentOf, toMajor, toMinor } from './money'
import { defaultCurrency } from './price'

const texts = {
  none: label(
    'A price in {currency} is a whole number.',
    'Un precio en {currency} es un número entero.',
    'Um preço em {currency} é um número inteiro.',
  ),
  some: label(
    'A price in {currency} has {n} decimals at most.',
    'Un precio en {currency} tiene como máximo {n} decimales.',
    'Um preço em {currency} tem no máximo {n} casas decimais.',
  ),
} as const

/** The options of a validation that the rules read: the document, the field's group, and the admin's language. */
type Options = {
  readonly data?: unknown
  readonly siblingData?: unknown
  readonly req: { readonly i18n: { readonly language: string } }
}

/** Validates that a price has no more decimals than its currency: fractions of a cent can be neither shown nor paid. */
function fits(value: unknown, currency: unknown, { req }: Options): string | true {
  if (typeof value !== 'number' || typeof currency !== 'string') return true
  if (toMajor(toMinor(value, currency), currency) === value) return true
  const decimals = exponentOf(currency)
  return fill(inLanguage(decimals === 0 ? texts.none : texts.some, req.i18n.language), { currency, n: decimals })
}

const currencyIn = (group: unknown): unknown => (isRecord(group) ? group.currency : undefined)

/** Validates prices of a product, its variants and sales against the currency of the product. */
export const validateProductPrice = (value: unknown, options: Options): string | true =>
  fits(value, currencyIn(isRecord(options.data) ? options.data.baseInventory : undefined) || defaultCurrency, options)

/** Validates prices against the currency field beside them; without one the currency is unknown here, so any passes. */
export const validateSiblingPrice = (value: unknown, options: Options): string | true =>
  fits(value, currencyIn(options.siblingData) || undefined, options)
