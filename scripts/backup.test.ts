import Database from 'libsql'
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releaseDatabase, releaseLock, takeDatabase, takeLock } from '../server/lock.mjs'
import { databaseFile, manifestPath, type Manifest } from './backup/manifest'
import { typescript } from './lib/steps.mjs'

let folder: string
let target: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-backup-'))
  target = path.join(folder, 'copy')
  mkdirSync(path.join(folder, 'media'))
  const database = new Database(path.join(folder, 'sporeprint.db'))
  database.exec('CREATE TABLE payload_migrations (name text, batch numeric)')
  database.exec('CREATE TABLE media (id integer PRIMARY KEY, filename text, sizes_card_filename text)')
  database.exec("INSERT INTO media VALUES (1, 'cap.webp', 'cap-card.webp'), (2, 'gills.webp', NULL)")
  database.close()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keep = (name: string): void => writeFileSync(path.join(folder, 'media', name), name)

type Ended = { code: number; said: string }

const runOn = (DATABASE_URL: string, script: string): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(40) }
    const program = execFile(process.execPath, [...typescript, script, target], { env }, (_, stdout, stderr) =>
      resolve({ code: program.exitCode ?? -1, said: `${stdout}${stderr}` }),
    )
  })

const backUp = (): Promise<Ended> => runOn('', 'scripts/backup.ts')

test('OPS-04 a backup whose pictures are all there ends with 0', async () => {
  for (const name of ['cap.webp', 'cap-card.webp', 'gills.webp']) keep(name)
  const { code, said } = await backUp()
  expect([code, said]).toEqual([0, expect.stringMatching(/✓ Pictures: 3 files[\s\S]*✓ Manifest/)])
  expect(said).not.toContain('✗')
})

test('OPS-04 a backup that lacks pictures is kept, names them and ends with 1', async () => {
  keep('cap.webp')
  const { code, said } = await backUp()
  expect(code).toBe(1)
  expect(said).toContain('cap-card.webp has a row and no file')
  expect(said).toContain('gills.webp has a row and no file')
  expect(said).toContain('2 pictures are missing')
  expect(said).not.toContain('  cap.webp')
  // A backup that misses pictures can still be restored.
  expect(existsSync(`${target}.unfinished`)).toBe(false)
  expect(JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8'))).toMatchObject({
    rows: { media: 2 },
    files: { 'cap.webp': 8 },
  })
})

test('OPS-04 a failed backup leaves no unfinished folder', async () => {
  rmSync(path.join(folder, 'sporeprint.db'))
  const { code, said } = await backUp()
  expect([code, said]).toEqual([1, expect.stringContaining('sporeprint.db is missing')])
  expect(existsSync(`${target}.unfinished`)).toBe(false)
})

test('OPS-04 a backup of PostgreSQL is not restored into the data folder of a running site', async () => {
  keep('cap.webp')
  mkdirSync(target)
  writeFileSync(path.join(target, databaseFile.postgres), '')
  const sha256 = createHash('sha256').digest('hex')
  const manifest: Manifest = {
    made: new Date().toISOString(),
    database: 'postgres',
    sha256,
    migrations: [],
    rows: {},
    files: {},
  }
  writeFileSync(manifestPath(target), JSON.stringify(manifest))
  takeLock(folder, { shared: true })
  try {
    const { code, said } = await runOn('postgres://nobody@127.0.0.1:1/none', 'scripts/restore.ts')
    expect([code, said]).toEqual([1, expect.stringContaining(`(process ${process.pid}) is using ${folder}`)])
  } finally {
    releaseLock(folder)
  }
  expect(existsSync(path.join(folder, 'media', 'cap.webp'))).toBe(true)
})

describe('OPS-04 a restore of a database file outside the data folder', () => {
  const shelf = '/dev/shm'
  const disk = mkdtempSync(path.join(existsSync(shelf) ? shelf : tmpdir(), 'sporeprint-disk-'))
  const file = path.join(disk, 'guide.db')
  beforeEach(() => {
    copyFileSync(path.join(folder, 'sporeprint.db'), file)
    for (const name of ['cap.webp', 'cap-card.webp', 'gills.webp']) keep(name)
  })
  afterAll(() => rmSync(disk, { recursive: true, force: true }))

  test('is refused while a server of another data folder uses it', async () => {
    expect(await runOn(`file:${file}`, 'scripts/backup.ts')).toMatchObject({ code: 0 })
    takeDatabase(file)
    try {
      const { code, said } = await runOn(`file:${file}`, 'scripts/restore.ts')
      expect([code, said]).toEqual([1, expect.stringContaining(`(process ${process.pid}) is using ${file}`)])
    } finally {
      releaseDatabase(file)
    }
    expect(existsSync(path.join(folder, 'media', 'cap.webp'))).toBe(true)
  })

  test('moves the current database aside on its own disk', async () => {
    expect(await runOn(`file:${file}`, 'scripts/backup.ts')).toMatchObject({ code: 0 })
    const { code, said } = await runOn(`file:${file}`, 'scripts/restore.ts')
    expect([code, said]).toEqual([0, expect.stringContaining(`moved to ${folder}`)])
    const aside = /before-restore-\S+/.exec(said)?.[0] ?? ''
    expect([existsSync(file), existsSync(path.join(disk, aside, 'guide.db'))]).toEqual([true, true])
    expect(existsSync(path.join(folder, aside, 'media', 'cap.webp'))).toBe(true)
  })
})

/** Whether this user may mount what no other process sees. */
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0

test.runIf(mayMount)(
  'OPS-04 a restore whose media folder is a mount fails with advice, and moves nothing',
  async () => {
    for (const name of ['cap.webp', 'cap-card.webp', 'gills.webp']) keep(name)
    expect(await backUp()).toMatchObject({ code: 0 })
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PAYLOAD_SECRET: 'x'.repeat(40) }
    const restore = [process.execPath, ...typescript, 'scripts/restore.ts', target]
    const mounted = `mount --bind "$1/media" "$1/media" && shift && exec "$@"`
    const { status, stdout, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', mounted, 'sh', folder, ...restore], {
      env,
    })
    expect([status, `${String(stdout)}${String(stderr)}`]).toEqual([
      1,
      expect.stringContaining('cannot be moved aside (EBUSY'),
    ])
    expect(String(stderr)).toContain('put a link to it here')
    expect(existsSync(path.join(folder, 'media', 'cap.webp'))).toBe(true)
  },
)
