import type { PayloadRequest } from 'payload'
import { unlistedIds } from '@/cms/unlisted'
import { documentKey } from '@/core/document-key'
import { harmfulSpecies, hiddenOf } from '@/platform/catalogue/harmful-species'

/** A request, or outside of one the open CMS alone. */
type AnyRequest = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/**
 * The keys of what poisons, and of what is sold or cooked of it, published or not: what members gave it stars for before
 * that was known is for admins alone (SAF-04).
 */
export async function unratedKeys(req: AnyRequest): Promise<string[]> {
  const species = await harmfulSpecies(req)
  const keys = await Promise.all(
    (['products', 'recipes'] as const).map(async (collection) =>
      [...(await unlistedIds(collection)), ...(await hiddenOf(req, collection, species))].map((id) =>
        documentKey(collection, id),
      ),
    ),
  )
  return [...species.map(({ id }) => documentKey('mushrooms', id)), ...keys.flat()]
}
