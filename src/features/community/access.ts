import type { Access, Where } from 'payload'
import { admin, nobody, or, owner, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import type { AnyRequest } from '@/cms/any-request'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'
import { unpublishedTargetKeys } from './off-site'

/** Admins read every contribution, others the published ones whose target is not one of these keys. */
const publishedWithout =
  (keysOf: (req: AnyRequest) => Promise<readonly string[]>): Access =>
  async ({ req }) => {
    if (admin({ req })) return true
    const keys = await keysOf(req)
    const others: Where = keys.length > 0 ? { target: { not_in: [...keys] } } : {}
    return { and: [{ _status: { equals: 'published' } }, others] }
  }

/**
 * Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). Those
 * about an unpublished document are hidden with it.
 */
export const contribution = { ...adminOnly, read: publishedWithout(unpublishedTargetKeys), create: or(signedIn) }

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
 * Keys of harmful species, and of unpublished products and recipes made of them; cached, since every list of reviews
 * needs them. Within a transaction they are read on its connection: transactions that each wait for a second one
 * deadlock.
 */
const hiddenKeys = (req: AnyRequest): Promise<string[]> =>
  req.transactionID
    ? readHiddenKeys(req)
    : cached('keys of what poisons', ['mushrooms', ...madeOfSpecies], () => readHiddenKeys({ payload: req.payload }))

/**
 * Keys of harmful species and of all that is sold or cooked of them, published or not: stars that members gave them
 * before that was known are for admins alone (SAF-04).
 */
const unratedKeys = async (req: AnyRequest): Promise<string[]> => [
  ...(await hiddenKeys(req)),
  ...(await keysOf(unlistedIds)),
]

/**
 * Access to impressions and reviews, which have stars: those about something found harmful are read by admins alone, in
 * every call (SAF-04).
 */
export const starredContribution = {
  ...contribution,
  read: publishedWithout(async (req) => [...(await unratedKeys(req)), ...(await unpublishedTargetKeys(req))]),
}

/** Likes and helpful marks: a member's own, to make and to take back, never to change. */
export const ownMark = {
  ...adminOnly,
  read: or(admin, owner()),
  create: or(signedIn),
  update: nobody,
  delete: or(admin, owner()),
}
