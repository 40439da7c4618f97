import fc from 'fast-check'
import { expect } from 'vitest'
import { endsLink, isExplained, seen, type Account, type Answered, type Call } from './account-model'
import { asAdmin, at } from './client'
import { remember, unique } from './fixtures'
import { letterTo } from './letters'

type Kind = Call['kind']

/** One call of a batch; the numbers choose among the sessions, sites and passwords that exist when it is made. */
type Planned = { kind: Kind; session: number; site: number; delay: number; word: number }

const weights: readonly (readonly [Kind, number])[] = [
  ['login', 6],
  ['refresh', 3],
  ['logout', 3],
  ['everywhere', 2],
  ['name', 3],
  ['locale', 2],
  ['email', 2],
  ['password', 3],
  ['roles', 3],
  ['reset', 3],
  ['delete', 1],
]

const planned: fc.Arbitrary<Planned> = fc.record({
  kind: fc.oneof(...weights.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  session: fc.nat(5),
  site: fc.nat(1),
  delay: fc.nat(60),
  word: fc.nat(1),
})

/** Calls made at once on one account, fewer than five with a password, since five wrong ones lock the account. */
const batch = fc
  .array(planned, { minLength: 2, maxLength: 6 })
  .filter((calls) => calls.filter(({ kind }) => kind === 'login' || kind === 'password').length < 5)

const batchesEach = 6

/** Batches for each account; only the last batch may delete it. */
export const plansOf = (interleavings: number, seed: number): Planned[][][] =>
  fc
    .sample(fc.array(batch, { minLength: batchesEach, maxLength: batchesEach }), {
      numRuns: Math.ceil(interleavings / batchesEach),
      seed,
    })
    .map((batches) =>
      batches.map((calls, index) => calls.filter(({ kind }) => kind !== 'delete' || index === batchesEach - 1)),
    )

type Init = { method?: string; body?: unknown; token?: string }

/** Calls one of the sites; a server error ends the test. */
async function send(site: string, path: string, { method = 'POST', body, token }: Init = {}) {
  const response = await fetch(`${site}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect(response.status, `${method} ${path}: ${text.slice(0, 300)}`).toBeLessThan(500)
  return { ok: response.status < 400, status: response.status, json: JSON.parse(text) as unknown }
}

const first = 'a-long-enough-password'
const words = ['el bosque huele a lluvia', 'chanterelles under the old spruce']

/** An account under test: its state, the tokens of its sessions, and the sites that are called. */
type Played = { id: number; account: Account; tokens: Map<string, string>; sites: readonly string[] }

const siteAt = ({ sites }: Played, index: number): string => sites[index % sites.length] ?? ''

async function signIn(site: string, email: string, password: string): Promise<string | null> {
  const { ok, json } = await send(site, '/api/users/login', { body: { email, password } })
  return ok ? String(at(json, 'token')) : null
}

/** Creates members, each with the token of a mail that leads to a new password. */
export async function accountsFor(count: number, sites: readonly string[]): Promise<Played[]> {
  const [site = ''] = sites
  const token = await asAdmin()
  return Promise.all(
    Array.from({ length: count }, async () => {
      const name = unique('Played')
      const email = `${name.toLowerCase()}@members.test`
      const made = await send(site, '/api/users', {
        body: { name, email, password: first, roles: ['member'], locale: 'en' },
        token,
      })
      const id = remember('users', { ...made, headers: new Headers(), text: '', json: made.json as never })
      expect((await send(site, '/api/users/forgot-password', { body: { email } })).ok).toBe(true)
      const { links } = await letterTo(email)
      const link = new URL(links[0] ?? 'x:').searchParams.get('token')
      const account = { exists: true, email, password: first, name, locale: 'en', roles: 'member', sessions: [], link }
      return { id, account, tokens: new Map(), sites }
    }),
  )
}

let count = 0

/** The call of a plan, with the account's current sessions and passwords. */
function callOf({ kind, session, word }: Planned, { account }: Played): Call {
  const value = `value-${(count += 1)}`
  const among = account.sessions[session % Math.max(1, account.sessions.length)] ?? 'none'
  switch (kind) {
    case 'login':
      return { kind, email: account.email, password: account.password }
    case 'reset':
      return { kind, link: account.link ?? 'used', password: words[word] ?? first }
    case 'delete':
      return { kind }
    case 'roles':
      return { kind, value: word === 0 ? 'member' : 'admin,member' }
    case 'email':
      return { kind, value: `${value}-${account.email.replace(/^value-\d+-/, '')}` }
    case 'locale':
      return { kind, session: among, value: word === 0 ? 'es' : 'pt' }
    case 'password':
      return { kind, session: among, value: words[word] ?? first, current: account.password }
    case 'name':
      return { kind, session: among, value }
    default:
      return { kind, session: among }
  }
}

async function make(call: Call, played: Played, site: string, admin: string) {
  const own = `/api/users/${played.id}`
  const token = 'session' in call ? (played.tokens.get(call.session) ?? 'none') : admin
  switch (call.kind) {
    case 'login':
      return send(site, '/api/users/login', { body: { email: call.email, password: call.password } })
    case 'reset':
      return send(site, '/api/users/reset-password', { body: { token: call.link, password: call.password } })
    case 'refresh':
      return send(site, '/api/users/refresh-token', { token })
    case 'logout':
      return send(site, '/api/users/logout', { token })
    case 'everywhere':
      return send(site, '/api/users/logout?allSessions=true', { token })
    case 'delete':
      return send(site, own, { method: 'DELETE', token })
    case 'roles':
      return send(site, own, { method: 'PATCH', body: { roles: call.value.split(',') }, token })
    case 'password': {
      const body = { password: call.value, currentPassword: call.current }
      return send(site, own, { method: 'PATCH', body, token })
    }
    default:
      return send(site, own, { method: 'PATCH', body: { [call.kind]: call.value }, token })
  }
}

/** Reads the state of the account: its fields, its open sessions, and which of the passwords signs in. */
async function found(played: Played, passwords: readonly string[], admin: string): Promise<Account> {
  const [site = ''] = played.sites
  const { ok, json } = await send(site, `/api/users/${played.id}?depth=0`, { method: 'GET', token: admin })
  if (!ok) return { ...played.account, exists: false, sessions: [] }
  const open = await Promise.all(
    [...played.tokens].map(async ([name, token]) => {
      const me = await send(site, '/api/users/me', { method: 'GET', token })
      return at(me.json, 'user.id') === played.id ? [name] : []
    }),
  )
  const email = String(at(json, 'email'))
  for (const each of played.sites) await send(each, '/api/users/unlock', { body: { email }, token: admin })
  // Hashing a password takes a third of a second, so an unchanged one is not checked.
  const right = passwords.length === 1 ? [...passwords] : []
  for (const password of passwords.length === 1 ? [] : passwords) {
    const token = await signIn(site, email, password)
    if (token === null) continue
    right.push(password)
    await send(site, '/api/users/logout', { token })
  }
  expect(right, 'one password signs in').toHaveLength(1)
  return {
    ...played.account,
    email,
    name: String(at(json, 'name')),
    locale: String(at(json, 'locale')),
    roles: (at(json, 'roles') as string[]).slice().sort().join(),
    password: right[0] ?? '',
    sessions: open.flat(),
  }
}

/** Plays a batch at once and checks whether an order explains it; returns what cannot be explained, or null. */
async function playBatch(played: Played, calls: readonly Planned[]): Promise<string | null> {
  const admin = await asAdmin()
  const { account } = played
  const answered: Answered[] = await Promise.all(
    calls.map(async (plan) => {
      const call = callOf(plan, played)
      const id = `${call.kind} ${(count += 1)}`
      await new Promise((resolve) => setTimeout(resolve, plan.delay))
      const from = performance.now()
      const { ok, json } = await make(call, played, siteAt(played, plan.site), admin)
      const to = performance.now()
      if (ok && (call.kind === 'login' || call.kind === 'reset')) played.tokens.set(id, String(at(json, 'token')))
      return { id, call, ok, from, to }
    }),
  )
  const requested = answered.flatMap(({ call }) =>
    call.kind === 'reset' ? [call.password] : call.kind === 'password' ? [call.value] : [],
  )
  const end = await found(played, [...new Set([account.password, ...requested])], admin)
  // No caller can read the link, but the calls that end it are known.
  const ended = answered.some(({ call, ok }) => ok && endsLink(account, call))
  played.account = { ...end, link: ended ? null : account.link }
  return isExplained(account, answered, seen(end)) ? null : JSON.stringify({ account, answered, end }, null, 1)
}

/** Plays an account's batches one after another, each with an open session; returns what no order explains. */
export async function play(played: Played, batches: readonly Planned[][]): Promise<string[]> {
  const lost: string[] = []
  for (const [index, calls] of batches.entries()) {
    while (played.account.exists && played.account.sessions.length < (index === 0 ? 2 : 1)) {
      const token = await signIn(siteAt(played, index), played.account.email, played.account.password)
      if (token === null) return [...lost, `no sign-in to ${JSON.stringify(played.account)}`]
      const name = `begun ${(count += 1)}`
      played.tokens.set(name, token)
      played.account = { ...played.account, sessions: [...played.account.sessions, name] }
    }
    const unexplained = await playBatch(played, calls)
    if (unexplained !== null) lost.push(unexplained)
  }
  return lost
}
