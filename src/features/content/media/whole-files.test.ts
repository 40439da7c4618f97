import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { env } from '@/core/env'
import { noteWritten, putFilesBack } from './whole-files'

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
