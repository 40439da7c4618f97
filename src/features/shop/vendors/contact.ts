import type { Locale } from '@/core/locales'
import { safeUrl } from '@/core/safe-url'
import type { Vendor } from '@/payload-types'
import { vendorPlace } from './display'
import { showsContact } from './model'

/** The contact data that a vendor's page may show; null or empty where there is none. */
export type VendorContact = {
  readonly address: string | null
  /** The URL of a map with directions. */
  readonly directions: string | null
  readonly hours: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/** The OpenStreetMap URL of directions to a vendor; null without coordinates or a town. */
function directionsTo({ location, address }: Vendor, locale: Locale): string | null {
  const { latitude, longitude } = location ?? {}
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number'
  const town = address?.city ? [address.street, vendorPlace(address, locale)].filter(Boolean).join(', ') : null
  const to = isPoint ? `${latitude},${longitude}` : town
  return to ? `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}` : null
}

/** Brand names with capitals beyond the first letter, which alone VendorContactList capitalizes. */
const brands = new Map(['YouTube', 'TikTok', 'LinkedIn', 'WhatsApp'].map((name) => [name.toLowerCase(), name]))

/** The contact data of a vendor; affiliates show no telephone, address or social media (DAT-08). */
export function contactOf(vendor: Vendor, locale: Locale): VendorContact {
  const all = showsContact(vendor.vendorType)
  const { street, postalCode } = vendor.address ?? {}
  const social = all ? (vendor.socialMedia?.platform ?? []) : []
  return {
    address: all ? [street, postalCode, vendorPlace(vendor.address, locale)].filter(Boolean).join(', ') || null : null,
    directions: all ? directionsTo(vendor, locale) : null,
    hours: vendor.hours ?? null,
    email: vendor.email ?? null,
    phone: all ? (vendor.phone ?? null) : null,
    website: safeUrl(vendor.website),
    social: social.flatMap(({ name, url }) => {
      const safe = safeUrl(url)
      return safe ? [{ name: brands.get(name.toLowerCase()) ?? name, url: safe }] : []
    }),
  }
}
