import { readDocuments, readTable, toMoment, toNumber, toText, toTruth, type Row } from '@/cms/sql'
import { statsKey } from '@/cms/stats/model'
import type { Text } from '@/core/locales'
import { nextPriceChange, productPrice, type Sale } from '@/features/shop/model'
import { filterGroups } from '../filters/groups'
import { categoryValues } from '../filters/sections'
import type { CardContext, CardView } from '../card-view'
import { productView, type ProductItem } from '../sources/product'
import { shownColumns } from './faces'
import { forms, type Listed, type Loader } from './listing'
import { byRow, readCounters, readParts, readPictures, related, textFrom, textOf, titled } from './lookups'

const saleColumns = ['id', 'active', 'scheduled_sale', 'sale_price', 'date_range_from', 'date_range_to']

const iso = (value: unknown): string | null => {
  const moment = toMoment(value)
  return moment === null ? null : new Date(moment).toISOString()
}

const saleOf = (row: Row, label: Text): Sale => ({
  active: toTruth(row.active),
  scheduledSale: toTruth(row.scheduled_sale),
  salePrice: toNumber(row.sale_price),
  dateRange: { from: iso(row.date_range_from), to: iso(row.date_range_to) },
  saleLabel: label,
})

/** Made here, where nothing else is in reach: a closure in the loader would keep every row of its batch alive. */
const drawn =
  (item: ProductItem) =>
  (context: CardContext): CardView =>
    productView(item, context)

