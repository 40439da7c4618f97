import { tokenFor } from '@/cms/guards/account.fixtures'
import { limits } from '@/core/limits'
import { asAdmin, call } from './client'
import { onDatabase } from './database'
import { docsOf } from './envelope'
import { remember, unique } from './fixtures'
import { type Member } from './people'

/**
 * Members who are signed in, each with a session of their own, written into the database: to hash the passwords of
 * hundreds, twice each, takes minutes. They are deleted with everything else the test made.
 */
export async function crowdOf(size: number): Promise<Member[]> {
  const name = unique('many')
  const emails = Array.from({ length: size }, (_, index) => `${name}-${index}@members.test`)
  const rows = emails.map((email) => `('${name}', '${email}')`)
  const ofThem = `FROM users WHERE name = '${name}'`
  await onDatabase(`INSERT INTO users (name, email) VALUES ${rows.join(', ')}`)
  await onDatabase(`INSERT INTO users_roles ("order", parent_id, value) SELECT 1, id, 'member' ${ofThem}`)
  // An address is as good a name of a session as a random one.
  await onDatabase(`INSERT INTO users_sessions (_order, _parent_id, id, expires_at)
    SELECT 1, id, email, '2100-01-01T00:00:00.000Z' ${ofThem}`)
  const pages = Array.from({ length: Math.ceil(size / limits.fetchLimit) }, (_, index) => index + 1)
  const token = await asAdmin()
  const lists = await Promise.all(
    pages.map((page) =>
      call(`/api/users?where[name][equals]=${name}&depth=0&sort=id&limit=${limits.fetchLimit}&page=${page}`, { token }),
    ),
  )
  const ids = new Map(lists.flatMap(docsOf).map((doc) => [String(doc.email), Number(doc.id)]))
  return Promise.all(
    emails.map(async (email) => {
      const id = ids.get(email)
      if (id === undefined) throw new Error(`${email} was not written`)
      remember('users', { status: 201, headers: new Headers(), text: '', json: { doc: { id } } })
      return { id, email, token: await tokenFor(id, email) }
    }),
  )
}
