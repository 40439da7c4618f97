import { tuneDatabase } from '@/cms/db'
import { allFindings, linesOf, queueFindings } from './lib/health'
import { openPayload } from './lib/open-payload'

/**
 * `npm run doctor`: reads every row and the settings in every language, compares counters with what they count and rows with their
 * files, and says what waits. What can be put right is; it ends with 1 where something is left. On SQLite stop the
 * server first.
 */
const payload = await openPayload()
await tuneDatabase(payload)
const findings = await allFindings(payload)
for (const line of findings.flatMap(linesOf)) console.log(line)
console.log(`${(await queueFindings(payload)).waiting} mails and jobs wait.`)
await payload.destroy()
process.exit(findings.some(({ found, done }) => found.length > 0 && done === '') ? 1 : 0)
