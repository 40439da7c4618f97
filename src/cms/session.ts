import 'server-only'
import type { TypedUser } from 'payload'
import { AppError } from '@/core/errors'
import { isAdmin } from './access/atoms'
import { accountOf } from './guards/account'
import type { Refusal } from './guards/refusals'
import { getCms } from './public-find'
import { requireAccountRead } from './unread-account'

/**
 * Copies only a request's credentials, as if they came from this site: Payload accepts a cookie only then, and reading
 * who is signed in is harmless from anywhere (a link in a mail, or plain HTTP without `Sec-Fetch-Site`). The guards
 * check writes.
 */
function asOurs(headers: Headers): Headers {
  const own = new Headers()
  for (const name of ['cookie', 'authorization']) {
    const value = headers.get(name)
    if (value !== null) own.set(name, value)
  }
  own.set('sec-fetch-site', 'same-origin')
  return own
}

/** The account whose session a request has, or null. A visitor without a token costs no query. */
export async function memberOf(headers: Headers): Promise<TypedUser | null> {
  if ((await accountOf({ headers })) === null) return null
  const cms = await getCms()
  const { user } = await cms.auth({ headers: asOurs(headers), canSetHeaders: false })
  if (!user) await requireAccountRead(cms, headers)
  return user
}

/**
 * The admin who makes a call.
 * @throws AppError forbidden for everybody else
 */
export async function adminOf({ headers }: Pick<Request, 'headers'>): Promise<TypedUser> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  if (!user || !isAdmin(user)) throw new AppError('forbidden', 'refusals.notAllowed' satisfies Refusal)
  return user
}
