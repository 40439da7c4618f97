import type { PayloadRequest } from 'payload'
import { isSqlite, runSql, sql } from '@/cms/sql'
import type { Contributions } from './dedupe'

/**
 * An entry as it stands by now, which on PostgreSQL no other call changes before this transaction ends: Payload read it
 * before the hooks, and meanwhile an admin may have decided about it, or its author edited it. Null where it has
 * no version.
 */
export async function heldEntry<Row extends object>(
  req: PayloadRequest,
  collection: Contributions,
  id: number,
): Promise<Row | null> {
  if (!isSqlite(req.payload))
    await runSql(req, sql`SELECT id FROM ${sql.identifier(collection)} WHERE id = ${id} FOR UPDATE`)
  const { docs } = await req.payload.db.findVersions<Row>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version ?? null
}
