import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services'
import { isExplained, seen, type Account, type Answered, type Call } from '../setup/account-model'
import { accountsFor, play, plansOf } from '../setup/account-play'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { isPostgres } from '../setup/database'
import { docsOf, expectRefusal } from '../setup/envelope'
import { cleanUp } from '../setup/fixtures'
import { member } from '../setup/members'

/** Number of interleavings, different ones on each database; the bench tries 2,000 (docs/measurements.md). */
const interleavings = Number(process.env.INTERLEAVINGS ?? 18)
const seed = Number(process.env.GENERATED_SEED ?? (isPostgres ? 20_261_124 : 20_261_123))

/** Number of accounts that are tested concurrently. */
const together = 6

afterAll(cleanUp)

const password = 'a-long-enough-password'
const better = 'el bosque huele a lluvia'

const login = (email: string, word = password): Promise<ClientResponse> =>
  call('/api/users/login', { body: { email, password: word } })

const change = (id: number, body: Record<string, unknown>, token: string): Promise<ClientResponse> =>
  call(`/api/users/${id}`, { method: 'PATCH', body, token })

const stored = async (id: number): Promise<Record<string, unknown>> =>
  (await call(`/api/users/${id}`, { token: await asAdmin() })).json

const isOpen = async (token: unknown): Promise<boolean> =>
  (await call('/api/users/me', { token: String(token) })).json.user !== null

describe('ACT-02 R-08 H2 concurrent account calls', () => {
  test('a demotion is not undone by a concurrent sign-in', async () => {
    const one = await member('Demoted')
    const token = await asAdmin()
    for (let round = 0; round < 3; round += 1) {
      expect((await change(one.id, { roles: ['admin', 'member'] }, token)).status).toBe(200)
      const [, demoted] = await Promise.all([login(one.email), change(one.id, { roles: ['member'] }, token)])
      expect(demoted.status).toBe(200)
      expect((await stored(one.id)).roles).toEqual(['member'])
    }
  })

  test('a change of name survives a concurrent sign-in', async () => {
    const one = await member('Renamed')
    for (const name of ['Renamed once', 'Renamed twice', 'Renamed again']) {
      const [, renamed] = await Promise.all([login(one.email), change(one.id, { name }, one.token)])
      expect(renamed.status).toBe(200)
      expect((await stored(one.id)).name).toBe(name)
    }
  })

  test('an admin changes twelve accounts concurrently, then deletes them concurrently, and every call succeeds', async () => {
    const token = await asAdmin()
    const many = await Promise.all(Array.from({ length: 12 }, (_, index) => member(`Many ${index}`)))
    const changed = await Promise.all(many.map(({ id }) => change(id, { name: 'Changed' }, token)))
    expect(changed.map(({ status }) => status)).toEqual(many.map(() => 200))
    const gone = await Promise.all(many.map(({ id }) => call(`/api/users/${id}`, { method: 'DELETE', token })))
    expect(gone.map(({ status }) => status)).toEqual(many.map(() => 200))
  })

  test('eight concurrent sign-ins of one member all get valid tokens', async () => {
    const one = await member('Eight')
    const responses = await Promise.all(Array.from({ length: 8 }, () => login(one.email)))
    const open = await Promise.all(responses.map(({ json }) => isOpen(json.token)))
    expect(open).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('a sign-in during the deletion of its account yields no valid token, and the deletion succeeds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await member(`Leaving ${round}`)
      const [signedIn, gone] = await Promise.all([
        login(one.email),
        call(`/api/users/${one.id}`, { method: 'DELETE', token: await asAdmin() }),
      ])
      expect(gone.status).toBe(200)
      // In either order a token that was issued belongs to no account any more.
      if (!signedIn.json.token) expectRefusal(signedIn, 401)
      expect(await isOpen(signedIn.json.token)).toBe(false)
      expectRefusal(await login(one.email), 401)
    }
  })

  test('a logout ends its session despite a concurrent token refresh and sign-in of the same member', async () => {
    const one = await member('Ending')
    const other = String((await login(one.email)).json.token)
    const [ended] = await Promise.all([
      call('/api/users/logout', { method: 'POST', token: other }),
      call('/api/users/refresh-token', { method: 'POST', token: one.token }),
      login(one.email),
    ])
    expect(ended.status).toBe(200)
    expect([await isOpen(other), await isOpen(one.token)]).toEqual([false, true])
  })

  test('a new password ends other sessions, including one that signs in with the old password concurrently', async () => {
    const one = await member('Changing')
    const [before, changed] = await Promise.all([
      login(one.email),
      change(one.id, { password: better, currentPassword: password }, one.token),
    ])
    expect(changed.status).toBe(200)
    if (before.status === 200) expect(await isOpen(before.json.token)).toBe(false)
    expectRefusal(await login(one.email), 401)
    expect((await login(one.email, better)).status).toBe(200)
    expect(await isOpen(one.token)).toBe(true)
  })
})

