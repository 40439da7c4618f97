import type { Access, PayloadRequest, Where } from 'payload'
import { admin, nobody, or, owner, published, signedIn } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'

/** Comments, impressions, reviews: everybody reads the published ones, members write, admins decide (ACL-01). */
export const contribution = { ...adminOnly, read: or(admin, published), create: or(signedIn) }

const made = ['products', 'recipes'] as const

const keysOf = async (idsOf: (collection: (typeof made)[number]) => Promise<readonly number[]>): Promise<string[]> => {
  const keys = made.map(async (collection) => (await idsOf(collection)).map((id) => documentKey(collection, id)))
  return (await Promise.all(keys)).flat()
}

/** What poisons, and what was taken off the site and is sold or cooked of it: read for every list of reviews. */
const hiddenKeys = ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> =>
  cached('keys of what poisons', ['mushrooms', ...made], async () => {
    const species = await harmfulSpecies({ payload })
    const hidden = await keysOf((collection) => hiddenOf({ payload }, collection, species))
    return [...species.map(({ id }) => documentKey('mushrooms', id)), ...hidden]
  })

/** The keys of what poisons, and of what is sold or cooked of it, published or not. */
const unratedKeys = async (req: PayloadRequest): Promise<string[]> => [
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
