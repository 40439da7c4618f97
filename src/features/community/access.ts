import { admin, nobody, or, owner, published, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'

/** Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). */
export const contribution = { ...adminOnly, read: or(admin, published), create: or(signedIn) }

/** Likes and helpful marks: a member's own, to make and to take back, never to change. */
export const ownMark = {
  ...adminOnly,
  read: or(admin, owner()),
  create: or(signedIn),
  update: nobody,
  delete: or(admin, owner()),
}
