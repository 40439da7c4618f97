import type { PayloadRequest } from 'payload'
import { cached } from '@/cms/changes/cached'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'

/** A request, or outside of one the open CMS alone. */
type AnyRequest = Pick<PayloadRequest, 'payload'>

const made = ['products', 'recipes'] as const

const keysOf = async (idsOf: (collection: (typeof made)[number]) => Promise<readonly number[]>): Promise<string[]> => {
  const keys = made.map(async (collection) => (await idsOf(collection)).map((id) => documentKey(collection, id)))
  return (await Promise.all(keys)).flat()
}

/** What poisons, and what was taken off the site and is sold or cooked of it: read for every list of reviews. */
const hiddenKeys = ({ payload }: AnyRequest): Promise<string[]> =>
  cached('keys of what poisons', ['mushrooms', ...made], async () => {
    const species = await harmfulSpecies({ payload })
    const hidden = await keysOf((collection) => hiddenOf({ payload }, collection, species))
    return [...species.map(({ id }) => documentKey('mushrooms', id)), ...hidden]
  })

/**
 * The keys of what poisons, and of what is sold or cooked of it, published or not: what members gave it stars for before
 * that was known is for admins alone (SAF-04).
 */
export const unratedKeys = async (req: AnyRequest): Promise<string[]> => [
  ...(await hiddenKeys(req)),
  ...(await keysOf(unlistedIds)),
]
