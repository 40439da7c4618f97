import type { AnyRequest } from '@/cms/any-request'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'

const made = ['products', 'recipes'] as const

const keysOf = async (idsOf: (collection: (typeof made)[number]) => Promise<readonly number[]>): Promise<string[]> => {
  const keys = made.map(async (collection) => (await idsOf(collection)).map((id) => documentKey(collection, id)))
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
    : cached('keys of what poisons', ['mushrooms', ...made], () => readHiddenKeys({ payload: req.payload }))

/**
 * The keys of what poisons, and of what is sold or cooked of it, published or not: what members gave it stars for before
 * that was known is for admins alone (SAF-04).
 */
export const unratedKeys = async (req: AnyRequest): Promise<string[]> => [
  ...(await hiddenKeys(req)),
  ...(await keysOf(unlistedIds)),
]
