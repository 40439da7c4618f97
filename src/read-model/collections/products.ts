import type { Payload } from 'payload'
import { readDocuments, readTable, toMoment, toNumber, toText, toTruth, type Row } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { Text } from '@/core/locales'
import { eatenSpecies } from '@/core/eaten-species'
import {
  isListedVendor,
  lastPriceChange,
  nextPriceChange,
  productPrice,
  psychoactiveGoods,
  showsContact,
  toMajor,
  vendorName,
  vendorStatus,
  type Sale,
} from '@/features/shop/model'
import { productView, type ProductItem } from '@/cards/product'
import { shownColumns } from '../projections'
import { currencyFacet, vendorFacet } from '../filters/sections'
import { cardsBy, translationsOf, type CollectionDescription, type LoadedDocument, type Loader } from '../loader'
import {
  byRow,
  categoryFacets,
  readCounters,
  readParts,
  readPictures,
  related,
  textFrom,
  textOf,
  titled,
} from '../lookups'
import { productGroups as groups } from './product-groups'

const saleColumns = ['id', 'active', 'scheduled_sale', 'sale_price', 'date_range_from', 'date_range_to']

const iso = (value: unknown): string | null => {
  const moment = toMoment(value)
  return moment === null ? null : new Date(moment).toISOString()
}

/** Regulated goods whose products are not listed under their species. */
const keptApart: ReadonlySet<string> = new Set(psychoactiveGoods)

const shipsTo = (rows: readonly Row[] | undefined): string[] =>
  (rows ?? []).flatMap(({ path, text }) => (path === 'terms.shipsTo' ? (toText(text) ?? []) : []))

const states = ['open', 'away', 'closed'] as const
const stateOf = (value: unknown) => states.find((state) => state === value) ?? null

const saleOf = (row: Row, label: Text): Sale => ({
  active: toTruth(row.active),
  scheduledSale: toTruth(row.scheduled_sale),
  salePrice: toNumber(row.sale_price),
  dateRange: { from: iso(row.date_range_from), to: iso(row.date_range_to) },
  saleLabel: label,
})

/** Rows of an array or relation table, by the id of their parent. */
type Parts<K> = ReadonlyMap<K, readonly Row[]>

const idsOf = (parts: Parts<number> | Parts<string>): string[] => [...parts.values()].flat().map(({ id }) => String(id))

const valuesOf = (parts: Parts<number>, id: number, column: string): string[] =>
  (parts.get(id) ?? []).map((row) => String(row[column]))

const pictureOf = ({ gallery }: { gallery: Parts<number> }, id: number): number | null =>
  toNumber(gallery.get(id)?.[0]?.image_id)

const cardOf = cardsBy(productView)

/** Reads the rows of these products, and those of the vendors, pictures and counters that they show. */
async function readTables(payload: Payload, ids: readonly number[]) {
  const [rows, rels, gallery, variants, sales, quality, sourcing, goods, texts] = await Promise.all([
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
    readParts(payload, 'products_variants_variants', ['id', 'pricing_price', 'pricing_amount'], ids),
    readParts(payload, 'products_sales', saleColumns, ids),
    readParts(payload, 'products_product_quality_designations', ['designation'], ids),
    readParts(payload, 'products_sourcing_designations', ['designation'], ids),
    readParts(payload, 'products_goods', ['value'], ids, 'parent_id'),
    readParts(payload, 'products_texts', ['path', 'text'], ids, 'parent_id'),
  ])
  const published = rows.filter(({ _status }) => _status === 'published')
  const [vendors, ofVariants, saleTexts, pictures, counters] = await Promise.all([
    readVendors(payload, rows),
    readVariantParts(payload, variants),
    readSaleTexts(payload, 'products_sales', sales),
    readPictures(
      payload,
      published.flatMap(({ id }) => pictureOf({ gallery }, Number(id)) ?? []),
    ),
    readCounters(
      payload,
      ids.map((id) => documentKey('products', id)),
    ),
  ])
  return {
    ...{ published, rels, gallery, variants, sales, quality, sourcing, goods, texts },
    ...{ vendors, ofVariants, pictures, counters, saleTexts },
  }
}

