import { tuneDatabase } from '@/cms/db'
import { allFindings, linesOf, queueFindings } from './lib/health'
import { openPayload } from './lib/open-payload'

/**
 * `npm run doctor`: reads every row and the settings in every locale, compares counters with the rows they count and
 * rows with their files, and reports queued mails and jobs. It repairs what it can, and exits with 1 if problems
 * remain. On SQLite, stop the server first.
 */
const payload = await openPayload()
await tuneDatabase(payload)
const findings = await allFindings(payload)
for (const line of findings.flatMap(linesOf)) console.log(line)
console.log(`${(await queueFindings(payload)).waiting} mails and jobs wait.`)
await payload.destroy()
process.exit(findings.some(({ found, done }) => found.length > 0 && done === '') ? 1 : 0)
