import 'server-only'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Vendor } from '@/payload-types'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { defaultSort } from '@/read-model/filters/values'
import { cardsOfVendor } from '@/read-model/lists'
import type { CardResult } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import { usefulSections } from '../product-list/useful-sections'
import { acceptedParametersOf } from '../state/accepted-parameters'
import { searchOf, type Query } from '@/core/query'
import { isSelected, noSelection, parseChoice, writeChoice, type ArchiveSelection } from '../state/selection'

/** The products of a store, and the page of them that an address names. */
export type VendorListing = {
  readonly vendor: number
  /** The store's own address. */
  readonly path: string
  /** How many products it has in all. */
  readonly total: number
  /** The filter sections of its products. */
  readonly sections: readonly FilterSection[]
  readonly choice: ArchiveSelection
  /** The page of cards, with the facets of the active filters. */
  readonly shown: CardResult
  /** The address of another page with the same filters. */
  readonly pageAddress: (page: number) => string
}

/** The products of a vendor as the address selects them: filtered, sorted, any page of them. */
export async function vendorListing(vendor: Vendor, locale: Locale, query: Query): Promise<VendorListing> {
  const one = { vendor: vendor.id, locale, limit: limits.archivePageSize }
  const [model, all] = await Promise.all([readModel(), cardsOfVendor({ ...one, sort: defaultSort })])
  const total = all.result.totalDocs
  const sections = usefulSections(model.sections('products', locale), all.facets, total, ['vendor'])
  const known = acceptedParametersOf('products', sections)
  const parsed = parseChoice(searchOf(query), known)
  const choice = isSelected(parsed) ? parsed : noSelection
  const { filters, sort, page } = choice
  const shown = isSelected(parsed) ? await cardsOfVendor({ ...one, filters, sort, page }) : all
  const path = localizedPath(locale, documentPath('vendors', vendor.slug))
  const pageAddress = (wanted: number): string => {
    const search = writeChoice({ ...choice, page: wanted }, known)
    // The server reads the query of an address only where it has `page`, so a selection's first page names it too.
    return wanted > 1 || search === '' ? `${path}${search}` : `${path}${search}&page=1`
  }
  return {
    vendor: vendor.id,
    path,
    total,
    sections,
    choice,
    shown: {
      ...shown,
      facets: Object.fromEntries(sections.map((each) => [facetKey(each), shown.facets[facetKey(each)] ?? {}])),
    },
    pageAddress,
  }
}
