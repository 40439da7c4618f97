import { cached } from '@/cms/changes/cached'
import { runSqlReturning, sql, type SqlRequest } from '@/cms/sql'
import { cardCollections } from '@/core/collections'
import { contributionKinds, contributionTargets } from './model'

/** The join starts at unpublished documents, which are few, and finds their contributions by the index of `target`. */
async function readOffSite(req: SqlRequest): Promise<string[]> {
  const targets = contributionKinds.flatMap((kind) =>
    contributionTargets[kind].map(
      (collection) => sql`SELECT c.target FROM ${sql.identifier(collection)} d
        JOIN ${sql.identifier(kind)} c ON c.target = ${`${collection}:`} || CAST(d.id AS TEXT)
        WHERE d._status IS NULL OR d._status <> 'published'`,
    ),
  )
  const rows = await runSqlReturning(req, sql.join(targets, sql` UNION `))
  return rows.map(({ target }) => String(target))
}

/**
 * The keys of unpublished documents that have contributions. Within a transaction they are read on its connection, as
 * in `access.ts`.
 */
export const unpublishedTargetKeys = (req: SqlRequest): Promise<string[]> =>
  req.transactionID
    ? readOffSite(req)
    : cached('keys of what is off the site', [...cardCollections, ...contributionKinds], () =>
        readOffSite({ payload: req.payload }),
      )
