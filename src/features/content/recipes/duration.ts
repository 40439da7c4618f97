import type { Locale } from '@/core/locales'

const pattern = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/

/** The minutes of an ISO 8601 duration (`PT1H30M` is 90); null where it is none. */
export function minutesOf(iso: unknown): number | null {
  if (typeof iso !== 'string' || !/\d/.test(iso)) return null
  const found = pattern.exec(iso.trim().toUpperCase())
  if (!found) return null
  const [, days = 0, hours = 0, minutes = 0] = found
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** `PT1H30M` as `1h 30m` in English (BLK-09), and by the international signs elsewhere: `1 h 30 min`. */
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
