import type { Locale } from './locales'

/** A number as programs write it. */
export const isPlainNumber = (text: string): boolean =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))

type Habit = {
  readonly decimals: string
  /** Thousands, told apart by one sign throughout; a zero before it would make it a decimal. */
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
 * A number as a visitor typed it, as programs write it; null where it is none. A sign is that of thousands where the
 * locale has it so and three digits follow; any other dot begins decimals, in Spanish and Portuguese any comma too.
 */
export function plainNumber(typed: string, locale: Locale): string | null {
  const { decimals, grouped } = habits[locale]
  const [, thousands] = grouped.exec(typed) ?? []
  const number = (thousands === undefined ? typed : typed.replaceAll(thousands, '')).replace(decimals, '.')
  return isPlainNumber(number) ? number : null
}

/**
 * The same where nothing is refused for its signs: what is none in English is read as Spanish and Portuguese write it, so
 * that a comma which is none of thousands begins decimals. NaN where it is no number either way.
 */
export function anyNumber(typed: string, locale: Locale): number {
  const text = typed.trim()
  return Number(plainNumber(text, locale) ?? plainNumber(text, 'es') ?? Number.NaN)
}

/** A number, or one that is written as programs write it, as a visitor would type it. */
export const typedNumber = (number: number | string, locale: Locale): string =>
  String(number).replace('.', habits[locale].decimals)
