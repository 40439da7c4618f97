import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { manifestPath, readManifest } from './manifest'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-manifest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['', '{"made": "2026-11-23T08:00:00.000Z", "data', '{}'])(
  'OPS-04 a backup whose manifest is %j is rejected as incomplete',
  async (text) => {
    writeFileSync(manifestPath(folder), text)
    await expect(readManifest(folder)).rejects.toThrow('is no whole backup: manifest.json cannot be read')
  },
)
