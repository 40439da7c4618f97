import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type Answer } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp } from '../setup/fixtures'
import { member, type Member } from '../setup/people'

afterAll(cleanUp)

const password = 'a-long-enough-password'
const better = 'el bosque huele a lluvia'

const login = (email: string, word = password): Promise<Answer> =>
  call('/api/users/login', { body: { email, password: word } })

const change = (id: number, body: Record<string, unknown>, token: string): Promise<Answer> =>
  call(`/api/users/${id}`, { method: 'PATCH', body, token })

const stored = async (id: number): Promise<Record<string, unknown>> =>
  (await call(`/api/users/${id}`, { token: await asAdmin() })).json

const isOpen = async (token: unknown): Promise<boolean> =>
  (await call('/api/users/me', { token: String(token) })).json.user !== null

describe('ACT-02 H2 calls at once', () => {
  test('a demotion is not undone by a sign-in in flight', async () => {
    const one = await member('Demoted')
    const token = await asAdmin()
    for (let round = 0; round < 3; round += 1) {
      expect((await change(one.id, { roles: ['admin', 'member'] }, token)).status).toBe(200)
      const [, demoted] = await Promise.all([login(one.email), change(one.id, { roles: ['member'] }, token)])
      expect(demoted.status).toBe(200)
      expect((await stored(one.id)).roles).toEqual(['member'])
    }
  })

  test('a change of a name is not lost to a sign-in in flight', async () => {
    const one = await member('Renamed')
    for (const name of ['Renamed once', 'Renamed twice', 'Renamed again']) {
      const [, renamed] = await Promise.all([login(one.email), change(one.id, { name }, one.token)])
      expect(renamed.status).toBe(200)
      expect((await stored(one.id)).name).toBe(name)
    }
  })

  test('of eight sign-ins at once every token lives', async () => {
    const one = await member('Eight')
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(one.email)))
    const open = await Promise.all(answers.map(({ json }) => isOpen(json.token)))
    expect(open).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('an account that is deleted during a sign-in signs nobody in, and nothing fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await member(`Leaving ${round}`)
      const [signedIn, gone] = await Promise.all([
        login(one.email),
        call(`/api/users/${one.id}`, { method: 'DELETE', token: await asAdmin() }),
      ])
      expect(gone.status).toBe(200)
      expect([200, 401]).toContain(signedIn.status)
      expect(await isOpen(signedIn.json.token)).toBe(false)
      expectRefusal(await login(one.email), [401])
    }
  })

  test('a session that is ended stays ended, whatever is renewed beside it', async () => {
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

  test('a new password ends the other sessions, also those that begin with the old one meanwhile', async () => {
    const one = await member('Changing')
    const [before, changed] = await Promise.all([login(one.email), change(one.id, { password: better }, one.token)])
    expect(changed.status).toBe(200)
    if (before.status === 200) expect(await isOpen(before.json.token)).toBe(false)
    expectRefusal(await login(one.email), [401])
    expect((await login(one.email, better)).status).toBe(200)
    expect(await isOpen(one.token)).toBe(true)
  })
})

type Step = 'login' | 'refresh' | 'logout' | 'name' | 'alias' | 'promote' | 'demote' | 'locale'

const steps: readonly Step[] = ['login', 'refresh', 'logout', 'name', 'alias', 'promote', 'demote', 'locale']

/** What was acknowledged, by the field it wrote; of several at once any may stand last. */
type Model = {
  name: Set<string>
  alias: Set<string>
  roles: Set<string>
  locale: Set<string>
  open: Set<string>
  ended: Set<string>
}

let count = 0

async function play(one: Member, step: Step, model: Model, session: string): Promise<void> {
  const admin = await asAdmin()
  const text = `Value ${(count += 1)}`
  const write = async (field: 'name' | 'alias' | 'locale', value: string): Promise<void> => {
    const answer = await change(one.id, { [field]: value }, one.token)
    expect(answer.status, answer.text).toBe(200)
    model[field].add(value)
  }
  const promote = async (roles: string[]): Promise<void> => {
    expect((await change(one.id, { roles }, admin)).status).toBe(200)
    model.roles.add(roles.join())
  }
  if (step === 'name' || step === 'alias') return write(step, text)
  if (step === 'locale') return write('locale', count % 2 ? 'es' : 'pt')
  if (step === 'promote') return promote(['admin', 'member'])
  if (step === 'demote') return promote(['member'])
  if (step === 'login') {
    const answer = await login(one.email)
    expect(answer.status, answer.text).toBe(200)
    model.open.add(String(answer.json.token))
    return
  }
  if (step === 'refresh') {
    await call('/api/users/refresh-token', { method: 'POST', token: one.token })
    return
  }
  const answer = await call('/api/users/logout', { method: 'POST', token: session })
  if (answer.status === 200) model.ended.add(session)
}

test('ACT-02 no acknowledged change is lost in any of a few dozen interleavings', { timeout: 300_000 }, async () => {
  const one = await member('Interleaved')
  const round = fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(round, async (together) => {
      const model: Model = {
        name: new Set(),
        alias: new Set(),
        roles: new Set(),
        locale: new Set(),
        open: new Set(),
        ended: new Set(),
      }
      const before = await stored(one.id)
      const session = String((await login(one.email)).json.token)
      await Promise.all(together.map((step) => play(one, step, model, session)))
      const after = await stored(one.id)
      for (const field of ['name', 'alias', 'locale'] as const) {
        const allowed = model[field].size > 0 ? [...model[field]] : [before[field]]
        expect(allowed).toContain(after[field])
      }
      const roles = [(after.roles as string[]).slice().sort().join()]
      expect(model.roles.size > 0 ? [...model.roles] : [(before.roles as string[]).slice().sort().join()]).toContain(
        roles[0],
      )
      for (const token of model.open) expect(await isOpen(token)).toBe(true)
      for (const token of model.ended) expect(await isOpen(token)).toBe(false)
      expect(await isOpen(one.token)).toBe(true)
    }),
    { numRuns: 24, endOnFailure: true },
  )
  expect(at(await stored(one.id), 'email')).toBe(one.email)
})
