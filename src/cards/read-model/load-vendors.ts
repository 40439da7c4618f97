import { readDocuments, toMoment, toNumber, toText } from '@/cms/sql'
import { statsKey } from '@/cms/stats/model'
import { locales, type Text } from '@/core/locales'
import { countryName, isListedVendor, vendorName } from '@/features/shop/model'
import type { CardContext, CardView } from '../card-view'
import { vendorView, type VendorItem } from '../sources/vendor'
import type { Listed, Loader } from './listing'
import { readCounters, readPictures, textOf } from './lookups'

const columns = [
  'id',
  'slug',
  'display_name',
  'business_name',
  'vendor_type',
  'logo_id',
  'address_city',
  'address_country',
  'location_latitude',
  'location_longitude',
  'created_at',
  '_status',
]

/** Made here, where nothing else is in reach: a closure in the loader would keep every row of its batch alive. */
const drawn =
  (item: VendorItem) =>
  (context: CardContext): CardView =>
    vendorView(item, context)

const countryNames = (code: string): Text =>
  Object.fromEntries(locales.map((locale) => [locale, countryName(code, locale)]))

export const loadVendors: Loader = async ({ payload }, ids) => {
  const [rows, counters] = await Promise.all([
    readDocuments(payload, 'vendors', columns, ['lead'], ids),
    readCounters(
      payload,
      ids.map((id) => statsKey('vendors', id)),
    ),
  ])
  const shown = rows.filter(
    ({ _status, vendor_type }) => _status === 'published' && isListedVendor(toText(vendor_type)),
  )
  const pictures = await readPictures(
    payload,
    shown.flatMap(({ logo_id }) => toNumber(logo_id) ?? []),
  )
  const country = new Map<string, Text>()
  const listed = shown.map((row): Listed => {
    const id = Number(row.id)
    const rating = counters.get(statsKey('vendors', id))?.rating ?? null
    const logo = toNumber(row.logo_id)
    const code = toText(row.address_country)?.toUpperCase()
    const known = code && /^[A-Z]{2}$/.test(code) ? code : null
    if (known) country.set(known, countryNames(known))
    const item: VendorItem = {
      id,
      slug: String(row.slug),
      displayName: String(row.display_name),
      businessName: toText(row.business_name),
      vendorType: toText(row.vendor_type),
      address: { city: toText(row.address_city), country: known },
      lead: textOf(row, 'lead'),
      logo: pictures.get(logo ?? -1) ?? null,
      rating,
    }
    return {
      id,
      slug: item.slug,
      title: vendorName(item),
      facets: {
        vendorType: [String(row.vendor_type)],
        country: known ? [known] : [],
      },
      numbers: {
        createdAt: toMoment(row.created_at),
        rating: rating?.averageRating ?? null,
        lat: toNumber(row.location_latitude),
        lng: toNumber(row.location_longitude),
      },
      names: [item.displayName, item.businessName ?? ''],
      about: [item.address?.city ?? ''],
      dependsOn: logo ? [`media:${logo}`] : [],
      staleAt: null,
      view: drawn(item),
    }
  })
  return { listed, labels: { country } }
}
