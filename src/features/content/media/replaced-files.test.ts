import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { expect, test, vi } from 'vitest'
import { env } from '@/core/env'
import { withCheckedCommits } from '@/cms/checked-commits'
import { unusedName, copyReplaced, dropCopies, noteWritten, putFilesBack } from './replaced-files'

test.each([
  ['goes with the call', null, false],
  ['stays where another process has stored a picture under its name', { id: 1 }, true],
])('OPS-01 the file that a rejected call wrote %s', async (_, stored, stays) => {
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

test('OPS-01 a picture can be replaced when its file is missing, and not when its file cannot be copied', async () => {
  const filename = `${randomUUID()}.webp`
  await expect(replacing(filename)).resolves.toBeUndefined()
  // A folder in its place cannot be copied as a file.
  mkdirSync(path.join(env.mediaDir, filename), { recursive: true })
  await expect(replacing(filename)).rejects.toThrow('copyfile')
  rmSync(path.join(env.mediaDir, filename), { recursive: true })
})

test.each([
  ['as it is where no other process has it', true, [], /^\.png$/],
  ['with a number where one is storing pictures under it', false, [], /^-\d{6}\.png$/],
  ['with a number where one that is gone had the name', true, [{ key: 'picture-name' }], /^-\d{6}\.png$/],
])('OPS-01 a picture is named %s', async (_, mine, gone, named) => {
  const execute = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ mine }] })
    .mockResolvedValue({ rows: gone })
  const payload = { db: { drizzle: {}, sessions: { one: { db: { execute } } } } }
  const req = { payload, transactionID: 'one' } as unknown as Parameters<typeof unusedName>[0]
  // The process remembers names that are being stored, so each test uses a name of its own.
  const name = `morel-${randomUUID()}-x`
  expect((await unusedName(req, `${name}.png`)).replace(name, '')).toMatch(named)
  await putFilesBack({ req } as unknown as Parameters<typeof putFilesBack>[0])
})

/** Begins a transaction of Payload's on a stub whose commit ends as `committed` does. */
async function begun(committed: () => Promise<void>) {
  const drizzle = {
    transaction: async (work: (transaction: object) => Promise<unknown>) => {
      await Promise.resolve()
      await work({ execute: () => Promise.resolve({ rows: [{ mine: true }] }) })
      await committed()
    },
  }
  const db = withCheckedCommits(postgresAdapter({ pool: {} })).init({ payload: { config: {} } } as never)
  Object.assign(db, { drizzle, initializing: Promise.resolve() })
  return { db, id: (await db.beginTransaction()) ?? '' }
}

test.each([
  ['are those of before where the commit fails', () => Promise.reject(new Error('Connection terminated')), 'former'],
  ['are the new ones once they are committed', () => Promise.resolve(), null],
])('R-11 OPS-01 the files of a picture that was replaced %s', async (_, committed, stays) => {
  mkdirSync(env.mediaDir, { recursive: true })
  const [former, next] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`]
  const at = (name: string): string => path.join(env.mediaDir, name)
  writeFileSync(at(former), 'former')
  const { db, id } = await begun(committed)
  Object.assign(db, {
    findOne: ({ where }: { where: object }) => Promise.resolve('id' in where ? { filename: former } : null),
  })
  const req = { file: {}, user: null, payload: { db }, transactionID: id }
  const call = { args: { id: 1, data: {} }, overrideAccess: true, data: { filename: next }, req } as never
  await copyReplaced(call)
  rmSync(at(former))
  await noteWritten(call)
  writeFileSync(at(next), 'next')
  await dropCopies(call)
  await db.commitTransaction(id).catch(() => undefined)
  expect(existsSync(at(former)) ? readFileSync(at(former), 'utf8') : null).toBe(stays)
  expect(existsSync(at(next))).toBe(stays === null)
  for (const name of [former, next]) rmSync(at(name), { force: true })
})
