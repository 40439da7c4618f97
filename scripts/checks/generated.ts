import config from '@payload-config'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import { iconSprite } from '../lib/icon-sprite'

/**
 * Fails when a committed generated file differs from what the content model generates, or when the migrations lack a
 * change, for the database kind of DATABASE_URL (which need not run). Writes only to a temporary folder.
 */
const temporary = mkdtempSync(path.join(tmpdir(), 'sporeprint-generated-'))
const importMap = 'src/app/(payload)/admin/importMap.js'
const problems: string[] = []

const resolved = await config
// Payload writes relative import paths, which are the same in a folder of the same depth.
mkdirSync(path.join(temporary, path.dirname(importMap)), { recursive: true })
resolved.typescript.outputFile = path.join(temporary, 'src/payload-types.ts')
resolved.admin.importMap.baseDir = path.join(temporary, 'src')
resolved.admin.importMap.importMapFile = path.join(temporary, importMap)
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { force: true, log: false })
for (const file of ['src/payload-types.ts', importMap]) {
  if (readFileSync(path.join(temporary, file), 'utf8') !== readFileSync(file, 'utf8')) {
    problems.push(`${file} is out of date. Run \`npm run generate\`.`)
  }
}

if (iconSprite() !== readFileSync('public/icons.svg', 'utf8'))
  problems.push('public/icons.svg is out of date. Run `npm run generate`.')

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const committed = payload.db.migrationDir
const copy = path.join(temporary, 'migrations')
cpSync(committed, copy, { recursive: true })
payload.db.migrationDir = copy

// createMigration exits the process when there is nothing to write.
process.on('exit', () => {
  // It exits with an error when it would prompt whether a column was renamed.
  if (process.exitCode !== 0)
    problems.push(`${committed} lacks a migration, of a renamed column perhaps. Run \`npm run migrate:create\`.`)
  const known = new Set(readdirSync(committed))
  const made = readdirSync(copy).filter((file) => !known.has(file) && file.endsWith('.ts'))
  for (const file of made) {
    const sql =
      /sql`((?:\\.|[^`\\])*)`/.exec(readFileSync(path.join(copy, file), 'utf8'))?.[1]?.replaceAll('\\`', '`') ?? ''
    problems.push(
      `${committed} lacks a migration. Run \`npm run migrate:create\`. It would begin:\n${sql.slice(0, 1500)}`,
    )
  }
  rmSync(temporary, { recursive: true, force: true })
  if (problems.length > 0) console.error(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
})
await payload.db.createMigration({ payload, migrationName: 'check', skipEmpty: true })
process.exit(0)
