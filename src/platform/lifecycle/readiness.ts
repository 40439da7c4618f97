import 'server-only'
import { access, constants, readdir } from 'node:fs/promises'
import type { Where } from 'payload'
import { getCms } from '@/cms/public-find'
import { env } from '@/core/env'
import { lifecycle } from './lifecycle'
import { ledgerKeys } from './seed-ledger'

const patience = 1000

type Checks = { db: boolean; migrations: boolean; disk: boolean; seed: boolean }

const passes = async (check: () => Promise<boolean>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())
  return Promise.race([check().catch(() => false), late])
}

async function checkMigrations(): Promise<boolean> {
  const cms = await getCms()
  const files = await readdir(cms.db.migrationDir)
  const names = files.filter((file) => /^\d{8}_.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  const { totalDocs } = await cms.db.find({
    collection: 'payload-migrations',
    limit: 1,
    where: { name: { in: names } },
  })
  return totalDocs === names.length
}

/** Once whole, the catalogue stays so: a later seed beside the running site sends no visitor away. */
async function checkSeed(): Promise<boolean> {
  const cms = await getCms()
  const holds = async (where: Where): Promise<boolean> =>
    (await cms.db.count({ collection: 'seed-records', where })).totalDocs > 0
  const finished = { fingerprint: { exists: true } }
  if (await holds({ key: { equals: ledgerKeys.complete }, ...finished })) return true
  // A database of an earlier version has no such row, and nothing unfinished.
  const unfinished = { fingerprint: { exists: false }, key: { not_equals: ledgerKeys.samplesRemoved } }
  return (await holds(finished)) && !(await holds(unfinished))
}

const checkDisk = async (): Promise<boolean> => {
  await access(env.dataDir, constants.W_OK)
  return true
}

const checkDatabase = async (): Promise<boolean> => {
  const cms = await getCms()
  await cms.db.count({ collection: 'payload-migrations' })
  return true
}

/** Asks the database, its migrations, the disk and the seed, each for at most a second. */
export async function readiness(): Promise<{ ready: boolean; checks: Checks }> {
  const [db, migrations, disk, seed] = await Promise.all([
    passes(checkDatabase),
    passes(checkMigrations),
    passes(checkDisk),
    passes(checkSeed),
  ])
  const checks = { db, migrations, disk, seed }
  return { ready: !lifecycle.stopping && db && migrations && disk && seed, checks }
}
