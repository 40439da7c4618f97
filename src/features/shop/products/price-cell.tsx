import type { DefaultServerCellComponentProps } from 'payload'
import { isLocale, defaultLocale } from '@/core/locales'
import { formatPrice } from '@/platform/i18n/format'
import { currencyOf, type Priced } from '../pricing/price'

type PriceCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { cellData?: number | null; rowData: Priced }

/** A price in the list of products, with the currency that stands beside it in the form. */
export function PriceCell({ cellData, rowData, i18n }: PriceCellProps) {
  if (typeof cellData !== 'number') return null
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return <span className="sporeprint-number">{formatPrice(cellData, currencyOf(rowData), locale)}</span>
}