export const loadProducts: Loader = async ({ payload, categories, speciesTitle, now }, ids) => {
  const [rows, rels, gallery, variants, sales, quality, sourcing] = await Promise.all([
    readDocuments(
      payload,
      'products',
      [
        ...['id', 'slug', 'vendor_id', 'enable_variants', 'created_at', '_status'],
        ...['unit_price', 'currency', 'item_type', 'base_unit_quantity', 'base_unit'].map(
          (column) => `base_inventory_${column}`,
        ),
      ],
      ['title'],
      ids,
    ),
    readParts(payload, 'products_rels', ['path', 'categories_id', 'mushrooms_id'], ids, 'parent_id'),
    readParts(payload, 'products_gallery', ['image_id'], ids),
    readParts(payload, 'products_variants_variants', ['id', 'pricing_price'], ids),
    readParts(payload, 'products_sales', saleColumns, ids),
    readParts(payload, 'products_product_quality_designations', ['designation'], ids),
    readParts(payload, 'products_sourcing_designations', ['designation'], ids),
  ])
  const vendors = await readTable(payload, 'vendors', shownColumns.vendors.columns, {
    ids: rows.flatMap(({ vendor_id }) => toNumber(vendor_id) ?? []),
  })
  const published = rows.filter(({ _status }) => _status === 'published')
  const vendorById = new Map(vendors.map((row) => [Number(row.id), row]))
  const variantIds = [...variants.values()].flat().map(({ id }) => String(id))
  const ofVariants = async (part: string, columns: readonly string[]) =>
    byRow(
      await readTable(payload, `products_variants_variants_${part}`, ['_parent_id', ...columns], {
        key: '_parent_id',
        ids: variantIds,
      }),
    )
  const [variantSales, variantOptions] = await Promise.all([
    ofVariants('sales', saleColumns),
    ofVariants('options', ['key', 'option']),
  ])
  const saleIds = [...[...sales.values()].flat(), ...[...variantSales.values()].flat()].map(({ id }) => String(id))
  const saleTexts = async (table: string) =>
    byRow(
      await readTable(payload, `${table}_locales`, ['_parent_id', '_locale', 'sale_label'], {
        key: '_parent_id',
        ids: saleIds,
      }),
    )
  const firstPicture = (id: number): number | null => toNumber(gallery.get(id)?.[0]?.image_id)
  const [labels, variantLabels, pictures, counters] = await Promise.all([
    saleTexts('products_sales'),
    saleTexts('products_variants_variants_sales'),
    readPictures(
      payload,
      published.flatMap(({ id }) => firstPicture(Number(id)) ?? []),
    ),
    readCounters(
      payload,
      ids.map((id) => statsKey('products', id)),
    ),
  ])

  const named = { species: new Map<string, Text>(), vendor: new Map<string, Text>() }
  const listed = published.map((row): Listed => {
    const id = Number(row.id)
    const own = rels.get(id)
    const nodes = related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
    const allSpecies = related(own, 'species', 'mushrooms_id')
    const species = titled(allSpecies, speciesTitle)
    for (const [one, name] of species) named.species.set(one, name)
    const vendorId = toNumber(row.vendor_id)
    const vendor = vendorById.get(vendorId ?? -1)
    const shownVendor = vendor?._status === 'published' ? vendor : undefined
    const counter = counters.get(statsKey('products', id))
    const rating = counter?.rating ?? null
    const picture = firstPicture(id)
    const title = textOf(row, 'title')
    const item: ProductItem = {
      id,
      slug: String(row.slug),
      title,
      vendor: toText(shownVendor?.display_name),
      picture: pictures.get(picture ?? -1) ?? null,
      rating,
      enableVariants: toTruth(row.enable_variants),
      sales: (sales.get(id) ?? []).map((sale) => saleOf(sale, textFrom(labels.get(String(sale.id)), 'sale_label'))),
      variants: {
        variants: (variants.get(id) ?? []).map((variant) => ({
          options: (variantOptions.get(String(variant.id)) ?? []).map(({ key, option }) => ({
            key: toText(key),
            option: toText(option),
          })),
          pricing: { price: toNumber(variant.pricing_price) },
          sales: (variantSales.get(String(variant.id)) ?? []).map((sale) =>
            saleOf(sale, textFrom(variantLabels.get(String(sale.id)), 'sale_label')),
          ),
        })),
      },
      baseInventory: {
        unitPrice: toNumber(row.base_inventory_unit_price),
        currency: toText(row.base_inventory_currency),
        itemType: toText(row.base_inventory_item_type),
        baseUnit: toText(row.base_inventory_base_unit),
        baseUnitQuantity: toNumber(row.base_inventory_base_unit_quantity),
        stock: counter?.stock ?? 0,
      },
    }
    const price = productPrice(item, now)
    const vendorSlug = toText(shownVendor?.slug)
    if (vendorSlug && item.vendor) named.vendor.set(vendorSlug, item.vendor)
    const designations = (parts: ReadonlyMap<number, Row[]>): string[] =>
      (parts.get(id) ?? []).map(({ designation }) => String(designation))
    return {
      id,
      slug: item.slug,
      title,
      facets: {
        ...categoryValues(
          filterGroups.products,
          nodes.map(({ path }) => path),
        ),
        availability: [
          ...((counter?.stock ?? 0) > 0 ? ['in-stock'] : []),
          ...(price && price.regularMin !== null ? ['on-sale'] : []),
        ],
        quality: designations(quality),
        sourcing: designations(sourcing),
        species: species.map(([one]) => one),
        vendor: vendorSlug ? [vendorSlug] : [],
      },
      numbers: {
        createdAt: toMoment(row.created_at),
        price: price?.min ?? null,
        rating: rating?.averageRating ?? null,
        lat: toNumber(shownVendor?.location_latitude),
        lng: toNumber(shownVendor?.location_longitude),
      },
      names: forms(title),
      about: [
        ...nodes.flatMap((node) => forms(node.title)),
        ...species.flatMap(([, name]) => forms(name)),
        item.vendor ?? '',
      ],
      dependsOn: [
        ...nodes.map((node) => `categories:${node.id}`),
        // Also those that are drafts now: once published, they show.
        ...allSpecies.map((one) => `mushrooms:${one}`),
        ...(picture ? [`media:${picture}`] : []),
        ...(vendorId ? [`vendors:${vendorId}`] : []),
      ],
      staleAt: nextPriceChange(item, now),
      view: drawn(item),
    }
  })
  return { listed, labels: named }
}
