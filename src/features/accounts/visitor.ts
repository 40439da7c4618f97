import 'server-only'
import { getCms } from '@/cms/public-find'
import { memberOf } from '@/cms/session'
import type { User } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import type { Visitor } from '@/platform/visitor/model'

export const nobody: Visitor = { member: null }

/** The URL of a member's picture in its smallest size. */
export async function memberPicture({ avatar }: Pick<User, 'avatar'>): Promise<string | null> {
  const cms = await getCms()
  const media =
    typeof avatar === 'number'
      ? await cms.findByID({ collection: 'media', id: avatar, overrideAccess: false, disableErrors: true })
      : avatar
  const picture = toPicture(media)
  return picture?.srcSet.split(' ')[0] || picture?.src || null
}

/** A member as their own pages show them. */
async function memberView(user: User): Promise<Visitor> {
  const { id, name, alias } = user
  const avatar = await memberPicture(user)
  return { member: { id, name, alias: alias || null, avatar, admin: user.roles.includes('admin') } }
}

/** The member in the response of a call that signed in; `nobody` of any other response. */
export async function signedInBy(json: Readonly<Record<string, unknown>>): Promise<Visitor> {
  const { user } = json
  return typeof user === 'object' && user !== null && 'roles' in user ? memberView(user as User) : nobody
}

/** The visitor who sends a request. Most have no session, and cost no query. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const user = await memberOf(request.headers)
  return user ? memberView(user) : nobody
}
