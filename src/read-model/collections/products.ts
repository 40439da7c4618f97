import { label } from '@/cms/labels'
import { readDocuments, readTable, toMoment, toNumber, toText, toTruth, type Row } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import type { Text } from '@/core/locales'
import { eatenSpecies } from '@/core/eaten-species'
import { productRoot } from '@/core/section-keys'
import {
  isListedVendor,
  nextPriceChange,
  productPrice,
  qualityDesignations,
  showsContact,
  sourcingDesignations,
  toMajor,
  vendorName,
  vendorStatus,
  type Sale,
} from '@/features/shop/model'
import type { CardContext, CardView } from '@/cards/card-view'
import { productView, type ProductItem } from '@/cards/product'
import { shownColumns } from '../projections'
import type { FilterGroup } from '../filters/group'
import { currencyFacet, vendorFacet } from '../filters/sections'
import { fromEntries, fromRange, fromTerms, nearMeGroup, ratingGroup, speciesGroup } from '../filters/groups'
import { forms, type CollectionDescription, type LoadedDocument, type Loader } from '../loader'
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

const groups: readonly FilterGroup[] = [
  nearMeGroup,
  {
    key: 'category',
    title: label('Products', 'Productos', 'Produtos'),
    control: 'options',
    options: { kind: 'branches', root: productRoot },
    promoted: ['mushroom/fresh', 'growing/grow-kits'],
  },
  fromRange('price', label('Price', 'Precio', 'Preço')),
  fromTerms(
    'availability',
    label('Availability', 'Disponibilidad', 'Disponibilidade'),
    [
      { slug: 'in-stock', icon: 'package-check', label: label('In stock', 'En existencias', 'Em estoque') },
      { slug: 'on-sale', icon: 'tag', label: label('On sale', 'En oferta', 'Em promoção') },
    ],
    { promoted: ['on-sale'] },
  ),
  fromTerms('quality', label('Quality', 'Calidad', 'Qualidade'), qualityDesignations),
  fromTerms('sourcing', label('Sourcing', 'Procedencia', 'Origem'), sourcingDesignations),
  ratingGroup,
  speciesGroup,
  fromEntries('vendor', label('Vendor', 'Vendedor', 'Vendedor'), 'store'),
]

const saleColumns = ['id', 'active', 'scheduled_sale', 'sale_price', 'date_range_from', 'date_range_to']

const iso = (value: unknown): string | null => {
  const moment = toMoment(value)
  return moment === null ? null : new Date(moment).toISOString()
}

/** Products that no species leads to. */
const keptApart: ReadonlySet<string> = new Set(['psilocybin-spores', 'amanita-muscaria'])

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

/** Outside of the loader, where a closure would keep every row of its batch alive. */
const cardOf =
  (item: ProductItem) =>
  (context: CardContext): CardView =>
    productView(item, context)

