import type { Access, Where } from 'payload'
import { admin, nobody, or, owner, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import type { AnyRequest } from '@/cms/any-request'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'
import { offSiteKeys } from './off-site'

/** Published contributions about anything but these; admins read all of them. */
const publishedWithout =
  (keysOf: (req: AnyRequest) => Promise<readonly string[]>): Access =>
  async ({ req }) => {
    if (admin({ req })) return true
    const keys = await keysOf(req)
    const others: Where = keys.length > 0 ? { target: { not_in: [...keys] } } : {}
    return { and: [{ _status: { equals: 'published' } }, others] }
  }

/**
 * Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). What is about
 * something that is off the site is off it, too.
 */
export const contribution = { ...adminOnly, read: publishedWithout(offSiteKeys), create: or(signedIn) }

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

/**
 * The same of impressions and reviews, which have stars. Praise that was given before something was found to poison is read
 * by admins alone, in whatever call (SAF-04).
 */
export const starredContribution = {
  ...contribution,
  read: publishedWithout(async (req) => [...(await unratedKeys(req)), ...(await offSiteKeys(req))]),
}

/** Likes and helpful marks: a member's own, to make and to take back, never to change. */
export const ownMark = {
  ...adminOnly,
  read: or(admin, owner()),
  create: or(signedIn),
  update: nobody,
  delete: or(admin, owner()),
}
