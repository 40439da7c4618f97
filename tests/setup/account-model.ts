/** The state of an account that its calls can change. A session has the name of the call that began it. */
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
  /** Made by an admin, since a member's call alone does not change the e-mail address. */
  | { readonly kind: 'roles' | 'email'; readonly value: string }
  | { readonly kind: 'reset'; readonly link: string; readonly password: string }
  | { readonly kind: 'delete' }

/** A call with its result, and the times of request and response. */
export type Answered = {
  readonly id: string
  readonly call: Call
  readonly ok: boolean
  readonly from: number
  readonly to: number
}

/** Whether a call ends the link to a new password: it is used, or the account's password or address changes. */
export const endsLink = (account: Account, call: Call): boolean =>
  call.kind === 'reset' || call.kind === 'password' || (call.kind === 'email' && call.value !== account.email)

/** The account after a call, or null where the call would be rejected. */
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

/** The state of an account that callers can observe, as a string; `gone` where it was deleted. */
export const seen = ({ exists, link: _, sessions, ...rest }: Account): string =>
  exists ? JSON.stringify([Object.entries(rest).sort(), [...sessions].sort()]) : 'gone'

/**
 * Whether some order of the calls explains every response and the final state. In it a call precedes those that were
 * made after its response (linearizability, Herlihy and Wing 1990).
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
