import type { PayloadRequest } from 'payload'
import { lockRow } from '@/cms/row-locks'
import { relatedId } from '@/core/relation'
import type { ContributionKind } from './model'

type Entry = { id: number; user?: { id: number } | number | null }

/**
 * The newest version of an entry, locked on PostgreSQL until the transaction ends. Payload read it before the hooks:
 * since then an admin may have decided about it, or its author edited it or left. Null where it has no version.
 */
export async function lockNewestVersion<Row extends object>(
  req: PayloadRequest,
  collection: ContributionKind,
  { id, user }: Entry,
): Promise<Row | null> {
  const author = relatedId(user)
  // The deletion of an account locks the account first and its entries after it, so this does, too.
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
