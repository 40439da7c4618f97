import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { env } from '@/core/env'
import { unusedName, copyReplaced, noteWritten, putFilesBack } from './whole-files'

test.each([
  ['goes with the call', null, false],
  ['stays where another process has stored a picture under its name', { id: 1 }, true],
])('OPS-01 what a refused call wrote %s', async (_, stored, stays) => {
  const filename = `${randomUUID()}.webp`
  const file = path.join(env.mediaDir, filename)
  mkdirSync(env.mediaDir, { recursive: true })
  writeFileSync(file, '')
  const req = { file: {}, payload: { db: { findOne: () => Promise.resolve(stored) } } }
  await noteWritten({ data: { filename }, req } as unknown as Parameters<typeof noteWritten>[0])
  await putFilesBack({ req } as unknown as Parameters<typeof putFilesBack>[0])
  expect(existsSync(file)).toBe(stays)
  rmSync(file, { force: true })
})

const replacing = (filename: string): Promise<unknown> => {
  const db = { drizzle: { all: () => [] }, findOne: () => Promise.resolve({ id: 1, filename }) }
  const req = { file: {}, user: null, payload: { db } }
  const operation = { args: { id: 1, data: {} }, overrideAccess: true, req }
  return Promise.resolve(copyReplaced(operation as unknown as Parameters<typeof copyReplaced>[0]))
}

test('OPS-01 a picture is replaced when its file is gone, and not when its file could not be copied', async () => {
  const filename = `${randomUUID()}.webp`
  await expect(replacing(filename)).resolves.toBeUndefined()
  // A folder in its place cannot be copied as a file.
  mkdirSync(path.join(env.mediaDir, filename), { recursive: true })
  await expect(replacing(filename)).rejects.toThrow('copyfile')
  rmSync(path.join(env.mediaDir, filename), { recursive: true })
})

test.each([
  ['as it is where no other process has it', true, [], /^morel\.png$/],
  ['with a number where one is storing pictures under it', false, [], /^morel-\d{6}\.png$/],
  ['with a number where one that is gone had the name', true, [{ key: 'picture-name:morel' }], /^morel-\d{6}\.png$/],
])('OPS-01 a picture is named %s', async (_, mine, gone, named) => {
  const execute = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ mine }] })
    .mockResolvedValue({ rows: gone })
  const payload = { db: { drizzle: {}, sessions: { one: { db: { execute } } } } }
  const req = { payload, transactionID: 'one' } as unknown as Parameters<typeof unusedName>[0]
  expect(await unusedName(req, 'morel.png')).toMatch(named)
  await putFilesBack({ req } as unknown as Parameters<typeof putFilesBack>[0])
})