type Tables = Awaited<ReturnType<typeof readTables>>

async function readVendors(payload: Payload, products: readonly Row[]) {
  const rows = await readTable(payload, 'vendors', shownColumns.vendors.columns, {
    ids: products.flatMap(({ vendor_id }) => toNumber(vendor_id) ?? []),
  })
  const ids = rows.map(({ id }) => Number(id))
  const texts = await readParts(payload, 'vendors_texts', ['path', 'text'], ids, 'parent_id')
  return { texts, rows: new Map(rows.map((row) => [Number(row.id), row])) }
}

/** Reads the sales and options of variants, which have tables of their own. */
async function readVariantParts(payload: Payload, variants: Parts<number>) {
  const ids = idsOf(variants)
  const read = async (part: string, columns: readonly string[]) =>
    byRow(
      await readTable(payload, `products_variants_variants_${part}`, ['_parent_id', ...columns], {
        key: '_parent_id',
        ids,
      }),
    )
  const [sales, options] = await Promise.all([read('sales', saleColumns), read('options', ['key', 'option'])])
  return { sales, options, saleTexts: await readSaleTexts(payload, 'products_variants_variants_sales', sales) }
}

/** Reads the localized labels of sales, by the sale's id. */
const readSaleTexts = async (payload: Payload, table: string, sales: Parts<number> | Parts<string>) =>
  byRow(
    await readTable(payload, `${table}_locales`, ['_parent_id', '_locale', 'sale_label'], {
      key: '_parent_id',
      ids: idsOf(sales),
    }),
  )

/** What a product shows of its vendor; name, slug, address and status are those of a published vendor only. */
function vendorOf({ vendors }: Tables, vendorId: number | null) {
  const row = vendors.rows.get(vendorId ?? -1)
  const shown = row?._status === 'published' ? row : undefined
  const slug = toText(shown?.slug)
  const type = toText(shown?.vendor_type)
  return {
    name: shown
      ? vendorName({
          displayName: String(shown.display_name),
          businessName: toText(shown.business_name),
          vendorType: type,
        })
      : null,
    // The sidebar offers only vendors that an archive lists (ARC-08).
    listedSlug: slug && isListedVendor(type) ? slug : null,
    // An affiliate's address is not used at all, not even its country (DAT-08).
    placed: showsContact(type) ? shown : undefined,
    state: shown ? { status: stateOf(shown.status), awayUntil: iso(shown.away_until) } : vendorId,
    shipsTo: shipsTo(vendors.texts.get(vendorId ?? -1)),
  }
}

type Vendor = ReturnType<typeof vendorOf>

function variantsOf({ variants, ofVariants }: Tables, id: number) {
  const salesOf = (variant: string): Sale[] =>
    (ofVariants.sales.get(variant) ?? []).map((sale) =>
      saleOf(sale, textFrom(ofVariants.saleTexts.get(String(sale.id)), 'sale_label')),
    )
  return (variants.get(id) ?? []).map((variant) => ({
    options: (ofVariants.options.get(String(variant.id)) ?? []).map(({ key, option }) => ({
      key: toText(key),
      option: toText(option),
    })),
    pricing: { price: toNumber(variant.pricing_price), amount: toNumber(variant.pricing_amount) },
    sales: salesOf(String(variant.id)),
  }))
}

function itemOf(tables: Tables, row: Row, vendor: Vendor): ProductItem {
  const id = Number(row.id)
  const counter = tables.counters.get(documentKey('products', id))
  const ownTo = shipsTo(tables.texts.get(id))
  return {
    id,
    slug: String(row.slug),
    title: textOf(row, 'title'),
    vendor: vendor.name,
    picture: tables.pictures.get(pictureOf(tables, id) ?? -1) ?? null,
    rating: counter?.rating ?? null,
    sent: {
      goods: valuesOf(tables.goods, id, 'value'),
      shipsTo: ownTo.length > 0 ? ownTo : vendor.shipsTo,
      from: toText(vendor.placed?.address_country),
    },
    vendorState: vendor.state,
    enableVariants: toTruth(row.enable_variants),
    sales: (tables.sales.get(id) ?? []).map((sale) =>
      saleOf(sale, textFrom(tables.saleTexts.get(String(sale.id)), 'sale_label')),
    ),
    variants: { variants: variantsOf(tables, id) },
    baseInventory: {
      unitPrice: toNumber(row.base_inventory_unit_price),
      currency: toText(row.base_inventory_currency),
      itemType: toText(row.base_inventory_item_type),
      baseUnit: toText(row.base_inventory_base_unit),
      baseUnitQuantity: toNumber(row.base_inventory_base_unit_quantity),
      stock: counter?.stock ?? 0,
    },
  }
}

