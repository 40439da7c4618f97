import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { prepareData } from '../lib/build.mjs'
import { type startPostgres } from '../lib/services'
import { fingerprint } from '../lib/steps.mjs'
import { baseEnvironment, root, type Environment } from './environment'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** `test` is the small catalogue of contract and access tests, `demo` the whole one of journeys. */
export type Seed = 'test' | 'demo'

/** A data folder, and the environment variables of a site on it. */
export type Data = { folder: string; environment: { DATABASE_URL?: string } }

/** A hash of all sources that decide what a seeded database holds; those that only render pages are left out. */
const seedPrint = (): string =>
  fingerprint([
    ...['blocks', 'cms', 'core', 'features', 'migrations', 'platform'].map((room) => `src/${room}`),
    'starter',
    'src/payload.config.ts',
    'scripts/prepare.ts',
    'package-lock.json',
  ]).slice(0, 16)

/** Pictures are drawn small: no test measures them, and half of the time of drawing goes into pixels. */
const paintedWidth = '480'

/** Cache of drawings, shared by all seeds and runs. */
const drawings = path.resolve('.data/cache')

/** Copies a data folder without its cache of drawings, which only seeds read. */
function copied(from: string, name: string): string {
  const folder = path.join(root, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync(from, folder, { recursive: true, filter: (file) => file !== path.join(from, 'cache') })
  return folder
}

/** An empty folder to seed into, and the environment of that seed. */
function freshFolder(name: string, seed: Seed): { folder: string; environment: Environment } {
  const folder = path.join(root, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(drawings, { recursive: true })
  symlinkSync(drawings, path.join(folder, 'cache'))
  return { folder, environment: { ...baseEnvironment(folder), SEED: seed, SEED_PICTURE_WIDTH: paintedWidth } }
}

/** Deletes templates that older sources have seeded. */
function forgetOthers(prefix: string, name: string): void {
  for (const other of readdirSync(root))
    if (other.startsWith(prefix) && other !== name) rmSync(path.join(root, other), { recursive: true, force: true })
}

/** The folder of a seeded SQLite database with its pictures, kept for later runs of the same sources. */
async function sqliteTemplate(seed: Seed): Promise<string> {
  const name = `template-${seed}-${seedPrint()}`
  const template = path.join(root, name)
  const complete = path.join(template, 'complete')
  if (existsSync(complete)) return template
  forgetOthers(`template-${seed}-`, name)
  await prepareData({ env: freshFolder(name, seed).environment, quiet: true })
  mkdirSync(complete)
  return template
}

const sqliteTemplates = new Map<Seed, Promise<string>>()

/** A copy of the template; calls during its seed wait for the same seed. */
export async function sqliteData(seed: Seed, label: string): Promise<Data> {
  const template = sqliteTemplates.get(seed) ?? sqliteTemplate(seed)
  sqliteTemplates.set(seed, template)
  return { folder: copied(await template, `run-${label}`), environment: {} }
}

/** Creates seeded databases on one PostgreSQL server, as copies of a template database that is seeded once. */
export function postgresTemplates(postgres: Postgres) {
  const made = new Map<Seed, Promise<string>>()
  const template = async (seed: Seed): Promise<string> => {
    const { folder, environment } = freshFolder(`template-postgres-${seed}`, seed)
    await postgres.sql(`CREATE DATABASE template_${seed}`)
    await prepareData({ env: { ...environment, DATABASE_URL: postgres.url(`template_${seed}`) }, quiet: true })
    return folder
  }
  return async (seed: Seed, label: string): Promise<Data> => {
    const folder = made.get(seed) ?? template(seed)
    made.set(seed, folder)
    const from = await folder
    const name = `run_${label.replaceAll('-', '_')}`
    await postgres.sql(`CREATE DATABASE ${name} TEMPLATE template_${seed}`)
    return { folder: copied(from, `run-${label}`), environment: { DATABASE_URL: postgres.url(name) } }
  }
}
