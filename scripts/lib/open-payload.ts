import { reasonOf, sayWhy } from './say-why'
import { existsSync } from 'node:fs'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { missingMigrations } from '@/cms/migrations'
import { env } from '@/core/env'

/** The database's file or address, without login and query string. */
export const place = env.sqliteFile ?? env.databaseUrl.replace(/\/\/.*@/, '//').replace(/\?.*/, '')

/** Prints one sentence, reports it to a parent process and exits with 1. */
export function giveUp(sentence: string): never {
  sayWhy(sentence)
  process.stderr.write(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}.\n`)
  process.exit(1)
}

/**
 * Payload for a command-line program. Where the database cannot be opened or lacks migrations, the program exits with 1
 * and one sentence for the operator instead of a stack.
 * @param mayBeNew whether the program may create the database; for others a missing file means a wrong path
 */
export async function openPayload({ mayBeNew = false } = {}): Promise<Payload> {
  if (!mayBeNew && env.sqliteFile !== null && !existsSync(env.sqliteFile))
    giveUp(`the database ${place} is not there; DATA_DIR or DATABASE_URL names another place`)
  const payload = await getPayload({ config, disableOnInit: true }).catch((error: unknown) =>
    giveUp(`the database ${place} cannot be opened (${reasonOf(error)})`),
  )
  if (mayBeNew) return payload
  const missing = await missingMigrations(payload).catch((error: unknown) =>
    giveUp(`the database ${place} is not one of this site (${reasonOf(error)})`),
  )
  if (missing.length > 0)
    giveUp(`the database ${place} lacks ${missing.join(', ')}; \`npm run seed -- --migrate\` applies what is missing`)
  return payload
}
