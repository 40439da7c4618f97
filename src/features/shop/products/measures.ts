import type { Locale } from '@/core/locales'
import { formatMeasure, formatNumber } from '@/platform/i18n/format'

const gramsPerOunce = 28.349523125
const ouncesPerPound = 16
const centimetresPerInch = 2.54

/** A stored weight (ounces, DAT-10) as visitors of `locale` weigh: pounds in English, grams elsewhere. */
export function weightText(ounces: number, locale: Locale): string {
  if (locale !== 'en') {
    const grams = Math.round(ounces * gramsPerOunce)
    return grams < 1000 ? formatMeasure(grams, 'g', locale, 0) : formatMeasure(grams / 1000, 'kg', locale, 1)
  }
  const rounded = Math.round(ounces * 10) / 10
  const pounds = Math.floor(rounded / ouncesPerPound)
  const rest = rounded - pounds * ouncesPerPound
  return [
    ...(pounds > 0 ? [formatMeasure(pounds, 'lb', locale, 0)] : []),
    ...(rest > 0.05 || pounds === 0 ? [formatMeasure(rest, 'oz', locale, 1)] : []),
  ].join(' ')
}

/** Stored sides (inches, DAT-10) as visitors of `locale` measure: inches in English, centimetres elsewhere. */
export function sizeText(inches: readonly number[], locale: Locale): string {
  const sides = inches.map((side) => {
    if (locale === 'en') return formatNumber(side, locale)
    const centimetres = side * centimetresPerInch
    return formatNumber(centimetres, locale, centimetres < 10 ? 1 : 0)
  })
  return `${sides.join(' × ')}\u00a0${locale === 'en' ? 'in' : 'cm'}`
}
