import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { env } from '@/core/env'
import { deleteOrphanedUploads, restoreInterruptedFiles } from './interrupted-files'
import { dropFilesAside, putFilesAsideBack, restoreUndeletedFiles, setFilesAside } from './deleted-files'
import { noteWritten } from './replaced-files'

const [stored, cutOff] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`]
const at = (name: string): string => path.join(env.mediaDir, name)

afterEach(() => {
  for (const name of [stored, cutOff]) rmSync(at(name), { force: true })
})

/** A stub of Payload with one picture, named `stored`. */
const payload = {
  db: {
    drizzle: { all: () => [] },
    findOne: ({ where }: { where: unknown }) =>
      Promise.resolve(JSON.stringify(where).includes(stored) ? { id: 1, filename: stored } : null),
  },
  collections: { media: { config: { upload: { imageSizes: [] } } } },
} as unknown as Payload

/** Leaves the files of an upload that is killed after writing them. */
async function killedWriting(filename: string): Promise<void> {
  const req = { file: {}, payload }
  await noteWritten({ data: { filename }, req } as unknown as Parameters<typeof noteWritten>[0])
  writeFileSync(at(filename), '')
}

test('R-07 the files of an upload that was killed are deleted once, if no row names them', async () => {
  mkdirSync(env.mediaDir, { recursive: true })
  await killedWriting(stored)
  await killedWriting(cutOff)
  expect(await deleteOrphanedUploads(payload)).toEqual([cutOff])
  expect([existsSync(at(stored)), existsSync(at(cutOff))]).toEqual([true, false])
  // A file that no note names is not the site's, so it stays.
  writeFileSync(at(cutOff), '')
  expect(await deleteOrphanedUploads(payload)).toEqual([])
  expect(existsSync(at(cutOff))).toBe(true)
})

test('R-07 an interrupted note of written files is deleted, and deletes no file', async () => {
  const note = at(`${randomUUID()}.writing`)
  writeFileSync(note, '["half')
  expect(await deleteOrphanedUploads(payload)).toEqual([])
  expect(existsSync(note)).toBe(false)
})

/** A call that deletes the picture with this file, up to just before its row is deleted. */
async function deleting(filename: string, transactionID?: unknown) {
  mkdirSync(env.mediaDir, { recursive: true })
  writeFileSync(at(filename), '')
  const db = { findOne: () => Promise.resolve({ id: 1, filename }) }
  const call = { id: 1, doc: {}, req: { payload: { db }, transactionID } }
  await setFilesAside(call as never)
  expect(existsSync(at(filename))).toBe(false)
  return call
}

const copiesOf = (filename: string): string[] =>
  readdirSync(env.mediaDir).filter((file) => file.startsWith(`${filename}.`))

test.each([
  ['are back after a kill before the row was gone', stored, true],
  ['are gone after a kill behind it', cutOff, false],
])('R-07 the files of a picture that was being deleted %s', async (_, filename, stays) => {
  await deleting(filename)
  expect(await restoreInterruptedFiles(payload)).toEqual(stays ? [filename] : [])
  expect([existsSync(at(filename)), copiesOf(filename)]).toEqual([stays, []])
})

test.each([
  ['of its own call', null],
  // Payload's loader of relations writes the promise of no transaction as JSON, and reads that as the id.
  ['within a call that has populated a relation', {}],
])(
  'R-07 ACT-03 a deletion %s leaves no copy of the file, and one that fails puts the file back',
  async (_, transactionID) => {
    await dropFilesAside((await deleting(cutOff, transactionID)) as never)
    expect([existsSync(at(cutOff)), copiesOf(cutOff)]).toEqual([false, []])
    await putFilesAsideBack((await deleting(stored, transactionID)) as never)
    expect([existsSync(at(stored)), copiesOf(stored)]).toEqual([true, []])
  },
)

test('R-07 in a bulk deletion, a picture that could not be deleted gets its file back', async () => {
  const { req } = await deleting(stored)
  // A read within the same request moves nothing back.
  await restoreUndeletedFiles({ operation: 'find', req } as never)
  expect(existsSync(at(stored))).toBe(false)
  await restoreUndeletedFiles({ operation: 'delete', req } as never)
  expect([existsSync(at(stored)), copiesOf(stored)]).toEqual([true, []])
})

test('R-07 copies made by an earlier version of the site are deleted once they are old, recent ones stay', async () => {
  const [old, young] = [`${randomUUID()}.kept`, `${randomUUID()}.kept`]
  for (const name of [old, young]) writeFileSync(at(name), '')
  utimesSync(at(old), 0, 0)
  expect(await restoreInterruptedFiles(payload)).toEqual([])
  expect([existsSync(at(old)), existsSync(at(young))]).toEqual([false, true])
  rmSync(at(young))
})