describe('ACT-02 concurrent calls of which one removes the rights of another', () => {
  test('of two sessions that change the password concurrently, one succeeds and ends the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await member('Two sessions')
      const other = String((await login(one.email)).json.token)
      const words = [better, 'chanterelles under the old spruce']
      const responses = await Promise.all(
        [one.token, other].map((token, index) =>
          change(one.id, { password: words[index], currentPassword: password }, token),
        ),
      )
      const won = responses.findIndex(({ status }) => status === 200)
      expectRefusal(responses[1 - won] as ClientResponse, 403)
      expect((await login(one.email, words[won])).status).toBe(200)
      expect(await Promise.all([one.token, other].map(isOpen))).toEqual([won === 0, won === 1])
    }
  })

  test('a demoted admin cannot restore the admin role by a concurrent call', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await member('Own admin')
      const admin = await asAdmin()
      expect((await change(one.id, { roles: ['admin', 'member'] }, admin)).status).toBe(200)
      const [demoted] = await Promise.all([
        change(one.id, { roles: ['member'] }, admin),
        change(one.id, { roles: ['admin', 'member'] }, one.token),
        change(one.id, { roles: ['admin', 'member'] }, one.token),
      ])
      expect(demoted.status).toBe(200)
      expect((await stored(one.id)).roles).toEqual(['member'])
    }
  })

  test('of two admins who delete or demote each other concurrently, exactly one succeeds', async () => {
    for (const method of ['DELETE', 'PATCH', 'DELETE', 'PATCH']) {
      const pair = [await member('Admin A'), await member('Admin B')] as const
      for (const { id } of pair) await change(id, { roles: ['admin', 'member'] }, await asAdmin())
      const responses = await Promise.all(
        pair.map(({ token }, index) =>
          call(`/api/users/${pair[index === 0 ? 1 : 0].id}`, {
            method,
            token,
            ...(method === 'PATCH' ? { body: { roles: ['member'] } } : {}),
          }),
        ),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
    }
  })

  test('the last admin cannot drop the admin role', async () => {
    const token = await asAdmin()
    const admins = docsOf(await call('/api/users?where[roles][in]=admin&limit=100&depth=0', { token }))
    const own = Number(at((await call('/api/users/me', { token })).json, 'user.id'))
    const others = admins.filter(({ id }) => id !== own)
    for (const { id } of others) await change(Number(id), { roles: ['member'] }, token)
    try {
      const refused = await change(own, { roles: ['member'] }, token)
      expectRefusal(refused, 400)
      expect(refused.json.message).toBe('The site needs an admin: this is the last one.')
    } finally {
      for (const { id, roles } of others) await change(Number(id), { roles }, token)
    }
  })

  test('thirty concurrent changes of one account all succeed while the site serves another request', async () => {
    const one = await member('Crowded')
    const [health, ...responses] = await Promise.all([
      call('/api/products?limit=1&depth=0'),
      ...Array.from({ length: 30 }, (_, index) => change(one.id, { alias: `Alias ${index}` }, one.token)),
    ])
    expect([health.status, ...new Set(responses.map(({ status }) => status))]).toEqual([200, 200])
  })
})

const account: Account = {
  exists: true,
  email: 'a@members.test',
  password,
  name: 'A',
  locale: 'en',
  roles: 'member',
  sessions: ['one', 'two'],
  link: null,
}

const answered = (id: string, call: Call, from: number, to: number, ok = true): Answered => ({ id, call, ok, from, to })

describe('isExplained, the model of an account', () => {
  const signsIn = answered('new', { kind: 'login', email: account.email, password }, 0, 3)
  const demotes = answered('role', { kind: 'roles', value: 'admin,member' }, 1, 2)

  test('accepts an outcome with both acknowledged calls and rejects one that lost either', () => {
    const both = { ...account, sessions: ['one', 'two', 'new'], roles: 'admin,member' }
    expect(isExplained(account, [signsIn, demotes], seen(both))).toBe(true)
    expect(isExplained(account, [signsIn, demotes], seen({ ...both, roles: 'member' }))).toBe(false)
    expect(isExplained(account, [signsIn, demotes], seen({ ...both, sessions: ['one', 'two'] }))).toBe(false)
  })

  test('lets only overlapping calls swap order, and expects a call of an ended session to be rejected', () => {
    const ends = answered('end', { kind: 'everywhere', session: 'one' }, 0, 1)
    const renames = answered('name', { kind: 'name', session: 'two', value: 'B' }, 0, 2)
    const late = { ...renames, from: 2, to: 3 }
    const after = seen({ ...account, name: 'B', sessions: [] })
    expect(isExplained(account, [ends, renames], after)).toBe(true)
    expect(isExplained(account, [ends, late], after)).toBe(false)
    expect(isExplained(account, [ends, { ...late, ok: false }], seen({ ...account, sessions: [] }))).toBe(true)
  })
})

describe('ACT-02 interleavings', () => {
  const sites = [siteUrl]
  let other: Awaited<ReturnType<typeof startSite>> | null = null

  beforeAll(async () => {
    if (!isPostgres) return
    const port = await freePort()
    other = await startSite({ ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
    sites.push(other.address)
  })
  afterAll(async () => {
    await other?.stop()
  })

  test(
    `the outcome of each of ${interleavings} interleavings of account calls equals that of some serial order`,
    { timeout: 120_000 + interleavings * 3000 },
    async () => {
      const plans = plansOf(interleavings, seed)
      const lost: string[] = []
      for (let from = 0; from < plans.length; from += together) {
        const part = plans.slice(from, from + together)
        const accounts = await accountsFor(part.length, sites)
        const outcomes = await Promise.all(accounts.map((each, index) => play(each, part[index] ?? [])))
        lost.push(...outcomes.flat())
      }
      const tried = plans.flat().length
      console.log(`${tried} interleavings on ${sites.length} processes, ${lost.length} lost, seed ${seed}`)
      expect(lost).toEqual([])
    },
  )
})
