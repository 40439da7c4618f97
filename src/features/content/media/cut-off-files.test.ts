import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { env } from '@/core/env'
import { dropCutOff } from './cut-off-files'
import { noteWritten } from './whole-files'

const [stored, cutOff] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`]
const at = (name: string): string => path.join(env.mediaDir, name)

afterEach(() => {
  for (const name of [stored, cutOff]) rmSync(at(name), { force: true })
})

/** A site with one picture, of that name. */
const payload = {
  db: {
    drizzle: { all: () => [] },
    findOne: ({ where }: { where: unknown }) =>
      Promise.resolve(JSON.stringify(where).includes(stored) ? { id: 1, filename: stored } : null),
  },
  collections: { media: { config: { upload: { imageSizes: [] } } } },
} as unknown as Payload

/** What a call has written when it is killed. */
async function killedWriting(filename: string): Promise<void> {
  const req = { file: {}, payload }
  await noteWritten({ data: { filename }, req } as unknown as Parameters<typeof noteWritten>[0])
  writeFileSync(at(filename), '')
}

test('R-07 files of a call that was killed go where no row names them, once', async () => {
  mkdirSync(env.mediaDir, { recursive: true })
  await killedWriting(stored)
  await killedWriting(cutOff)
  expect(await dropCutOff(payload)).toEqual([cutOff])
  expect([existsSync(at(stored)), existsSync(at(cutOff))]).toEqual([true, false])
  // Files that nothing was noted of are somebody's own.
  writeFileSync(at(cutOff), '')
  expect(await dropCutOff(payload)).toEqual([])
  expect(existsSync(at(cutOff))).toBe(true)
})

test('R-07 a note that was cut off itself names nothing, and goes', async () => {
  const note = at(`${randomUUID()}.writing`)
  writeFileSync(note, '["half')
  expect(await dropCutOff(payload)).toEqual([])
  expect(existsSync(note)).toBe(false)
})
