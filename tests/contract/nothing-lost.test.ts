import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, call } from '../setup/client'
import { isPostgres, onPostgres, runProgram } from '../setup/database'
import { docsOf } from '../setup/envelope'
import { cleanUp, remember, unique } from '../setup/fixtures'
import { mailsTo } from '../setup/mails'
import { makeWriters, send, siteOn, storedAt, tokenAt, writing, type Row, type Writers } from '../setup/writing'

/** How often the site is killed; the bench kills it twenty times (docs/measurements.md). */
const kills = Number(process.env.KILL_ROUNDS ?? 2)

/** Seconds for which PostgreSQL is stopped. */
const secondsAway = Number(process.env.AWAY_SECONDS ?? 8)

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-lost-'))
const backup = path.join(folder, 'backup')

type Environment = NodeJS.ProcessEnv

/** A second database: a folder on SQLite, a name on PostgreSQL. */
async function besides(name: string): Promise<Environment> {
  const env = { ...process.env, DATA_DIR: path.join(folder, name) }
  if (!isPostgres) return env
  const url = new URL(process.env.DATABASE_URL ?? '')
  await onPostgres(`DROP DATABASE IF EXISTS lost_${name}`)
  await onPostgres(`CREATE DATABASE lost_${name}`)
  url.pathname = `/lost_${name}`
  return { ...env, DATABASE_URL: url.href }
}

