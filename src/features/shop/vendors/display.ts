import type { Locale } from '@/core/locales'
import { countryName } from '@/platform/place/names'
import { vendorTypes } from './model'

export const vendorTypeLabel = (type: string | null | undefined, locale: Locale): string | null =>
  vendorTypes.find((entry) => entry.slug === type)?.label[locale] ?? null

/** Town and country, the country's name in the locale; null without either. */
export function vendorPlace(
  address: { city?: string | null; country?: string | null } | null | undefined,
  locale: Locale,
): string | null {
  const country = address?.country ? countryName(address.country, locale) : null
  return [address?.city, country].filter(Boolean).join(', ') || null
}
