import 'server-only'
import { access, constants } from 'node:fs/promises'
import { missingMigrations } from '@/cms/migrations'
import { getCms } from '@/cms/public-find'
import { env } from '@/core/env'
import { lifecycle } from '@/core/shared/lifecycle'

const patience = 1000

type Checks = { db: boolean; migrations: boolean; disk: boolean; seed: boolean }

const passes = async (check: () => Promise<boolean>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())
  return Promise.race([check().catch(() => false), late])
}

const checkMigrations = async (): Promise<boolean> => (await missingMigrations(await getCms())).length === 0

const checkDisk = async (): Promise<boolean> => {
  await access(env.dataDir, constants.W_OK)
  return true
}

const checkDatabase = async (): Promise<boolean> => {
  const cms = await getCms()
  await cms.db.count({ collection: 'payload-migrations' })
  return true
}

/**
 * Checks the database, its migrations, the disk and the starting catalogue, each for at most a second.
 * @param isSeeded whether the starting catalogue was written to its end
 */
export async function readiness(isSeeded: () => Promise<boolean>): Promise<{ ready: boolean; checks: Checks }> {
  const [db, migrations, disk, seed] = await Promise.all([
    passes(checkDatabase),
    passes(checkMigrations),
    passes(checkDisk),
    passes(isSeeded),
  ])
  const checks = { db, migrations, disk, seed }
  return { ready: !lifecycle.stopping && db && migrations && disk && seed, checks }
}
