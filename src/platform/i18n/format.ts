import { languageTags, type Locale } from '@/core/locales'
import { standalone } from './standalone'

/** Formatters are slow to make, and every card needs them. */
const made = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { style, currency, maximumFractionDigits, maximumSignificantDigits } = options
  const key = [locale, style, currency, maximumFractionDigits, maximumSignificantDigits].join(' ')
  const known = made.get(key) ?? new Intl.NumberFormat(languageTags[locale], options)
  made.set(key, known)
  return known
}

const madeOfDates = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.day ?? ''} ${options.month ?? ''} ${options.year ?? ''}`
  const known = madeOfDates.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' })
  madeOfDates.set(key, known)
  return known
}

/**
 * At most two decimals by default, and two significant digits below a tenth, so that a measured trace is never shown as
 * 0.
 */
const decimals = (value: number, digits: number | undefined): Intl.NumberFormatOptions =>
  digits === undefined && value !== 0 && Math.abs(value) < 0.1
    ? { maximumSignificantDigits: 2 }
    : { maximumFractionDigits: digits ?? 2 }

/** A number in the format of a locale, with at most `digits` decimals. */
export const formatNumber = (value: number, locale: Locale, digits?: number): string =>
  numberFormat(locale, decimals(value, digits)).format(value)

/** The dash between the ends of a range, with a word joiner, so that no line breaks after it. */
export const rangeDash = '–\u2060'

/**
 * A number and its unit without a line break between them; percent as the locale writes it: `80%`, in Spanish `80 %`.
 */
export function formatMeasure(value: number, unit: string, locale: Locale, digits?: number): string {
  if (!unit.startsWith('%')) return `${formatNumber(value, locale, digits)}\u00a0${unit}`
  const share = numberFormat(locale, { style: 'percent', ...decimals(value, digits) }).format(value / 100)
  return `${share}${unit.slice(1)}`
}

/**
 * A price with its currency's decimals (PRD-02): yen have none. A code that ISO 4217 does not have is written as it is.
 */
export function formatPrice(value: number, currency: string, locale: Locale): string {
  try {
    return numberFormat(locale, { style: 'currency', currency }).format(value)
  } catch {
    return `${currency} ${value.toFixed(2)}`
  }
}

/**
 * A calendar day in UTC in the format of a locale, or its message for an invalid date. English has `MMM dd, yyyy`
 * (BLK-13); other locales have no leading zero.
 */
export function formatDay(iso: string, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return standalone[locale].invalidDate
  const day = locale === 'en' ? '2-digit' : 'numeric'
  return dateFormat(locale, { day, month: 'short', year: 'numeric' }).format(date)
}

/** The name of a month (0 is January) in a locale. */
export const monthName = (month: number, locale: Locale, style: 'narrow' | 'long' = 'long'): string =>
  dateFormat(locale, { month: style }).format(Date.UTC(2024, month, 1))

/** Narrow and full names of the twelve months. */
export const monthNames = (locale: Locale): { short: string; long: string }[] =>
  Array.from({ length: 12 }, (_, month) => ({
    short: monthName(month, locale, 'narrow'),
    long: monthName(month, locale),
  }))