function availability(item: ProductItem, price: ReturnType<typeof productPrice>, now: Date): string[] {
  const isClosed = vendorStatus(item.vendorState, now).state === 'closed'
  return [
    // Nothing of a closed vendor can be bought, whatever its stock (D-30).
    ...((item.baseInventory.stock ?? 0) > 0 && !isClosed ? ['in-stock'] : []),
    ...(price?.onSale ? ['on-sale'] : []),
  ]
}

const load: Loader = async ({ payload, categories, speciesTitle, dangerOf, now }, ids) => {
  const tables = await readTables(payload, ids)
  const named = { species: new Map<string, Text>(), vendor: new Map<string, Text>() }
  const documents = tables.published.map((row): LoadedDocument => {
    const id = Number(row.id)
    const rels = tables.rels.get(id)
    const nodes = related(rels, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
    const allSpecies = eatenSpecies('products', { species: related(rels, 'species', 'mushrooms_id') })
    const species = titled(allSpecies, (one) => (dangerOf(one) ? undefined : speciesTitle(one)))
    for (const [one, name] of species) named.species.set(one, name)
    const vendorId = toNumber(row.vendor_id)
    const vendor = vendorOf(tables, vendorId)
    if (vendor.listedSlug && vendor.name) named.vendor.set(vendor.listedSlug, vendor.name)
    const item = itemOf(tables, row, vendor)
    const price = productPrice(item, now)
    const picture = pictureOf(tables, id)
    return {
      id,
      slug: item.slug,
      title: item.title,
      firstCategory: nodes[0]?.path ?? null,
      facets: {
        ...categoryFacets(groups, nodes),
        availability: availability(item, price, now),
        quality: valuesOf(tables.quality, id, 'designation'),
        sourcing: valuesOf(tables.sourcing, id, 'designation'),
        // Pages of psychoactive species must not link to their spores.
        species: item.sent.goods?.some((kind) => keptApart.has(kind)) ? [] : species.map(([one]) => one),
        vendor: vendor.listedSlug ? [vendor.listedSlug] : [],
        [vendorFacet]: vendorId ? [String(vendorId)] : [],
        [currencyFacet]: price ? [price.currency] : [],
      },
      numbers: {
        createdAt: toMoment(row.created_at),
        price: price ? toMajor(price.min, price.currency) : null,
        rating: item.rating?.averageRating ?? null,
        lat: toNumber(vendor.placed?.location_latitude),
        lng: toNumber(vendor.placed?.location_longitude),
      },
      names: translationsOf(item.title),
      about: [
        ...nodes.flatMap((node) => translationsOf(node.title)),
        ...species.flatMap(([, name]) => translationsOf(name)),
        item.vendor ?? '',
      ],
      dependsOn: [
        ...nodes.map((node) => `categories:${node.id}`),
        // Drafts too: the product shows a species as soon as that is published.
        ...allSpecies.map((one) => `mushrooms:${one}`),
        ...(picture ? [`media:${picture}`] : []),
        ...(vendorId ? [`vendors:${vendorId}`] : []),
      ],
      staleAt: nextPriceChange(item, now),
      turnedAt: lastPriceChange(item, now),
      price,
      isWithdrawn: allSpecies.some((one) => dangerOf(one) !== undefined),
      card: cardOf(item),
    }
  })
  return { documents, labels: named }
}

export const products: CollectionDescription = { groups, load }
