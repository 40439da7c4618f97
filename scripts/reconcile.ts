import { reconcile, deleteOrphanedRows } from '@/features/community/schema'
import { openPayload } from './lib/open-payload'

/**
 * `npm run reconcile`: deletes contributions, marks and counters of documents that no longer exist, recounts likes,
 * helpful marks and ratings, corrects the counters that differ, and prints them.
 */
const payload = await openPayload()
for (const key of await deleteOrphanedRows(payload)) console.log(`${key} is gone: what was said about it is taken away`)
const differences = await reconcile(payload)
for (const { key, counter, was, is } of differences) console.log(`${key} ${counter}: ${was} → ${is}`)
const { length } = differences
console.log(length === 0 ? 'All counters are right.' : `${length} ${length === 1 ? 'counter' : 'counters'} put right.`)
await payload.destroy()
process.exit(0)
