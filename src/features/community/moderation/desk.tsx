import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { adminMoment } from '@/cms/admin/moment'
import { OwnView, requireAdmin } from '@/cms/admin/own-view'
import { deskLabels } from './desk-labels'
import { Desk, type DeskRow } from './desk.client'
import { belongs, deskEntries, deskViews, type DeskEntry, type DeskView } from './queue'

const perPage = 50
const path = '/admin/moderation'

/** What the entries are about, by key. */
async function titlesOf(payload: Payload, targets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const byCollection = new Map<string, number[]>()
  for (const target of new Set(targets)) {
    const [collection = '', id] = target.split(':')
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), Number(id)])
  }
  const found = await Promise.all(
    [...byCollection].map(async ([collection, ids]) => {
      const { docs } = await payload.find({
        collection: collection as CollectionSlug,
        where: { id: { in: ids } },
        depth: 0,
        limit: ids.length,
        select: { title: true, displayName: true } as never,
        overrideAccess: true,
      })
      return (docs as { id: number; title?: string; displayName?: string }[]).map(
        (doc) => [`${collection}:${doc.id}`, doc.displayName ?? doc.title ?? ''] as const,
      )
    }),
  )
  return new Map(found.flat())
}

const one = (value: unknown): string => (typeof value === 'string' ? value : '')

const addressOf = (view: DeskView, page = 1): string => `${path}?view=${view}${page > 1 ? `&page=${page}` : ''}`

function rowOf(entry: DeskEntry, titles: ReadonlyMap<string, string>, said: (iso: string) => string): DeskRow {
  const [collection = '', id = ''] = entry.target.split(':')
  return {
    ...entry,
    about: titles.get(entry.target) ?? entry.target,
    aboutHref: `/admin/collections/${collection}/${id}`,
    href: `/admin/collections/${entry.kind}/${entry.id}`,
    date: said(entry.createdAt),
  }
}

/** One desk over what members wrote: what waits, what was reported, and the heaps in between. */
export async function ModerationDesk(props: AdminViewServerProps) {
  requireAdmin(props, path)
  const { searchParams } = props
  const { payload, i18n } = props.initPageResult.req
  const view = deskViews.find((known) => known === one(searchParams?.view)) ?? 'waiting'
  const labels = deskLabels(i18n.language)
  const all = await deskEntries(payload)
  const listed = all.filter(belongs[view])
  const pages = Math.max(1, Math.ceil(listed.length / perPage))
  const page = Math.min(pages, Math.max(1, Math.floor(Number(one(searchParams?.page))) || 1))
  const shown = listed.slice((page - 1) * perPage, page * perPage)
  const titles = await titlesOf(
    payload,
    shown.map(({ target }) => target),
  )
  const said = adminMoment(i18n)
  return (
    <OwnView view={props}>
      <h1>{labels.title}</h1>
      <nav aria-label={labels.title}>
        {deskViews.map((each) => (
          <a key={each} href={addressOf(each)} aria-current={each === view ? 'page' : undefined}>
            {labels[each]} ({all.filter(belongs[each]).length})
          </a>
        ))}
        <a href="/admin/collections/moderations">{labels.log}</a>
      </nav>
      <Desk
        key={`${view}:${page}:${shown.map(({ key }) => key).join()}`}
        rows={shown.map((entry) => rowOf(entry, titles, said))}
        labels={labels}
      />
      {pages > 1 ? (
        <p className="sporeprint-desk-pages">
          {page > 1 ? <a href={addressOf(view, page - 1)}>{labels.previous}</a> : null} {page} / {pages}{' '}
          {page < pages ? <a href={addressOf(view, page + 1)}>{labels.next}</a> : null}
        </p>
      ) : null}
    </OwnView>
  )
}
