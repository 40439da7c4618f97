import { tokenFor } from '@/cms/guards/account.fixtures'
import { limits } from '@/core/limits'
import { asAdmin, call } from './client'
import { onDatabase } from './database'
import { docsOf } from './envelope'
import { remember, unique } from './fixtures'

export type Member = { id: number; token: string; email: string }

/** The password of every member of the tests. */
export const memberPassword = 'a-long-enough-password'

const model = 'model@members.test'
let modelMade: Promise<void> | null = null

/** A member created by REST, whose password hash others copy, since hashing takes a third of a second. */
const withModel = (): Promise<void> =>
  (modelMade ??= (async () => {
    const token = await asAdmin()
    const found = await call(`/api/users?where[email][equals]=${model}&depth=0&limit=1`, { token })
    if (docsOf(found).length > 0) return
    const body = { name: 'Model', email: model, password: memberPassword, roles: ['member'] }
    const made = await call('/api/users', { body, token })
    if (made.status !== 201) throw new Error(`Making a member returned ${made.status}: ${made.text}`)
  })())

/**
 * Creates members with a session each by SQL. `cleanUp` deletes them.
 */
async function membersOf(name: string, emails: readonly string[]): Promise<Member[]> {
  await withModel()
  const called = name.replaceAll("'", "''")
  const rows = emails.map((email) => `SELECT '${called}', '${email}', hash, salt FROM users WHERE email = '${model}'`)
  const ofThem = `FROM users WHERE email IN (${emails.map((email) => `'${email}'`).join(', ')})`
  // The e-mail address serves as the session's id, which need not be random here.
  await onDatabase(`INSERT INTO users (name, email, hash, salt) ${rows.join(' UNION ALL ')};
    INSERT INTO users_roles ("order", parent_id, value) SELECT 1, id, 'member' ${ofThem};
    INSERT INTO users_sessions (_order, _parent_id, id, expires_at)
    SELECT 1, id, email, '2100-01-01T00:00:00.000Z' ${ofThem}`)
  const written = `/api/users?where[email][in]=${emails.join(',')}&depth=0&limit=${emails.length}`
  const docs = docsOf(await call(written, { token: await asAdmin() }))
  return Promise.all(
    emails.map(async (email) => {
      const id = Number(docs.find((doc) => doc.email === email)?.id)
      if (Number.isNaN(id)) throw new Error(`${email} was not written`)
      remember('users', { status: 201, headers: new Headers(), text: '', json: { doc: { id } } })
      return { id, email, token: await tokenFor(id, email) }
    }),
  )
}

const addressOf = (name: string): string => `${unique(name.toLowerCase().replace(/\W+/g, '-'))}@members.test`

/** A member who is signed in, and deleted with everything else the test made. */
export async function member(name: string): Promise<Member> {
  const [made] = await membersOf(name, [addressOf(name)])
  if (!made) throw new Error(`${name} was not made`)
  return made
}

/** Many members, as few statements at once as a list has room for. */
export async function membersAtOnce(name: string, size: number): Promise<Member[]> {
  const crowd: Member[] = []
  while (crowd.length < size) {
    const next = Math.min(limits.fetchLimit, size - crowd.length)
    crowd.push(
      ...(await membersOf(
        name,
        Array.from({ length: next }, () => addressOf(name)),
      )),
    )
  }
  return crowd
}
