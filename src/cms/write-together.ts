import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isSqlite } from './sql'
import { writeAtomically } from './atomic-writes'

/**
 * Runs writes that belong together as one transaction, whatever fails or is killed in between. On SQLite all other
 * writes wait for its end; on PostgreSQL it uses the request's transaction, or opens one.
 */
export async function writeTogether<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  if (isSqlite(req.payload)) return writeAtomically(req.payload.db, work)
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
