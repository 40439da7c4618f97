import { locales } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { variantsOf } from '../pricing/price'
import { productCells, variantCells, variantKeys, type Names, type Variant } from './cells'
import { keyColumns } from './columns'
import type { Cells } from './csv'
import { saleCells, tableSales, type TableSale } from './sales-cells'
import type { StoredProduct } from './stored'

/** The sales of a product, in all languages. */
export const salesOfProduct = (stored: StoredProduct | null): TableSale[] =>
  stored ? tableSales(recordOf(locales, (locale) => stored.inLocale[locale].sales)) : []

/** The sales of one of its variants, in all languages. */
export const salesOfVariant = (stored: StoredProduct | null, variant: Variant | undefined): TableSale[] =>
  stored && variant
    ? tableSales(
        recordOf(
          locales,
          (locale) => variantsOf<Variant>(stored.inLocale[locale]).find(({ id }) => id === variant.id)?.sales,
        ),
      )
    : []

/** The rows of a product: its own, and one for each of its variants. */
export function rowsOf(stored: StoredProduct, names: Names): Cells[] {
  const document = stored.inLocale[stored.base]
  const key = { [keyColumns.product]: document.slug }
  const variants = variantsOf<Variant>(document)
  const named = variantKeys(variants)
  return [
    { ...key, ...productCells(stored, names), ...saleCells(salesOfProduct(stored)) },
    ...variants.map((variant, at) => ({
      ...key,
      [keyColumns.variant]: named[at] ?? '',
      ...variantCells(variant, names),
      ...saleCells(salesOfVariant(stored, variant)),
    })),
  ]
}
