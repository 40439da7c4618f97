import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isSqlite } from './sql'
import { writeWhole } from './whole-writes'

/**
 * Writes of documents that belong together: all of them or none, whatever fails or is killed between two. On SQLite everybody
 * else's wait for their end; elsewhere they are of the request's transaction, its own where none is open.
 */
export async function writeTogether<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  if (isSqlite(req.payload)) return writeWhole(req.payload.db, work)
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
