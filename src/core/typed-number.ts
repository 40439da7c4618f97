import type { Locale } from './locales'

/** Whether a text is a number in program notation, such as `-1.5` or `2e3`. */
export const isPlainNumber = (text: string): boolean =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))

type Habit = {
  readonly decimals: string
  /** Matches grouped thousands with one separator throughout; after a leading zero that separator begins decimals. */
  readonly grouped: RegExp
}

const withComma: Habit = {
  decimals: ',',
  grouped: /^[+-]?[1-9]\d{0,2}([.\u0020\u00a0\u2009\u202f])\d{3}(\1\d{3})*(,\d*)?$/,
}

const habits: Readonly<Record<Locale, Habit>> = {
  en: { decimals: '.', grouped: /^[+-]?[1-9]\d{0,2}([,\u0020\u00a0\u2009\u202f])\d{3}(\1\d{3})*(\.\d*)?$/ },
  es: withComma,
  pt: withComma,
}

/**
 * Converts a number from a locale's notation to program notation; null where it is none. A thousands separator of the
 * locale counts as one only before three digits; any other dot begins decimals, in Spanish and Portuguese any comma
 * too.
 */
export function plainNumber(typed: string, locale: Locale): string | null {
  const { decimals, grouped } = habits[locale]
  const [, thousands] = grouped.exec(typed) ?? []
  const number = (thousands === undefined ? typed : typed.replaceAll(thousands, '')).replace(decimals, '.')
  return isPlainNumber(number) ? number : null
}

/**
 * The same for lenient input: what is no number in the locale's notation is read in Spanish notation, where a comma
 * that does not separate thousands begins decimals. NaN where it is no number either way.
 */
export function anyNumber(typed: string, locale: Locale): number {
  const text = typed.trim()
  return Number(plainNumber(text, locale) ?? plainNumber(text, 'es') ?? Number.NaN)
}

/** A number, or a text in program notation, with the decimal separator of the locale. */
export const typedNumber = (number: number | string, locale: Locale): string =>
  String(number).replace('.', habits[locale].decimals)
