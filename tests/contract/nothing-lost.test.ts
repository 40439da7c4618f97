import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services'
import { typescript } from '../../scripts/lib/steps.mjs'
import { adminLogin, at, call } from '../setup/client'
import { docsOf } from '../setup/envelope'
import { cleanUp, makeOne, remember, unique } from '../setup/fixtures'

/** How often the site is killed; the bench asks for twenty (docs/measurements.md). */
const kills = Number(process.env.KILL_ROUNDS ?? 2)
const shared = process.env.TEST_DATABASE === 'postgres'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-lost-'))
const backup = path.join(folder, 'backup')

type Environment = NodeJS.ProcessEnv

const run = async (script: string, args: string[], env: Environment): Promise<string> => {
  const ended = promisify(execFile)(process.execPath, [...typescript, `scripts/${script}.ts`, ...args], { env })
  return ended.then(
    ({ stdout }) => stdout,
    (error: unknown) => Promise.reject(new Error(`${String(at(error, 'stdout'))}${String(at(error, 'stderr'))}`)),
  )
}

/** Runs a statement on the site's own PostgreSQL. */
async function onPostgres(statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database beside the site's own: a folder on SQLite, a name on PostgreSQL. */
async function besides(name: string): Promise<Environment> {
  const env = { ...process.env, DATA_DIR: path.join(folder, name) }
  if (!shared) return env
  const url = new URL(process.env.DATABASE_URL ?? '')
  await onPostgres(`DROP DATABASE IF EXISTS lost_${name}`)
  await onPostgres(`CREATE DATABASE lost_${name}`)
  url.pathname = `/lost_${name}`
  return { ...env, DATABASE_URL: url.href }
}

let form: number
beforeAll(async () => {
  form = await makeOne('forms', { emails: [] })
})
afterAll(async () => {
  await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

const send = async (site: string, value: string): Promise<number | null> => {
  const answer = await fetch(`${site}/api/form-submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form, submissionData: [{ field: 'first', value }] }),
  }).catch(() => null)
  if (answer?.status !== 201) return null
  // The answer may be cut by a kill after its head went out: then nothing was acknowledged.
  return answer.json().then(
    (json) => Number(at(json, 'doc.id')),
    () => null,
  )
}

/** Sends one after the other until told to stop; answers what was acknowledged. */
function writing(site: string, by: string, lanes = 4): { stop: () => Promise<number[]>; acknowledged: number[] } {
  let isOver = false
  const acknowledged: number[] = []
  const lane = async (name: string): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      const id = await send(site, `${by} ${name} ${index}`)
      if (id === null) await new Promise((resolve) => setTimeout(resolve, 20))
      else acknowledged.push(id)
    }
  }
  const all = Promise.all(Array.from({ length: lanes }, (_, index) => lane(String(index))))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await all
      return acknowledged
    },
  }
}

const tokenAt = async (site: string): Promise<string> => {
  const answer = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(adminLogin),
  })
  return String(at(await answer.json(), 'token'))
}

/** Ids of the submissions that a site has, and whether each is whole. */
async function storedAt(site: string): Promise<{ ids: number[]; halves: number[] }> {
  const address = `${site}/api/form-submissions?where[form][equals]=${form}&limit=100000&depth=0`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await tokenAt(site)}` } })
  const docs = (at(await answer.json(), 'docs') ?? []) as { id: number; submissionData?: { value?: string }[] }[]
  return {
    ids: docs.map(({ id }) => id),
    halves: docs.filter(({ submissionData }) => submissionData?.[0]?.value === undefined).map(({ id }) => id),
  }
}

const siteOn = async (env: Environment): ReturnType<typeof startSite> => {
  const port = await freePort()
  return startSite({ ...env, PORT: String(port), SITE_URL: `http://localhost:${String(port)}` })
}

describe('R-13 OPS-04 a backup of a site that is written to', () => {
  let env: Environment
  let before: number[]

  test('is whole, and restored has every row that was acknowledged before it began', { timeout: 120_000 }, async () => {
    const writes = writing(process.env.TEST_SITE ?? '', unique('backup'))
    await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5)
    before = [...writes.acknowledged]
    const said = await run('backup', [backup], process.env)
    for (const id of await writes.stop())
      remember('form-submissions', { status: 201, headers: new Headers(), text: '', json: { doc: { id } } })
    expect(said).toMatch(/✓ Manifest/)
    expect(said).not.toContain('has a row and no file')
    env = await besides('restored')
    expect(await run('restore', [backup], env)).toMatch(/✓ Pictures/)
    const site = await siteOn(env)
    const { ids, halves } = await storedAt(site.address)
    const picture = docsOf(await call('/api/media?limit=1&depth=0'))[0]
    const file = picture
      ? (await fetch(`${site.address}${new URL(String(picture.url), site.address).pathname}`)).status
      : 200
    expect(await site.stop()).toBe(0)
    expect([file, halves]).toEqual([200, []])
    expect(ids).toEqual(expect.arrayContaining(before))
  })

  test('that was cut, changed or made by a newer program is refused, and nothing is touched', async () => {
    const broken = path.join(folder, 'broken')
    const fresh = {
      ...process.env,
      DATA_DIR: path.join(folder, 'untouched'),
      ...(shared ? { DATABASE_URL: env.DATABASE_URL } : {}),
    }
    await promisify(execFile)('cp', ['-r', backup, broken])
    const manifest = path.join(broken, 'manifest.json')
    const whole = JSON.parse(readFileSync(manifest, 'utf8')) as { migrations: string[] }
    writeFileSync(manifest, JSON.stringify({ ...whole, migrations: [...whole.migrations, '20990101_000000_later'] }))
    await expect(run('restore', [broken], fresh)).rejects.toThrow('of a newer program')
    truncateSync(path.join(broken, shared ? 'database.dump' : 'database.db'), 4096)
    await expect(run('restore', [broken], fresh)).rejects.toThrow('not the one that was written')
    rmSync(manifest)
    await expect(run('restore', [broken], fresh)).rejects.toThrow('manifest.json is missing')
    await expect(run('backup', [backup], process.env)).rejects.toThrow('is there already')
  })

  test('is not restored over a database that is in use', async () => {
    await expect(run('restore', [backup], process.env)).rejects.toThrow(
      shared ? 'the database has tables' : 'another server',
    )
  })

  test(
    `R-11 OPS-05 killed ${kills} times while it writes, the site starts again, with every acknowledged row and no half one`,
    { timeout: 60_000 + kills * 30_000 },
    async () => {
      const acknowledged: number[] = []
      for (let round = 0; round < kills; round += 1) {
        const site = await siteOn(env)
        const writes = writing(site.address, `kill ${round}`)
        await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
        await site.kill()
        acknowledged.push(...(await writes.stop()))
      }
      const site = await siteOn(env)
      const { ids, halves } = await storedAt(site.address)
      expect(await site.stop()).toBe(0)
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
      expect(halves).toEqual([])
      const report = await run('doctor', [], env)
      expect(report).toContain('✓ counters: none')
      expect(report).toContain('✓ documents that cannot be read: none')
      console.log(`${kills} kills, ${acknowledged.length} rows acknowledged, none lost`)
    },
  )

  test.runIf(shared)(
    'R-15 while the database is away pages come from memory, calls say so, and it comes back',
    async () => {
      const site = await siteOn(env)
      const status = async (path: string): Promise<number> => (await fetch(`${site.address}${path}`)).status
      expect(await status('/es/mushrooms/species')).toBe(200)
      const connections = (allowed: boolean) =>
        onPostgres(`ALTER DATABASE lost_restored ALLOW_CONNECTIONS ${String(allowed)}`)
      try {
        await connections(false)
        await onPostgres("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'lost_restored'")
        expect(await status('/es/mushrooms/species')).toBe(200)
        expect(await status('/api/health/live')).toBe(200)
        expect(await status('/api/health/ready')).toBe(503)
        const call = await fetch(`${site.address}/api/posts?locale=es`)
        expect([call.status, at(await call.json(), 'message')]).toEqual([
          503,
          'El sitio no puede guardar nada ahora mismo. Inténtelo de nuevo.',
        ])
        const drawn = await fetch(`${site.address}/es/mushrooms/boletus-edulis`)
        expect(drawn.status).toBeGreaterThanOrEqual(500)
        const page = await drawn.text()
        expect(page).toContain('lang="es"')
        expect(page).not.toMatch(/SELECT|select |node_modules|ECONN|lost_restored/)
      } finally {
        await connections(true)
      }
      await expect.poll(() => send(site.address, 'back again'), { timeout: 20_000 }).toBeTypeOf('number')
      expect(await status('/es/mushrooms/boletus-edulis')).toBe(200)
      expect(await site.stop()).toBe(0)
    },
  )
})
