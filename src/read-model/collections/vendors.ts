import { label } from '@/cms/labels'
import { readDocuments, toMoment, toNumber, toText } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { locales, type Text } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { isListedVendor, showsContact, vendorName, vendorTypes } from '@/features/shop/model'
import { countryName } from '@/platform/place/names'
import { vendorView, type VendorItem } from '@/cards/vendor'
import type { FilterGroup } from '../filters/group'
import { fromEntries, fromTerms, nearMeGroup, ratingGroup } from '../filters/groups'
import { cardsBy, type CollectionDescription, type LoadedDocument, type Loader } from '../loader'
import { readCounters, readPictures, textOf } from '../lookups'

const vendorIcons: Readonly<Record<(typeof vendorTypes)[number]['slug'], string>> = {
  grower: 'sprout',
  forager: 'footprints',
  laboratory: 'flask-conical',
  genetics: 'dna',
  equipment: 'wrench',
  wholesale: 'warehouse',
  dropshipping: 'truck',
  affiliate: 'handshake',
  other: 'store',
}

const vendorTerms = vendorTypes
  .filter(({ slug }) => isListedVendor(slug))
  .map(({ slug, label: title }) => ({ slug, label: title, icon: vendorIcons[slug] }))

const groups: readonly FilterGroup[] = [
  nearMeGroup,
  fromTerms('vendorType', label('Type', 'Tipo', 'Tipo'), vendorTerms, {
    promoted: ['grower', 'forager', 'laboratory'],
  }),
  fromEntries('country', label('Country', 'País', 'País'), 'globe'),
  ratingGroup,
]

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

const cardOf = cardsBy(vendorView)

const countryNames = (code: string): Text => recordOf(locales, (locale) => countryName(code, locale))

const load: Loader = async ({ payload }, ids) => {
  const [rows, counters] = await Promise.all([
    readDocuments(payload, 'vendors', columns, ['lead'], ids),
    readCounters(
      payload,
      ids.map((id) => documentKey('vendors', id)),
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
  const documents = shown.map((row): LoadedDocument => {
    const id = Number(row.id)
    const rating = counters.get(documentKey('vendors', id))?.rating ?? null
    const logo = toNumber(row.logo_id)
    const code = toText(row.address_country)?.toUpperCase()
    // Affiliates have no address in any response (DAT-08).
    const isPlaced = showsContact(toText(row.vendor_type))
    const known = isPlaced && code && /^[A-Z]{2}$/.test(code) ? code : null
    if (known) country.set(known, countryNames(known))
    const item: VendorItem = {
      id,
      slug: String(row.slug),
      displayName: String(row.display_name),
      businessName: toText(row.business_name),
      vendorType: toText(row.vendor_type),
      address: { city: isPlaced ? toText(row.address_city) : null, country: known },
      lead: textOf(row, 'lead'),
      logo: pictures.get(logo ?? -1) ?? null,
      rating,
    }
    return {
      id,
      slug: item.slug,
      title: vendorName(item),
      firstCategory: null,
      facets: {
        vendorType: [String(row.vendor_type)],
        country: known ? [known] : [],
      },
      numbers: {
        createdAt: toMoment(row.created_at),
        rating: rating?.averageRating ?? null,
        lat: isPlaced ? toNumber(row.location_latitude) : null,
        lng: isPlaced ? toNumber(row.location_longitude) : null,
      },
      names: [item.displayName, item.businessName ?? ''],
      about: [item.address?.city ?? ''],
      dependsOn: logo ? [`media:${logo}`] : [],
      staleAt: null,
      card: cardOf(item),
    }
  })
  return { documents, labels: { country } }
}

export const vendors: CollectionDescription = { groups, load }
