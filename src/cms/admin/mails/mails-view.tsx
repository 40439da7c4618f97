import type { AdminViewServerProps, ServerProps } from 'payload'
import { fill } from '@/core/fill'
import { isAdmin } from '../../access/atoms'
import { countStuckMails, stuckMails } from '../../mail/stuck'
import { adminMoment } from '../moment'
import { OwnView, requireAdmin } from '../own-view'
import { mailLabels } from './labels'
import { MailTable } from './mail-table.client'

const path = '/admin/mails'

/** The admin's page of mails that were not sent: their error, their next attempt, and a button to retry at once. */
export async function MailsView(view: AdminViewServerProps) {
  requireAdmin(view, path)
  const { payload, i18n } = view.initPageResult.req
  const labels = mailLabels(i18n.language)
  const { mails, total } = await stuckMails(payload)
  const said = adminMoment(i18n)
  return (
    <OwnView view={view}>
      <h1>
        {labels.title} ({total})
      </h1>
      {mails.length === 0 ? (
        <p>{labels.nothing}</p>
      ) : (
        <MailTable
          rows={mails.map(({ createdAt, next, ...mail }) => ({
            ...mail,
            since: said(createdAt),
            next: next === null ? null : said(next),
          }))}
          labels={labels}
        />
      )}
    </OwnView>
  )
}

/** Shows on the dashboard how many mails are stuck; nothing if none is. */
export async function StuckMailsPanel({ payload, i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  const count = await countStuckMails(payload)
  if (count === 0) return null
  return (
    <section className="sporeprint-waiting">
      <p>
        <a href={path}>{fill(mailLabels(i18n.language).panel, { n: count })}</a>
      </p>
    </section>
  )
}
