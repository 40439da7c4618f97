import type { Locale } from '@/core/locales'
import { formatNumber } from '@/platform/i18n/format'

type Range = { min?: number | null; max?: number | null } | null | undefined

/** `3–15 cm`, `up to` and `from` being drawn as `≤` and `≥`; null when neither end is known. */
export function rangeText(range: Range, unit: string, locale: Locale): string | null {
  const [min, max] = [range?.min, range?.max].map((value) =>
    typeof value === 'number' ? formatNumber(value, locale) : null,
  )
  if (min && max) return min === max ? `${min} ${unit}` : `${min}–${max} ${unit}`
  if (max) return `≤ ${max} ${unit}`
  return min ? `≥ ${min} ${unit}` : null
}
