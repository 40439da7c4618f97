import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { fill } from '@/core/fill'
import { cutOffTables } from './cut-off'
import { tableLabels } from './table-labels'
import { TableForm } from './table-form.client'

/** Products out as CSV, and in again after a look at what would change (SHP-03). */
export async function ProductTable({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n, user } = req
  if (!isAdmin(user)) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/product-table')}`)
  const labels = tableLabels(i18n.language)
  const cutOff = await cutOffTables()
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
      visibleEntities={visibleEntities}
    >
      <div className="sporeprint-desk sporeprint-table">
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
        <TableForm labels={labels} language={i18n.language} />
      </div>
    </DefaultTemplate>
  )
}
