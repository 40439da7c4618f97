import type { Locale } from '@/core/locales'

const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`
const pattern = new RegExp(`^P(?:${number}W)?(?:${number}D)?(?:T(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`)

/** Minutes of a week, a day, an hour, a minute and a second. */
const sizes = [10_080, 1440, 60, 1, 1 / 60] as const

/**
 * The minutes of an ISO 8601 duration (`PT1H30M` is 90), rounded, but at least 1 unless it is zero; null where the
 * value is not a duration.
 */
export function minutesOf(iso: unknown): number | null {
  if (typeof iso !== 'string' || !/\d/.test(iso)) return null
  const found = pattern.exec(iso.trim().toUpperCase())
  if (!found) return null
  const all = sizes.reduce((sum, size, at) => sum + size * Number((found[at + 1] ?? '0').replace(',', '.')), 0)
  return all > 0 ? Math.max(1, Math.round(all)) : 0
}

/** Formats `PT1H30M` as `1h 30m` in English (BLK-09) and `1 h 30 min` elsewhere; null where it is not a duration. */
export function shortDuration(iso: unknown, locale: Locale): string | null {
  const all = minutesOf(iso)
  if (all === null) return null
  const [hour, minute] = locale === 'en' ? ['h', 'm'] : ['\u00a0h', '\u00a0min']
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  return [hours > 0 && `${hours}${hour}`, (minutes > 0 || hours === 0) && `${minutes}${minute}`]
    .filter(Boolean)
    .join(' ')
}

/** The sum of two ISO 8601 durations, as one; null where either is not a duration. */
export function durationOfBoth(one: unknown, other: unknown): string | null {
  const [a, b] = [minutesOf(one), minutesOf(other)]
  return a === null || b === null ? null : `PT${a + b}M`
}
