import type { Access, Where } from 'payload'
import { admin, nobody, or, owner, published, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { unratedKeys } from './unrated'

/** Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). */
export const contribution = { ...adminOnly, read: or(admin, published), create: or(signedIn) }

/** Praise that was given before something was found to poison is read by admins alone, in whatever call (SAF-04). */
const publishedOfRated: Access = async ({ req }) => {
  if (admin({ req })) return true
  const unrated = await unratedKeys(req)
  const rated: Where = unrated.length > 0 ? { target: { not_in: unrated } } : {}
  return { and: [{ _status: { equals: 'published' } }, rated] }
}

/** The same of impressions and reviews, which have stars. */
export const starredContribution = { ...contribution, read: publishedOfRated }

/** Likes and helpful marks: a member's own, to make and to take back, never to change. */
export const ownMark = {
  ...adminOnly,
  read: or(admin, owner()),
  create: or(signedIn),
  update: nobody,
  delete: or(admin, owner()),
}
