import type { Locale } from '@/core/locales'
import { formatMeasure, formatNumber, rangeDash } from '@/platform/i18n/format'

type Range = { min?: number | null; max?: number | null } | null | undefined

/** `3–15 cm`, or `≤` or `≥` where only one end is known; null where neither is. */
export function rangeText(range: Range, unit: string, locale: Locale): string | null {
  const { min = null, max = null } = range ?? {}
  if (max !== null) {
    const end = formatMeasure(max, unit, locale)
    if (min === null) return `≤\u00a0${end}`
    return min === max ? end : `${formatNumber(min, locale)}${rangeDash}${end}`
  }
  return min === null ? null : `≥\u00a0${formatMeasure(min, unit, locale)}`
}
