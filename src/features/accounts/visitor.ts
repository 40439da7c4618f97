import 'server-only'
import { getCms } from '@/cms/public-find'
import { memberOf } from '@/cms/session'
import { toPicture } from '@/platform/media/picture'
import type { Visitor } from '@/platform/visitor/model'

const nobody: Visitor = { member: null }

/** Who calls, as far as pages show it. Most visitors have no session, and cost nothing. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const user = await memberOf(request.headers)
  if (!user) return nobody
  const { id, name, alias, avatar } = user
  const cms = await getCms()
  const media =
    typeof avatar === 'number'
      ? await cms.findByID({ collection: 'media', id: avatar, overrideAccess: false, disableErrors: true })
      : avatar
  const picture = toPicture(media)
  const src = picture?.srcSet.split(' ')[0] || picture?.src || null
  return { member: { id, name, alias: alias || null, avatar: src, admin: user.roles.includes('admin') } }
}
