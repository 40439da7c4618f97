import type { ServerProps } from 'payload'
import { tableLabels } from './table-labels'

/** The way from the list of products to all of them as a table. */
export function TableLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <p className="sporeprint-table-link">
      <a href="/admin/product-table">{tableLabels(i18n.language).title}</a>
    </p>
  )
}
