import type { AdminViewServerProps } from 'payload'
import { OwnView, requireAdmin } from '@/cms/admin/own-view'
import { fill } from '@/core/fill'
import { interruptedImports } from './interrupted-imports'
import { tableLabels } from './table-labels'
import { TableForm } from './table-form.client'

/** The admin view that exports products as CSV and imports them after a dry run (SHP-03). */
export async function ProductTable(view: AdminViewServerProps) {
  requireAdmin(view, '/admin/product-table')
  const { language } = view.initPageResult.req.i18n
  const labels = tableLabels(language)
  const cutOff = await interruptedImports()
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <OwnView view={view}>
      <h1>{labels.title}</h1>
      <p>{labels.intro}</p>
      <p>
        <a href="/api/products/table" download="products.csv">
          {labels.download}
        </a>
      </p>
      {cutOff.map(({ startedAt, products }) => (
        <p key={startedAt} role="status">
          {fill(labels.cutOff, { date: `${moment.format(new Date(startedAt))} UTC`, n: products.length })}
        </p>
      ))}
      <div className="sporeprint-table">
        <TableForm labels={labels} language={language} />
      </div>
    </OwnView>
  )
}
