import type { Access, Where } from 'payload'
import { admin, nobody, or, owner, published, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import type { AnyRequest } from '@/cms/any-request'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'

/** Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). */
export const contribution = { ...adminOnly, read: or(admin, published), create: or(signedIn) }

const madeOfSpecies = ['products', 'recipes'] as const

const keysOf = async (
  idsOf: (collection: (typeof madeOfSpecies)[number]) => Promise<readonly number[]>,
): Promise<string[]> => {
  const keys = madeOfSpecies.map(async (collection) =>
    (await idsOf(collection)).map((id) => documentKey(collection, id)),
  )
  return (await Promise.all(keys)).flat()
}

async function readHiddenKeys(req: AnyRequest): Promise<string[]> {
  const species = await harmfulSpecies(req)
  const hidden = await keysOf((collection) => hiddenOf(req, collection, species))
  return [...species.map(({ id }) => documentKey('mushrooms', id)), ...hidden]
}

/**
 * What poisons, and what was taken off the site and is sold or cooked of it: read for every list of reviews. A call that
 * writes reads it by its own connection: many at once, each waiting for a second one, would wait for each other.
 */
const hiddenKeys = (req: AnyRequest): Promise<string[]> =>
  req.transactionID
    ? readHiddenKeys(req)
    : cached('keys of what poisons', ['mushrooms', ...madeOfSpecies], () => readHiddenKeys({ payload: req.payload }))

/**
 * The keys of what poisons, and of what is sold or cooked of it, published or not: what members gave it stars for before
 * that was known is for admins alone (SAF-04).
 */
const unratedKeys = async (req: AnyRequest): Promise<string[]> => [
  ...(await hiddenKeys(req)),
  ...(await keysOf(unlistedIds)),
]

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
