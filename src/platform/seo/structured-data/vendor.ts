import type { LocalBusiness, Organization } from 'schema-dts'
import type { Locale } from '@/core/locales'
import type { Vendor } from '@/payload-types'
import { pageUrl } from '../alternates'
import { imagesOf } from './article'
import { given } from './given'
import { publishedRating } from './rating'

type Facts = { readonly locale: Locale; readonly path: string; readonly name: string }

/**
 * A vendor: a LocalBusiness where it has an address, else an Organization. An affiliate's only contacts are e-mail and
 * website (DAT-08).
 */
export function vendorData(vendor: Vendor, { locale, path, name }: Facts): LocalBusiness | Organization {
  const images = imagesOf(vendor.logo)
  const shared = {
    name,
    url: pageUrl(locale, encodeURI(path)),
    ...given({ description: vendor.lead, legalName: vendor.businessName }),
    ...(images.length > 0 ? { logo: images[0] ?? '', image: images } : {}),
    ...publishedRating(vendor.aggregateRating),
  }
  const { street, city, state, postalCode, country } = vendor.address ?? {}
  const { latitude, longitude } = vendor.location ?? {}
  const isAffiliate = vendor.vendorType === 'affiliate'
  const social = isAffiliate ? [] : (vendor.socialMedia?.platform ?? [])
  const links = [vendor.website, ...social.map(({ url }) => url)].filter((url): url is string =>
    Boolean(url?.startsWith('https://')),
  )
  const reachable = {
    ...shared,
    ...given({ telephone: isAffiliate ? null : vendor.phone, email: vendor.email }),
    ...(links.length > 0 ? { sameAs: links } : {}),
  }
  if (isAffiliate || (!city && !street)) return { '@type': 'Organization', ...reachable }
  return {
    '@type': 'LocalBusiness',
    ...reachable,
    address: {
      '@type': 'PostalAddress',
      ...given({
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode,
        addressCountry: country,
      }),
    },
    ...(typeof latitude === 'number' && typeof longitude === 'number'
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }
      : {}),
  }
}
