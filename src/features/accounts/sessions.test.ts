import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { endOldSessions, mostSessions } from './sessions'

type Session = { id: string; createdAt: string; expiresAt: string }

/** Sessions opened one after another, the first of which was renewed last. */
const opened = (count: number): Session[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    createdAt: new Date(at * 1000).toISOString(),
    expiresAt: new Date((at === 0 ? count - 2 : at) * 1000).toISOString(),
  }))

/** The ids of the sessions written by a sign-in that made so many of them; null where nothing was written. */
async function left(count: number): Promise<string[] | null> {
  const user = { id: 7, email: 'a@b.example', sessions: opened(count), updatedAt: 'kept' }
  let written: typeof user | null = null
  const db = {
    findOne: () => Promise.resolve(user),
    updateOne: ({ data }: { data: typeof user }) => {
      written = data
      return Promise.resolve(null)
    },
  } as unknown as Payload['db']
  await endOldSessions({ req: { payload: { db } }, user } as unknown as Parameters<typeof endOldSessions>[0])
  const data = written as typeof user | null
  expect(data?.updatedAt ?? null).toBeNull()
  return data && data.sessions.map(({ id }) => id)
}

test('T-1I a sign-in ends no session while an account has few', async () => {
  expect(await left(1)).toBeNull()
  expect(await left(mostSessions)).toBeNull()
})

test('T-1I a sign-in beyond the limit ends the sessions renewed longest ago, and never its own', async () => {
  const kept = await left(mostSessions + 2)
  expect(kept).toHaveLength(mostSessions)
  expect(kept).toContain('0')
  expect(kept).toContain(String(mostSessions + 1))
  expect(kept).not.toContain('1')
  expect(kept).not.toContain('2')
})
