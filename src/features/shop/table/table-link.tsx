import type { ServerProps } from 'payload'
import { tableLabels } from './table-labels'

/** The link from the admin's list of products to the product table (CSV). */
export function TableLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <p className="sporeprint-table-link">
      <a href="/admin/product-table">{tableLabels(i18n.language).title}</a>
    </p>
  )
}