const load: Loader = async ({ payload, categories, speciesTitle, dangerOf, now }, ids) => {
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
  const vendors = await readTable(payload, 'vendors', shownColumns.vendors.columns, {
    ids: rows.flatMap(({ vendor_id }) => toNumber(vendor_id) ?? []),
  })
  const vendorTexts = await readParts(
    payload,
    'vendors_texts',
    ['path', 'text'],
    vendors.map(({ id }) => Number(id)),
    'parent_id',
  )
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
      ids.map((id) => documentKey('products', id)),
    ),
  ])

  const named = { species: new Map<string, Text>(), vendor: new Map<string, Text>() }
  const documents = published.map((row): LoadedDocument => {
    const id = Number(row.id)
    const own = rels.get(id)
    const nodes = related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
    const allSpecies = eatenSpecies('products', { species: related(own, 'species', 'mushrooms_id') })
    const species = titled(allSpecies, (one) => (dangerOf(one) ? undefined : speciesTitle(one)))
    for (const [one, name] of species) named.species.set(one, name)
    const vendorId = toNumber(row.vendor_id)
    const vendor = vendorById.get(vendorId ?? -1)
    const shownVendor = vendor?._status === 'published' ? vendor : undefined
    // Nothing is to be read off the address of an affiliate, its country neither (DAT-08).
    const isPlaced = showsContact(toText(shownVendor?.vendor_type))
    const counter = counters.get(documentKey('products', id))
    const rating = counter?.rating ?? null
    const picture = firstPicture(id)
    const title = textOf(row, 'title')
    const ownGoods = (goods.get(id) ?? []).map(({ value }) => String(value))
    const ownTo = shipsTo(texts.get(id))
    const item: ProductItem = {
      id,
      slug: String(row.slug),
      title,
      vendor: shownVendor
        ? vendorName({
            displayName: String(shownVendor.display_name),
            businessName: toText(shownVendor.business_name),
            vendorType: toText(shownVendor.vendor_type),
          })
        : null,
      picture: pictures.get(picture ?? -1) ?? null,
      rating,
      sent: {
        goods: ownGoods,
        shipsTo: ownTo.length > 0 ? ownTo : shipsTo(vendorTexts.get(vendorId ?? -1)),
        from: isPlaced ? toText(shownVendor?.address_country) : null,
      },
      vendorState: shownVendor
        ? { status: stateOf(shownVendor.status), awayUntil: iso(shownVendor.away_until) }
        : vendorId,
      enableVariants: toTruth(row.enable_variants),
      sales: (sales.get(id) ?? []).map((sale) => saleOf(sale, textFrom(labels.get(String(sale.id)), 'sale_label'))),
      variants: {
        variants: (variants.get(id) ?? []).map((variant) => ({
          options: (variantOptions.get(String(variant.id)) ?? []).map(({ key, option }) => ({
            key: toText(key),
            option: toText(option),
          })),
          pricing: { price: toNumber(variant.pricing_price), amount: toNumber(variant.pricing_amount) },
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
    const isClosed = vendorStatus(item.vendorState, now).state === 'closed'
    const vendorSlug = toText(shownVendor?.slug)
    const isListed = isListedVendor(toText(shownVendor?.vendor_type))
    if (vendorSlug && isListed && item.vendor) named.vendor.set(vendorSlug, item.vendor)
    const designations = (parts: ReadonlyMap<number, Row[]>): string[] =>
      (parts.get(id) ?? []).map(({ designation }) => String(designation))
    return {
      id,
      slug: item.slug,
      title,
      firstCategory: nodes[0]?.path ?? null,
      facets: {
        ...categoryFacets(groups, nodes),
        availability: [
          // Of a closed vendor nothing can be bought, whatever lies there (D-30).
          ...((counter?.stock ?? 0) > 0 && !isClosed ? ['in-stock'] : []),
          ...(price?.onSale ? ['on-sale'] : []),
        ],
        quality: designations(quality),
        sourcing: designations(sourcing),
        // No page of a psychoactive species leads to its spores.
        species: ownGoods.some((kind) => keptApart.has(kind)) ? [] : species.map(([one]) => one),
        // A vendor that no archive lists is no choice of a sidebar either (ARC-08).
        vendor: vendorSlug && isListed ? [vendorSlug] : [],
        [vendorFacet]: vendorId ? [String(vendorId)] : [],
        [currencyFacet]: price ? [price.currency] : [],
      },
      numbers: {
        createdAt: toMoment(row.created_at),
        price: price ? toMajor(price.min, price.currency) : null,
        rating: rating?.averageRating ?? null,
        lat: isPlaced ? toNumber(shownVendor?.location_latitude) : null,
        lng: isPlaced ? toNumber(shownVendor?.location_longitude) : null,
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
      isWithdrawn: allSpecies.some((one) => dangerOf(one) !== undefined),
      card: cardOf(item),
    }
  })
  return { documents, labels: named }
}

export const products: CollectionDescription = { groups, load }
