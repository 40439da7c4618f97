import { createHash } from 'node:crypto'
import type { CollectionBeforeLoginHook, Payload, PayloadRequest } from 'payload'
import { withAccountLock } from './account-lock'

type Session = { id: string; createdAt?: string | Date | null; expiresAt: string | Date }
type WithSessions = { id: number; sessions?: Session[] | null; updatedAt?: string | null }

const read = (payload: Payload, account: number): Promise<WithSessions | null> =>
  payload.db.findOne<WithSessions>({ collection: 'users', where: { id: { equals: account } } })

/** A hash that names a session in pages and forms: its id is a part of the session's token, and so a secret. */
export const sessionKey = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32)

/** The sessions of an account that have not ended, the newest first. */
export async function openSessions(payload: Payload, account: number): Promise<(Session & { key: string })[]> {
  const user = await read(payload, account)
  return (user?.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
    .map((session) => ({ ...session, key: sessionKey(session.id) }))
    .sort((a, b) => new Date(b.createdAt ?? 0).getTime() - new Date(a.createdAt ?? 0).getTime())
}

/** Writes sessions as Payload does: `updatedAt: null` keeps the date of the account. */
const writeSessions = ({ db }: Payload, user: WithSessions, sessions: Session[], req?: PayloadRequest) =>
  db.updateOne({
    collection: 'users',
    id: user.id,
    data: { ...user, sessions, updatedAt: null },
    req,
    returning: false,
  })

/** The most sessions of an account: more than anyone has browsers, and few enough to write with every sign-in. */
export const mostSessions = 100

/** After a sign-in beyond that number, ends the sessions that expire first: those in use are renewed. */
export const endOldSessions: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { id, sessions: opened } = user as WithSessions
  if (!opened || opened.length <= mostSessions) return
  const stored = await req.payload.db.findOne<WithSessions>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!stored?.sessions) return
  // The newest session is the last, and the sort is stable, so it is kept before one that expires at the same moment.
  const byEnd = stored.sessions.toSorted((a, b) => new Date(a.expiresAt).getTime() - new Date(b.expiresAt).getTime())
  const kept = new Set(byEnd.slice(-mostSessions))
  const sessions = stored.sessions.filter((session) => kept.has(session))
  await writeSessions(req.payload, stored, sessions, req)
}

/** Ends the sessions that `isMeant` selects; false, and ends none, where the caller's `own` has ended meanwhile. */
export const endSession = (
  payload: Payload,
  account: number,
  own: unknown,
  isMeant: (id: string) => boolean,
): Promise<boolean> =>
  withAccountLock(payload, account, async () => {
    const user = await read(payload, account)
    if (!user?.sessions?.some(({ id }) => id === own)) return false
    const sessions = user.sessions.filter(({ id }) => !isMeant(id))
    await writeSessions(payload, user, sessions)
    return true
  })
