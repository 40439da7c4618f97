/** What an account is, as far as its calls can change it. A session has the name of the call that began it. */
export type Account = {
  readonly exists: boolean
  readonly email: string
  readonly password: string
  readonly name: string
  readonly locale: string
  readonly roles: string
  readonly sessions: readonly string[]
  readonly link: string | null
}

type Field = 'name' | 'locale'

/** A call, as it was made. */
export type Call =
  | { readonly kind: 'login'; readonly email: string; readonly password: string }
  | { readonly kind: 'refresh' | 'logout' | 'everywhere'; readonly session: string }
  | { readonly kind: Field; readonly session: string; readonly value: string }
  | { readonly kind: 'password'; readonly session: string; readonly value: string; readonly current: string }
  /** Made by an admin: a member cannot take another address alone. */
  | { readonly kind: 'roles' | 'email'; readonly value: string }
  | { readonly kind: 'reset'; readonly link: string; readonly password: string }
  | { readonly kind: 'delete' }

/** A call with its response, and when each came. */
export type Answered = {
  readonly id: string
  readonly call: Call
  readonly ok: boolean
  readonly from: number
  readonly to: number
}

/** Whether a call ends a link to a new password: one that is used, or whose password or address is no longer the account's. */
export const endsLink = (account: Account, call: Call): boolean =>
  call.kind === 'reset' || call.kind === 'password' || (call.kind === 'email' && call.value !== account.email)

/** The account after a call that was let through, or null where it would be rejected. */
function after(account: Account, id: string, call: Call): Account | null {
  const isOpen = 'session' in call ? account.sessions.includes(call.session) : account.exists
  switch (call.kind) {
    case 'login':
      return account.exists && account.email === call.email && account.password === call.password
        ? { ...account, sessions: [...account.sessions, id] }
        : null
    case 'reset':
      return account.exists && account.link === call.link
        ? { ...account, password: call.password, sessions: [id], link: null }
        : null
    case 'delete':
      return isOpen ? { ...account, exists: false, sessions: [] } : null
    case 'roles':
      return isOpen ? { ...account, roles: call.value } : null
    case 'refresh':
      return isOpen ? account : null
    case 'logout':
      return isOpen ? { ...account, sessions: account.sessions.filter((each) => each !== call.session) } : null
    case 'everywhere':
      return isOpen ? { ...account, sessions: [] } : null
    case 'password':
      return isOpen && account.password === call.current
        ? { ...account, password: call.value, sessions: [call.session], link: null }
        : null
    case 'email':
      return isOpen ? { ...account, email: call.value, link: endsLink(account, call) ? null : account.link } : null
    default:
      return isOpen ? { ...account, [call.kind]: call.value } : null
  }
}

/** What can be seen of an account from outside; of one that is gone, that it is gone. */
export const seen = ({ exists, link: _, sessions, ...rest }: Account): string =>
  exists ? JSON.stringify([Object.entries(rest).sort(), [...sessions].sort()]) : 'gone'

/**
 * True where some order of the calls explains every response and what is seen at the end: one in which a call that had
 * its response before another was made stands before it (linearizability, Herlihy and Wing 1990).
 */
export function isExplained(account: Account, calls: readonly Answered[], end: string): boolean {
  if (calls.length === 0) return seen(account) === end
  return calls.some((first) => {
    if (calls.some(({ to }) => to < first.from)) return false
    const next = after(account, first.id, first.call)
    if ((next !== null) !== first.ok) return false
    return isExplained(
      next ?? account,
      calls.filter((each) => each !== first),
      end,
    )
  })
}
