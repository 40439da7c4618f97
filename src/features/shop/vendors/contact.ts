import type { Locale } from '@/core/locales'
import { safeUrl } from '@/core/safe-url'
import type { Vendor } from '@/payload-types'
import { vendorPlace } from './display'
import { showsContact } from './model'

/** What a store's page may say of how and where to find it. */
export type VendorContact = {
  readonly address: string | null
  /** A map's page with the way to it. */
  readonly directions: string | null
  readonly hours: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/** The way to a vendor on a map that needs no account; null without a point or a town to go to. */
function directionsTo({ location, address }: Vendor, locale: Locale): string | null {
  const { latitude, longitude } = location ?? {}
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number'
  const town = address?.city ? [address.street, vendorPlace(address, locale)].filter(Boolean).join(', ') : null
  const to = isPoint ? `${latitude},${longitude}` : town
  return to ? `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}` : null
}

/** Names whose owners write more than their first letter large. */
const brands = new Map(['YouTube', 'TikTok', 'LinkedIn', 'WhatsApp'].map((name) => [name.toLowerCase(), name]))

/** Suppliers say as much of themselves as any vendor; affiliates have no telephone, address or social media (DAT-08). */
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
