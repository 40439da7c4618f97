import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { interruptedImports, withImportRecord } from './interrupted-imports'

const { dataDir } = vi.hoisted(() => ({ dataDir: { path: '' } }))
vi.mock('@/core/env', () => {
  dataDir.path = mkdtempSync(path.join(tmpdir(), 'tables-'))
  return { env: { dataDir: dataDir.path } }
})

afterAll(() => {
  rmSync(dataDir.path, { recursive: true })
})

const folder = (): string => path.join(dataDir.path, 'product-tables')

/** Writes a note as a killed process leaves it. */
function leave(name: string, text: string): void {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(path.join(folder(), name), text)
}

test('SHP-03 R-06 an import has a record while it runs, which is deleted when it ends or fails', async () => {
  expect(await interruptedImports()).toEqual([])
  await withImportRecord(['a', 'b', 'a'], async () => {
    const [name = ''] = readdirSync(folder())
    expect(JSON.parse(readFileSync(path.join(folder(), name), 'utf8'))).toMatchObject({ products: ['a', 'b'] })
    // The note of a running process does not count as cut off.
    expect(await interruptedImports()).toEqual([])
  })
  await expect(withImportRecord(['a'], () => Promise.reject(new Error('row 2')))).rejects.toThrow('row 2')
  expect(readdirSync(folder())).toEqual([])
})

test('SHP-03 R-06 an import whose process was killed is reported until another import succeeds', async () => {
  const cut = { startedAt: '2026-11-25T10:00:00.000Z', products: ['porcini', 'chaga'] }
  leave('one.json', JSON.stringify({ ...cut, process: 'another' }))
  leave('half.json', '{"startedAt": "2026')
  leave('else.json', JSON.stringify({ startedAt: 3, products: [4], process: 'another' }))
  expect(await interruptedImports()).toEqual([cut])
  await expect(withImportRecord(['porcini'], () => Promise.reject(new Error('row 2')))).rejects.toThrow()
  expect(await interruptedImports()).toEqual([cut])
  await withImportRecord(['porcini'], () => Promise.resolve())
  expect(await interruptedImports()).toEqual([])
})
