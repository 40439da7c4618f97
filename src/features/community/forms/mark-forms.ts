import 'server-only'
import { cardCollections } from '@/core/collections'
import { accountPath, loginPath, splitLocale } from '@/core/paths'
import { safePath } from '@/core/safe-path'
import { parseDocumentKey } from '@/core/document-key'
import { defineForm } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { likedPlace } from '@/platform/marks/liked-place'
import { contributionKinds, helpfulTargets, markKey } from '../model'

/** The path, without its locale, of the page that sent a form, by its Referer: a heart does not know its page. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer')
  const url = referrer && URL.canParse(referrer) ? new URL(referrer) : null
  // The rest without its locale is checked too: `/en//host` is a path, but `//host` is another host.
  return safePath(url ? splitLocale(`${url.pathname}${url.search}`).path : null) ?? '/'
}

const item = field.text({ max: 40 })

/** The document that a form names, as a polymorphic relation of Payload. */
const itemOf = ({ collection, id }: { collection: string; id: number }) => ({ relationTo: collection, value: id })

/** The page where a visitor presses a like again after signing in. */
export const likePath = (sent: string): string => `/like?item=${encodeURIComponent(sent)}`

/** The path with the fragment of the message that confirms a press, in place of any other fragment. */
const placeOn = (path: string, place: string): string => `${path.split('#')[0] ?? ''}#${place}`

/**
 * The heart without scripts (LIK-03). A cached page is the same for everybody, so its heart says “Like” to those who
 * like it already: a press never unlikes, and the message it leads to has a button for that (`unlikeForm`). A visitor
 * who is not signed in presses again after signing in, since a GET must not change anything.
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
    // Where both paths together are too long for an address, the like's own page leads back to the document instead.
    if (response.status === 403)
      return { to: loginPath(safePath(`${likePath(sent)}&back=${encodeURIComponent(to)}`) ?? likePath(sent)) }
    // The form has no visible field, so every error is shown above its button.
    if (!response.ok) return { error: response.message }
    return { to: placeOn(to, likedPlace('liked', target.collection, target.id)) }
  },
})

/** Removes a like, from the message that confirmed it; without a like it does nothing. */
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

/** The mark that a path segment names, or null. */
export const markIn = (text: string): MarkName | null => markNames.find((name) => name === text) ?? null

/** The page that says why a mark without scripts was rejected, with the button to try again. */
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
      // The form has no visible field, so every error is shown above its button.
      if (!response.ok) return { error: response.message }
      return { to: `${to}#${done}-${entry}` }
    },
  })

/** Deletes a member's own contribution, whatever its state; another member's counts as not found (ACT-03). */
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
    // After a double press the browser shows the second response only, so an entry already gone counts as deleted.
    const find = { collection: target.collection, where: { id: { equals: target.id } }, req: request }
    const isGone = docs.length > 0 || (await request.payload.db.findOne(find)) === null
    return isGone ? { to: `${accountPath}?done=withdrawn` } : { error: { refusal: 'refusals.related' } }
  },
})

export const helpfulForm = markForm('helpful', 'helpfuls', helpfulTargets, 'helpful')
export const reportForm = markForm('report', 'reports', contributionKinds, 'reported')

/** The forms that mark an entry, by name. */
export const markForms = { helpful: helpfulForm, report: reportForm } as const
