import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseDatabase, takeDatabase } from '../../server/lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-place-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Takes port, data folder and database as `npm start` does before it migrates, in a process of its own. */
const start = () => {
  const code = `import { takeOwnPlace } from './scripts/lib/first-steps.mjs'
    await takeOwnPlace()`
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `file:${path.join(folder, 'guide.db')}`,
  }
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env })
}

test('R-06 a second start on another server’s database file ends before it migrates, whatever its data folder', async () => {
  const file = path.join(folder, 'guide.db')
  takeDatabase(file)
  await expect(start()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`another server (process ${String(process.pid)}) is using ${file}`) as string,
  })
  releaseDatabase(file)
  await expect(start()).resolves.toMatchObject({ stderr: '' })
  expect(existsSync(path.join(folder, 'data', 'lock.db'))).toBe(true)
})
