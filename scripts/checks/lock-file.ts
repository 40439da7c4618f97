import { readFileSync, writeFileSync } from 'node:fs'
import { completed, missingFrom, type LockFile } from './lock'

/**
 * `npm ci` rejects a lock file without the binaries of other systems, and npm leaves them out when a registry mirror
 * lacks them. This check lists missing ones; `--write` adds them.
 */
const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile
const missing = missingFrom(lock)
if (missing.length > 0 && process.argv.includes('--write')) {
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`)
  console.log(`${missing.length} binaries of other systems written to ${file}`)
} else if (missing.length > 0) {
  console.error(`${file} leaves out ${missing.length} binaries of other systems; \`npm run lock\` puts them there:`)
  for (const { parent, name, version } of missing) console.error(`  ${name}@${version} of ${parent}`)
  process.exit(1)
} else {
  console.log(`${Object.keys(lock.packages).length} packages, none missing`)
}
