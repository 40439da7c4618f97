import { isCountryCode } from '@/core/countries'
import { fill } from '@/core/fill'
import type { Localized } from '@/core/locales'
import { inLanguage, label } from '../labels'

const noCountry = label(
  '“{code}” is no country’s code (ISO 3166-1). Write it in capitals: “GB” for the United Kingdom.',
  '«{code}» no es el código de ningún país (ISO 3166-1). Escríbalo en mayúsculas: «GB» para el Reino Unido.',
  '“{code}” não é o código de nenhum país (ISO 3166-1). Escreva-o em maiúsculas: “GB” para o Reino Unido.',
)

const noCurrency = label(
  '“{code}” is no currency’s code (ISO 4217). Write it in capitals: “USD”.',
  '«{code}» no es el código de ninguna moneda (ISO 4217). Escríbalo en mayúsculas: «USD».',
  '“{code}” não é o código de nenhuma moeda (ISO 4217). Escreva-o em maiúsculas: “USD”.',
)

/** Without the two codes of ISO 4217 that are no money: XTS for tests, and XXX for no currency. */
const currencies: ReadonlySet<unknown> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => code !== 'XTS' && code !== 'XXX'),
)

type WithLanguage = { readonly req: { readonly i18n: { readonly language: string } } }

/** Validates that a code, or each of several, is in its standard; an empty value passes. */
const knownCode =
  (isKnown: (value: unknown) => boolean, said: Localized) =>
  (value: unknown, { req }: WithLanguage): string | true => {
    const codes: unknown[] = Array.isArray(value) ? value : [value]
    const wrong = codes.find((code) => code !== null && code !== undefined && code !== '' && !isKnown(code))
    return wrong === undefined
      ? true
      : fill(inLanguage(said, req.i18n.language), { code: typeof wrong === 'string' ? wrong : '' })
  }

/** ISO 3166-1: an invalid code would be shown as a country, and match no visitor. */
export const isCountry = knownCode(isCountryCode, noCountry)

/** ISO 4217. */
export const isCurrency = knownCode((code) => currencies.has(code), noCurrency)
