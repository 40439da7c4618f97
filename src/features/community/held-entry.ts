import type { PayloadRequest } from 'payload'
import { lockRow } from '@/cms/row-locks'
import { relatedId } from '@/core/relation'
import type { ContributionKind } from './model'

type Entry = { id: number; user?: { id: number } | number | null }

/**
 * An entry as it stands by now, which on PostgreSQL no other call changes before this transaction ends: Payload read it
 * before the hooks, and meanwhile an admin may have decided about it, its author edited it, or left. Null where it has
 * no version.
 */
export async function heldEntry<Row extends object>(
  req: PayloadRequest,
  collection: ContributionKind,
  { id, user }: Entry,
): Promise<Row | null> {
  const author = relatedId(user)
  // A deletion of the account has it first, and its entries after that.
  if (author !== null) await lockRow(req, 'users', author, 'reference')
  await lockRow(req, collection, id, 'deletion')
  const { docs } = await req.payload.db.findVersions<Row>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version ?? null
}
