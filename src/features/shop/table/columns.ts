import { locales, type Locale } from '@/core/locales'

/** The kind of a cell's value; lists separate their values by `|`. */
type Kind = 'text' | 'number' | 'list' | 'designations' | 'document' | 'documents'

/** The collections that cells refer to, with the field by which they name a document. */
export const namedBy = { vendors: 'slug', categories: 'path', mushrooms: 'slug' } as const

export type Named = keyof typeof namedBy

export type Column = {
  readonly name: string
  /** The path of the field in a product or variant. */
  readonly path: string
  readonly kind: Kind
  readonly locale?: Locale
  /** A text of several lines. */
  readonly isLong?: true
  readonly target?: Named
  /** The allowed values, where its field does not validate them. */
  readonly oneOf?: readonly string[]
}

const inEach = (name: string, path: string): Column[] =>
  locales.map((locale) => ({ name: `${name}_${locale}`, path, kind: 'text', locale }))

/** The columns that identify a row's product and, in a variant's row, its variant. */
export const keyColumns = { product: 'slug', variant: 'variant' } as const

export const productColumns: readonly Column[] = [
  { name: 'status', path: '_status', kind: 'text', oneOf: ['draft', 'published'] },
  ...inEach('title', 'title'),
  ...inEach('lead', 'lead').map((column) => ({ ...column, isLong: true as const })),
  { name: 'vendor', path: 'vendor', kind: 'document', target: 'vendors' },
  { name: 'categories', path: 'categories', kind: 'documents', target: 'categories' },
  { name: 'species', path: 'species', kind: 'documents', target: 'mushrooms' },
  { name: 'price', path: 'baseInventory.unitPrice', kind: 'number' },
  { name: 'currency', path: 'baseInventory.currency', kind: 'text' },
  { name: 'stock', path: 'baseInventory.stock', kind: 'number' },
  { name: 'sold_as', path: 'baseInventory.itemType', kind: 'text' },
  { name: 'content', path: 'baseInventory.baseUnitQuantity', kind: 'number' },
  { name: 'unit', path: 'baseInventory.baseUnit', kind: 'text' },
  { name: 'sku', path: 'sku', kind: 'text' },
  { name: 'mpn', path: 'mpn', kind: 'text' },
  { name: 'quality', path: 'productQualityDesignations', kind: 'designations' },
  { name: 'sourcing', path: 'sourcingDesignations', kind: 'designations' },
  { name: 'goods', path: 'goods', kind: 'list' },
  { name: 'ships_to', path: 'terms.shipsTo', kind: 'list' },
  { name: 'weight_oz', path: 'shippingInfo.weight', kind: 'number' },
  { name: 'width_in', path: 'shippingInfo.width', kind: 'number' },
  { name: 'height_in', path: 'shippingInfo.height', kind: 'number' },
  { name: 'length_in', path: 'shippingInfo.length', kind: 'number' },
]

export const variantColumns: readonly Column[] = [
  { name: 'variant_price', path: 'pricing.price', kind: 'number' },
  { name: 'variant_content', path: 'pricing.amount', kind: 'number' },
  { name: 'variant_sku', path: 'sku', kind: 'text' },
  { name: 'variant_mpn', path: 'mpn', kind: 'text' },
]

export type SaleColumn = {
  readonly name: 'sale_price' | 'sale_active' | 'sale_from' | 'sale_to' | `sale_label_${Locale}`
  /** The key of the value in a `TableSale`. */
  readonly path: 'price' | 'active' | 'from' | 'to' | 'label'
  readonly locale?: Locale
}

/**
 * The columns of a product's or variant's sales. Each cell holds one entry a sale, separated by `|`: the second price,
 * date and label belong to the second sale.
 */
export const saleColumns: readonly SaleColumn[] = [
  { name: 'sale_price', path: 'price' },
  { name: 'sale_active', path: 'active' },
  { name: 'sale_from', path: 'from' },
  { name: 'sale_to', path: 'to' },
  ...locales.map((locale): SaleColumn => ({ name: `sale_label_${locale}`, path: 'label', locale })),
]

/** Every column, in the order of an exported table. */
export const columnNames: readonly string[] = [
  keyColumns.product,
  keyColumns.variant,
  ...productColumns.map(({ name }) => name),
  ...variantColumns.map(({ name }) => name),
  ...saleColumns.map(({ name }) => name),
]
