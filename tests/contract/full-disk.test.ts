import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../setup/client'
import { isPostgres, runProgram } from '../setup/database'
import { leaks } from '../setup/envelope'
import { cleanUp, unique } from '../setup/fixtures'
import { makeWriters, send, siteOn, storedAt, writing, type Writers } from '../setup/writing'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-full-'))
const disk = path.join(folder, 'disk')

/** Mounts a small disk, which needs root, as tests in a container or virtual machine have. */
function canMount(): boolean {
  if (process.platform !== 'linux' || isPostgres) return false
  try {
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const mounted = canMount()

let writers: Writers
beforeAll(async () => {
  writers = await makeWriters()
})
afterAll(async () => {
  await cleanUp()
  if (mounted) execFileSync('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
})

const filler = path.join(disk, 'filler')

/** Fills the disk to the last byte. */
function fill(): void {
  const file = openSync(filler, 'w')
  try {
    for (const size of [1 << 20, 4096, 1])
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        expect(at(error, 'code')).toBe('ENOSPC')
      }
  } finally {
    closeSync(file)
  }
  expect(statfsSync(disk).bavail).toBe(0)
}

describe.runIf(mounted)('R-14 OPS-05 a full disk (SQLite, where a disk may be mounted)', () => {
  test(
    'reads succeed, writes are a localised 503, no acknowledged row is lost, and writes resume by themselves',
    {
      timeout: 300_000,
    },
    async () => {
      const env = { ...process.env, DATA_DIR: path.join(disk, 'data') }
      await runProgram('backup', [path.join(folder, 'backup')])
      await runProgram('restore', [path.join(folder, 'backup')], env)
      const site = await siteOn(env)
      const get = (address: string, language = 'es') =>
        fetch(`${site.address}${address}`, { headers: { 'accept-language': language } })
      const writes = await writing(writers, site.address, unique('full'))
      await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5)

      fill()
      // Some more rows fit into space that SQLite has already allocated for its journal.
      await expect.poll(() => writes.refused.length, { timeout: 20_000 }).toBeGreaterThan(20)
      expect([...new Set(writes.refused)]).toEqual([503])
      const acknowledged = writes.acknowledged.length
      for (const address of ['/es/mushrooms/species', '/pt/posts', '/api/posts?limit=5', '/api/health/live'])
        expect((await get(address)).status, address).toBe(200)
      expect(at(await (await get('/api/health/ready')).json(), 'checks.db')).toBe(true)
      const refused = await fetch(`${site.address}/api/form-submissions?locale=es`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: writers.form, submissionData: [{ field: 'first', value: 'x' }] }),
      })
      const said = await refused.text()
      expect([refused.status, at(JSON.parse(said), 'message')]).toEqual([
        503,
        'El sitio no puede guardar nada ahora mismo. Inténtelo de nuevo.',
      ])
      expect(said).not.toMatch(leaks)

      rmSync(filler)
      await expect
        .poll(() => send(writers, { site: site.address, lane: 'form-submissions', words: 'again' }), {
          timeout: 20_000,
        })
        .toBeTypeOf('string')
      await expect.poll(() => writes.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(acknowledged + 4)
      const kept = await writes.stop()
      expect(await site.stop()).toBe(0)

      // Leaves room for the lock file but not for the restored copy.
      fill()
      truncateSync(filler, statSync(filler).size - 65_536)
      await expect(runProgram('restore', [path.join(folder, 'backup')], env)).rejects.toThrow('no space left')
      rmSync(filler)
      const anew = await siteOn(env)
      const { rows, halves } = await storedAt(anew.address)
      expect(await anew.stop()).toBe(0)
      expect(kept.filter((row) => !rows.includes(row))).toEqual([])
      expect(halves).toEqual([])
      const report = await runProgram('doctor', [], env)
      expect(report).toContain('✓ counters: none')
      console.log(`A full disk: ${writes.refused.length} writes refused, ${kept.length} acknowledged, none lost`)
    },
  )
})