/** Requests a mail that a slow mail server has received but not acknowledged; returns its recipient. */
async function askedForMail(site: string): Promise<string> {
  const email = `slow-${unique('stop')}@members.test`
  const post = (path: string, body: object, token?: string) =>
    fetch(`${site}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const password = 'a-long-enough-password'
  const made = await post('users', { name: 'Slow', email, password, roles: ['member'] }, await tokenAt(site))
  expect([made.status, (await post('users/forgot-password', { email })).status]).toEqual([201, 200])
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1)
  return email
}

let writers: Writers
beforeAll(async () => {
  writers = await makeWriters()
})
afterAll(async () => {
  await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

describe('R-13 OPS-04 a site that is backed up, killed or without its database while it writes', () => {
  let env: Environment
  let before: Row[]

  test(
    'a backup restores every row that was acknowledged before it began, and no half-written one',
    { timeout: 120_000 },
    async () => {
      const writes = await writing(writers, process.env.TEST_SITE ?? '', unique('backup'))
      await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5)
      before = [...writes.acknowledged]
      const said = await runProgram('backup', [backup], process.env)
      for (const row of await writes.stop()) {
        const [lane = '', id] = row.split(' ')
        remember(lane, { status: 201, headers: new Headers(), text: '', json: { doc: { id: Number(id) } } })
      }
      expect(said).toMatch(/✓ Manifest/)
      expect(said).not.toContain('has a row and no file')
      env = await besides('restored')
      expect(await runProgram('restore', [backup], env)).toMatch(/✓ Database/)
      const site = await siteOn(env)
      const { rows, halves } = await storedAt(site.address)
      const picture = docsOf(await call('/api/media?limit=1&depth=0'))[0]
      const file = picture
        ? (await fetch(`${site.address}${new URL(String(picture.url), site.address).pathname}`)).status
        : 200
      expect(await site.stop()).toBe(0)
      expect([file, halves]).toEqual([200, []])
      expect(before.filter((row) => !rows.includes(row))).toEqual([])
    },
  )

  test('restore rejects a backup that is truncated, of a newer program or without manifest; backup overwrites none', async () => {
    const broken = path.join(folder, 'broken')
    const fresh = {
      ...process.env,
      DATA_DIR: path.join(folder, 'untouched'),
      ...(isPostgres ? { DATABASE_URL: env.DATABASE_URL } : {}),
    }
    await promisify(execFile)('cp', ['-r', backup, broken])
    const manifest = path.join(broken, 'manifest.json')
    const whole = JSON.parse(readFileSync(manifest, 'utf8')) as { migrations: string[] }
    writeFileSync(manifest, JSON.stringify({ ...whole, migrations: [...whole.migrations, '20990101_000000_later'] }))
    await expect(runProgram('restore', [broken], fresh)).rejects.toThrow('of a newer program')
    truncateSync(path.join(broken, isPostgres ? 'database.dump' : 'database.db'), 4096)
    await expect(runProgram('restore', [broken], fresh)).rejects.toThrow('not the one that was written')
    rmSync(manifest)
    await expect(runProgram('restore', [broken], fresh)).rejects.toThrow('manifest.json is missing')
    await expect(runProgram('backup', [backup], process.env)).rejects.toThrow('is there already')
  })

  test('a backup is not restored into the folder of a site that runs, nor into a database with tables', async () => {
    await expect(runProgram('restore', [backup], process.env)).rejects.toThrow('another server')
    const elsewhere = { ...process.env, DATA_DIR: path.join(folder, 'elsewhere') }
    if (isPostgres) await expect(runProgram('restore', [backup], elsewhere)).rejects.toThrow('the database has tables')
  })

  test(
    `R-11 OPS-05 killed ${kills} times, the site starts again with every acknowledged row and no half-written one`,
    { timeout: 180_000 + kills * 60_000 },
    async () => {
      const acknowledged: Row[] = []
      for (let round = 0; round < kills; round += 1) {
        const site = await siteOn(env)
        const writes = await writing(writers, site.address, `kill ${round}`)
        await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
        await site.kill()
        acknowledged.push(...(await writes.stop()))
      }
      const site = await siteOn(env)
      const { rows, halves } = await storedAt(site.address)
      const member = await askedForMail(site.address)
      expect(await site.stop()).toBe(0)
      expect(mailsTo(member)).toHaveLength(1)
      expect(acknowledged.filter((row) => !rows.includes(row))).toEqual([])
      expect(halves).toEqual([])
      const report = await runProgram('doctor', [], env)
      expect(report).toContain('✓ counters: none')
      // A shutdown waits for a mail that is being sent, which would otherwise be sent again.
      expect(report).toContain('0 mails and jobs wait.')
      expect(report).toContain('✓ documents that cannot be read: none')
      console.log(`${kills} kills, ${acknowledged.length} rows acknowledged, none lost`)
    },
  )

  test.runIf(isPostgres)(
    'R-15 without a database cached pages are served and calls are a 503; with it again the site recovers',
    async () => {
      const site = await siteOn(env)
      const status = async (path: string): Promise<number> => (await fetch(`${site.address}${path}`)).status
      expect(await status('/es/mushrooms/species')).toBe(200)
      const headers = { authorization: `Bearer ${await tokenAt(site.address)}` }
      const me = () => fetch(`${site.address}/api/users/me`, { headers })
      const connections = (allowed: boolean) =>
        onPostgres(`ALTER DATABASE lost_restored ALLOW_CONNECTIONS ${String(allowed)}`)
      try {
        await connections(false)
        await onPostgres("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'lost_restored'")
        // Long enough for the background work, mails and the stream of changes, to run several times.
        for (let second = 0; second < secondsAway; second += 1) {
          expect(await status('/es/mushrooms/species')).toBe(200)
          expect(await status('/api/health/live')).toBe(200)
          await new Promise((resolve) => setTimeout(resolve, 1000))
        }
        expect(await status('/api/health/ready')).toBe(503)
        const call = await fetch(`${site.address}/api/posts?locale=es`)
        const unread = 'El sitio no se puede leer ahora mismo. Inténtelo de nuevo.'
        expect([call.status, at(await call.json(), 'message')]).toEqual([503, unread])
        expect((await me()).status).toBe(503)
        const rendered = await fetch(`${site.address}/es/mushrooms/boletus-edulis`)
        expect([rendered.status, rendered.headers.get('retry-after')]).toEqual([503, '30'])
        expect(await status('/es/posts/feed.xml')).toBe(503)
        const page = await rendered.text()
        expect(page).toContain('lang="es"')
        expect(page).not.toMatch(/SELECT|select |node_modules|ECONN|lost_restored/)
      } finally {
        await connections(true)
      }
      const again = { site: site.address, lane: 'form-submissions', words: 'back again' } as const
      await expect.poll(() => send(writers, again), { timeout: 20_000 }).toBeTypeOf('string')
      expect(await status('/es/mushrooms/boletus-edulis')).toBe(200)
      expect(at(await (await me()).json(), 'user.email')).toBe(process.env.ADMIN_EMAIL)
      expect(await site.stop()).toBe(0)
    },
    60_000 + secondsAway * 2000,
  )
})
