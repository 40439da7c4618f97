import type { AdminViewServerProps } from 'payload'
import { DeskPages, deskPage } from '@/cms/admin/desk-pages'
import { adminMoment } from '@/cms/admin/moment'
import { OwnView, requireAdmin } from '@/cms/admin/own-view'
import { parseDocumentKey } from '@/core/document-key'
import { defaultLocale } from '@/core/locales'
import { firstValue } from '@/core/query'
import { aboutsOf, type Abouts } from '../reads'
import { deskLabels } from './desk-labels'
import { Desk, type DeskRow } from './desk.client'
import { viewFilters, deskEntries, deskViews, type DeskEntry, type DeskView } from './queue'

const perPage = 50
const path = '/admin/moderation'

const addressOf = (view: DeskView, page = 1): string => `${path}?view=${view}${page > 1 ? `&page=${page}` : ''}`

function rowOf(entry: DeskEntry, abouts: Abouts, said: (iso: string) => string): DeskRow {
  const { collection = '', id = '' } = parseDocumentKey(entry.target) ?? {}
  return {
    ...entry,
    about: abouts.get(entry.target)?.title ?? entry.target,
    aboutHref: `/admin/collections/${collection}/${id}`,
    href: `/admin/collections/${entry.kind}/${entry.id}`,
    date: said(entry.createdAt),
  }
}

/** The admin's desk for contributions of members: a page of one view, such as waiting, reported or with links. */
export async function ModerationDesk(props: AdminViewServerProps) {
  requireAdmin(props, path)
  const { searchParams } = props
  const { payload, i18n } = props.initPageResult.req
  const view = deskViews.find((known) => known === firstValue(searchParams?.view)) ?? 'waiting'
  const labels = deskLabels(i18n.language)
  const all = await deskEntries(payload)
  const listed = all.filter(viewFilters[view])
  const pages = Math.max(1, Math.ceil(listed.length / perPage))
  const page = Math.min(pages, deskPage(props))
  const shown = listed.slice((page - 1) * perPage, page * perPage)
  const targets = shown.map(({ target }) => target)
  const abouts = await aboutsOf(targets, defaultLocale, 'admin')
  const said = adminMoment(i18n)
  return (
    <OwnView view={props}>
      <h1>{labels.title}</h1>
      <nav aria-label={labels.title}>
        {deskViews.map((each) => (
          <a key={each} href={addressOf(each)} aria-current={each === view ? 'page' : undefined}>
            {labels[each]} ({all.filter(viewFilters[each]).length})
          </a>
        ))}
        <a href="/admin/collections/moderations">{labels.log}</a>
      </nav>
      <Desk
        key={`${view}:${page}:${shown.map(({ key }) => key).join()}`}
        rows={shown.map((entry) => rowOf(entry, abouts, said))}
        labels={labels}
      />
      <DeskPages page={page} pages={pages} addressOf={(other) => addressOf(view, other)} labels={labels} />
    </OwnView>
  )
}
