import 'server-only'
import { cardCollections } from '@/core/collections'
import { accountPath, loginPath, splitLocale } from '@/core/paths'
import { safePath } from '@/core/safe-path'
import { parseDocumentKey } from '@/core/document-key'
import { defineForm } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { likedPlace } from '@/platform/marks/liked-place'
import { contributionKinds, helpfulTargets, markKey } from '../model'

/** The page that a form was sent from, without its locale: a heart does not know where it stands. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer')
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  // What is left of an address without its locale is held to the same: `/en//host` is a path, `//host` is none.
  return safePath(url ? splitLocale(`${url.pathname}${url.search}`).path : null) ?? '/'
}

const item = field.text({ max: 40 })

/** What a form named, as a relation of Payload. */
const itemOf = ({ collection, id }: { collection: string; id: number }) => ({ relationTo: collection, value: id })

/** Where a visitor presses what they meant once more after signing in. */
export const likePath = (sent: string): string => `/like?item=${encodeURIComponent(sent)}`

/** The place of a page where a sentence says what was done, whatever place it was left at. */
const placeOn = (path: string, place: string): string => `${path.split('#')[0] ?? ''}#${place}`

/**
 * A heart without scripts (LIK-03): a page is everybody's, so that its heart says “Like” to those who like it too. A press
 * likes, or leaves it liked, and the sentence that it leads to takes it back (`unlikeForm`). A visitor who is not signed in
 * presses it once more after signing in, since a GET must not like anything.
 */
export const likeForm = defineForm({
  name: 'like',
  fields: { item, back: field.path() },
  page: (sent) => likePath(sent('item')),
  send: async ({ item: sent, back }, { call, request }) => {
    const target = parseDocumentKey(sent, cardCollections)
    if (!target) return { error: { refusal: 'refusals.related' } }
    const to = back ?? pageOf(request)
    const response = await call('POST', '/likes', { item: itemOf(target) })
    // Where both together are too long for an address, the page of what is liked takes the place of the other.
    if (response.status === 403)
      return { to: loginPath(safePath(`${likePath(sent)}&back=${encodeURIComponent(to)}`) ?? likePath(sent)) }
    // No field of it is seen: what is wrong is said above the button.
    if (!response.ok) return { error: response.message }
    return { to: placeOn(to, likedPlace('liked', target.collection, target.id)) }
  },
})

/** Takes a like back by the button beside the sentence that says it was made; where there is none, nothing is left to do. */
export const unlikeForm = defineForm({
  name: 'unlike',
  fields: { item },
  page: (sent) => likePath(sent('item')),
  send: async ({ item: sent }, { req, request }) => {
    const target = parseDocumentKey(sent, cardCollections)
    if (!target) return { error: { refusal: 'refusals.related' } }
    const to = placeOn(pageOf(request), likedPlace('unliked', target.collection, target.id))
    const caller = await req()
    if (!caller.user) return { to: loginPath(to) }
    const key = markKey(caller.user.id, sent)
    await caller.payload.delete({
      collection: 'likes',
      where: { and: [{ user: { equals: caller.user.id } }, { key: { equals: key } }] },
      depth: 0,
      overrideAccess: true,
      req: caller,
    })
    return { to }
  },
})

const markNames = ['helpful', 'report'] as const
export type MarkName = (typeof markNames)[number]

/** The mark that a part of an address names, or null. */
export const markIn = (text: string): MarkName | null => markNames.find((name) => name === text) ?? null

/** Where a mark that was rejected without scripts says why, and may be pressed once more. */
export const markPath = (name: MarkName, sent: string): string => `/like/${name}?item=${encodeURIComponent(sent)}`

const markForm = (
  name: MarkName,
  collection: 'helpfuls' | 'reports',
  targets: readonly string[],
  done: 'helpful' | 'reported',
) =>
  defineForm({
    name,
    fields: { item, back: field.path() },
    page: (sent) => markPath(name, sent('item')),
    send: async ({ item: sent, back }, { call, request }) => {
      const target = parseDocumentKey(sent, targets)
      if (!target) return { error: { refusal: 'refusals.related' } }
      const to = back ?? pageOf(request)
      const entry = `${target.collection}-${target.id}`
      const response = await call('POST', `/${collection}`, { item: itemOf(target) })
      if (response.status === 403) return { to: loginPath(`${to}#${entry}`) }
      // No field of it is seen: what is wrong is said above the button.
      if (!response.ok) return { error: response.message }
      return { to: `${to}#${done}-${entry}` }
    },
  })

/** Deletes what the member wrote, whatever its state; what is not theirs is not found (ACT-03). */
export const withdrawForm = defineForm({
  name: 'withdraw',
  fields: { item },
  page: () => accountPath,
  send: async ({ item: sent }, { req }) => {
    const target = parseDocumentKey(sent, contributionKinds)
    const request = await req()
    if (!request.user) return { error: { refusal: 'refusals.sessionEnded' }, signsIn: true }
    if (!target) return { error: { refusal: 'refusals.related' } }
    const { docs } = await request.payload.delete({
      collection: target.collection,
      where: { and: [{ id: { equals: target.id } }, { user: { equals: request.user.id } }] },
      depth: 0,
      overrideAccess: true,
      req: request,
    })
    // Of a button that was pressed twice the browser shows the second response alone.
    const find = { collection: target.collection, where: { id: { equals: target.id } }, req: request }
    const isGone = docs.length > 0 || (await request.payload.db.findOne(find)) === null
    return isGone ? { to: `${accountPath}?done=withdrawn` } : { error: { refusal: 'refusals.related' } }
  },
})

export const helpfulForm = markForm('helpful', 'helpfuls', helpfulTargets, 'helpful')
export const reportForm = markForm('report', 'reports', contributionKinds, 'reported')

/** The forms by which an entry is marked. */
export const markForms = { helpful: helpfulForm, report: reportForm } as const
