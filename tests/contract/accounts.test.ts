import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminLogin, asAdmin, at, call, signIn, type ClientResponse } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { cleanUp, remember, unique } from '../setup/fixtures'
import { member, memberPassword, type Member } from '../setup/members'
import { actionId, named, runAction } from '../setup/server-function'

let one: Member
let two: Member

beforeAll(async () => {
  ;[one, two] = await Promise.all([member('one'), member('two')])
})
afterAll(cleanUp)

const newcomer = (password: unknown) => ({
  name: 'New',
  email: `${unique('new')}@members.test`,
  password,
  roles: ['member'],
})

describe('ACL-01 a member', () => {
  test('cannot give themselves the admin role or the sample mark', async () => {
    const body = { roles: ['admin'], sample: true, sessions: [], loginAttempts: 0, _verified: true, name: 'Still one' }
    for (const path of [`/api/users/${one.id}`, `/api/users?where[id][equals]=${one.id}`]) {
      await call(path, { method: 'PATCH', body, token: one.token })
      const stored = await call(`/api/users/${one.id}`, { token: await asAdmin() })
      expect(stored.json).toMatchObject({ roles: ['member'] })
      expect(stored.json.sample).not.toBe(true)
    }
    expectRefusal(await call('/api/stats', { token: one.token }), 403)
  })

  test('reads themselves and no other member, whatever the query', async () => {
    for (const query of ['', '?limit=100', '?pagination=false&limit=100', '?where[id][exists]=true', '?depth=2']) {
      const docs = docsOf(await call(`/api/users${query}`, { token: one.token }))
      expect(docs.map(({ id }) => id)).toEqual([one.id])
    }
    expect((await call('/api/users/count', { token: one.token })).json.totalDocs).toBe(1)
    expectRefusal(await call(`/api/users/${two.id}`, { token: one.token }), 404)
    for (const query of [
      `where[email][equals]=${two.email}`,
      'where[email][like]=a',
      'where[hash][exists]=true',
      'sort=email',
    ]) {
      expectRefusal(await call(`/api/users?${query}`, { token: one.token }), 400)
    }
  })

  test('cannot change another member, nor delete any, themselves included', async () => {
    for (const id of [one.id, two.id]) {
      expectRefusal(await call(`/api/users/${id}`, { method: 'DELETE', token: one.token }), 403)
    }
    const body = { name: 'Hijacked' }
    expectRefusal(await call(`/api/users/${two.id}`, { method: 'PATCH', body, token: one.token }), 403)
    const stored = await call(`/api/users/${two.id}`, { token: await asAdmin() })
    expect(stored.json.name).toBe('two')
  })

  test('gets an empty body for every page of the admin, and a 404 for its server functions', async () => {
    const login = await call('/api/users/login', { body: { email: one.email, password: 'a-long-enough-password' } })
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const page = await call('/admin/collections/users', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(page.text).not.toContain(two.email)
    expect(page.text).not.toContain(adminLogin.email)
    // For a member every page of the admin has an empty body, so that it leaks nothing of the admin's structure.
    for (const path of ['/admin', '/admin/login', '/admin/moderation', '/admin/no'])
      expect((await call(path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).text, path).toBe('')
    const called = await runAction({ id: await actionId(), body: named('slugify'), token: one.token })
    expect([called.status, called.text]).toEqual([404, expect.not.stringContaining('resetPassword') as string])
  })
})

test('ACT-01 an address with an internationalised domain signs in, in either script, and the account can be saved', async () => {
  const person = unique('idn')
  const typed = `${person}@Пример.рф`
  const stored = `${person}@xn--e1afmkfd.xn--p1ai`
  const body = { ...newcomer(memberPassword), email: typed }
  const made = await call('/api/users', { body, token: await asAdmin() })
  expect([made.status, at(made.json, 'doc.email')], made.text).toEqual([201, stored])
  const id = remember('users', made)
  for (const email of [typed, stored]) {
    const login = await call('/api/users/login', { body: { email, password: memberPassword } })
    expect(login.status, login.text).toBe(200)
    const token = String(login.json.token)
    const saved = await call(`/api/users/${id}`, { method: 'PATCH', body: { name: 'Newer', email }, token })
    expect(saved.status, saved.text).toBe(200)
  }
  const page = new FormData()
  for (const [name, value] of Object.entries({ locale: 'es', email: typed, password: memberPassword }))
    page.set(name, value)
  const headers = { accept: 'application/json' }
  expect((await call('/api/page-forms/login', { form: page, headers })).status).toBe(200)
  const signUp = { email: `${person}@ñandú.test`, name: 'New', password: memberPassword, locale: 'es' }
  expect((await call('/api/users/register', { body: signUp })).status).toBe(201)
  // An e-mail address that the sign-in form rejects cannot get an account.
  const unfit = { ...newcomer(memberPassword), email: `${person}|x@members.test` }
  expectRefusal(await call('/api/users', { body: unfit, token: await asAdmin() }), 400)
})

describe('ACL-01 a visitor', () => {
  test('reads no member, and me, init and forgot-password reveal no account', async () => {
    for (const path of ['/api/users', '/api/users/count', `/api/users/${one.id}`]) expectRefusal(await call(path), 403)
    expect((await call('/api/users/me')).json.user).toBeNull()
    expect((await call('/api/users/init')).json).toEqual({ initialized: true })
    const [known, unknown] = await Promise.all(
      [one.email, 'nobody@members.test'].map((email) => call('/api/users/forgot-password', { body: { email } })),
    )
    expect([known?.status, known?.text]).toEqual([unknown?.status, unknown?.text])
  })

  test('gets the same response for a wrong password as for an unknown address', async () => {
    const wrong = [
      { email: two.email, password: 'not-the-right-password' },
      { email: 'nobody@members.test', password: 'not-the-right-password' },
    ]
    const [first, second] = await Promise.all(wrong.map((body) => call('/api/users/login', { body })))
    expect(first?.status).toBe(401)
    expect([first?.status, first?.text]).toEqual([second?.status, second?.text])
  })

  test('gets the same response for an unknown address, a wrong password and a locked account', async () => {
    const locked = await member('locked')
    const tryAt = (email: string, password: string, language: string): Promise<ClientResponse> =>
      call('/api/users/login', { body: { email, password }, headers: { 'accept-language': language } })
    const wrong = 'not-the-right-password'
    const misses: ClientResponse[] = []
    for (let miss = 0; miss < 7; miss += 1) misses.push(await tryAt(locked.email, wrong, 'en'))
    for (const [language, words] of [
      ['en', 'The email or password provided is incorrect.'],
      ['es', 'El correo o la contraseña son incorrectos.'],
      ['pt', 'O email ou senha fornecido está incorreto.'],
    ] as const) {
      const responses = [
        await tryAt('nobody@members.test', wrong, language),
        await tryAt(two.email, wrong, language),
        await tryAt(locked.email, wrong, language),
        await tryAt(locked.email, 'a-long-enough-password', language),
        ...(language === 'en' ? misses : []),
      ]
      for (const response of responses) expectRefusal(response, 401)
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
      expect(responses[0]?.json.message).toBe(words)
    }
    await call('/api/users/unlock', { body: { email: locked.email }, token: await asAdmin() })
    expect(await signIn({ email: locked.email, password: 'a-long-enough-password' })).toBeTypeOf('string')
  })

  test('ACT-01 a member cannot change the e-mail address; the error is the same for taken and free addresses', async () => {
    const change = async (email: unknown): Promise<ClientResponse> =>
      call(`/api/users/${one.id}`, { method: 'PATCH', body: { email }, token: one.token })
    for (const email of [two.email, ` ${two.email.toUpperCase()} `, adminLogin.email, `${unique('free')}@x.test`]) {
      const response = await change(email)
      expectRefusal(response, 400)
      expect(response.json.message).toBe('This e-mail address cannot be used.')
      expect(response.text).not.toMatch(/unique/i)
    }
    for (const email of [{ a: 1 }, ['a@x.test'], true, 5, `${'a'.repeat(300)}@x.test`, 'not an address']) {
      expectRefusal(await change(email), 400)
    }
    expect((await change(one.email)).status).toBe(200)
    const stored = await call(`/api/users/${one.id}`, { token: one.token })
    expect(stored.json.email).toBe(one.email)
  })

  test.each([{}, { email: 1, password: 2 }, { email: ['a'], password: {} }, { email: 'x', password: null }])(
    'cannot sign in with %j',
    async (body) => expectRefusal(await call('/api/users/login', { body }), 400),
  )
})

describe('ACL-01 passwords', () => {
  test.each([
    '',
    'abc',
    'elevenchars',
    '🍄🍄🍄🍄🍄🍄',
    'x'.repeat(129),
    123_456_789_012,
    ['a-long-enough-password'],
    null,
  ])('an admin cannot create a member with the password %j', async (password) => {
    expectRefusal(await call('/api/users', { body: newcomer(password), token: await asAdmin() }), 400)
  })

  test('a password of twelve or more characters is accepted', async () => {
    for (const password of ['twelve-chars', '🍄🌲🍂🌧️🦊 paseo', `${'un bosque con setas '.repeat(6)}y lluvia`]) {
      const user = newcomer(password)
      remember('users', await call('/api/users', { body: user, token: await asAdmin() }))
      expect(await signIn({ email: user.email, password })).toBeTypeOf('string')
    }
  })

  test('a member cannot change to a short password', async () => {
    const body = { password: 'short', currentPassword: 'a-long-enough-password' }
    expectRefusal(await call(`/api/users/${one.id}`, { method: 'PATCH', body, token: one.token }), 400)
    expect(await signIn({ email: one.email, password: 'a-long-enough-password' })).toBeTypeOf('string')
  })

  test('T-1I a member changes the password only with the current one; an admin needs none', async () => {
    const three = await member('three')
    const body = { password: 'el bosque huele a lluvia' }
    const by = (sent: Record<string, unknown>, path = `/api/users/${three.id}`): Promise<ClientResponse> =>
      call(path, { method: 'PATCH', body: { ...body, ...sent }, token: three.token })
    for (const path of [`/api/users/${three.id}`, `/api/users?where[id][equals]=${three.id}`])
      for (const [currentPassword, message] of [
        [undefined, 'Type your current password too.'],
        ['', 'Type your current password too.'],
        [{ a: 1 }, 'Type your current password too.'],
        ['not-the-right-password', 'This is not your password.'],
      ] as const) {
        const response = await by({ currentPassword }, path)
        expectRefusal(response, 400)
        expect(response.json.message).toBe(message)
      }
    expect(await signIn({ email: three.email, password: 'a-long-enough-password' })).toBeTypeOf('string')
    expect((await by({ currentPassword: 'a-long-enough-password' })).status).toBe(200)
    expect(await signIn({ email: three.email, ...body })).toBeTypeOf('string')
    const other = { password: 'chanterelles under the old spruce' }
    const byAdmin = await call(`/api/users/${three.id}`, { method: 'PATCH', body: other, token: await asAdmin() })
    expect(byAdmin.status, byAdmin.text).toBe(200)
    expect(await signIn({ email: three.email, ...other })).toBeTypeOf('string')
  })

  test('a reset with an invalid token is rejected', async () => {
    for (const token of ['', 'x', null, { exists: true }, ['a'], 1]) {
      const response = await call('/api/users/reset-password', { body: { token, password: 'a-long-enough-password' } })
      expectRefusal(response, 403)
    }
  })
})

describe('ACL-01 sessions', () => {
  test('a sign-in returns Payload’s fields and cookie, for JSON and for the form data that the admin sends', async () => {
    const login = { email: one.email, password: 'a-long-enough-password' }
    const parts = new FormData()
    parts.set('_payload', JSON.stringify(login))
    for (const response of [
      await call('/api/users/login', { body: { ...login, email: ` ${login.email.toUpperCase()} ` } }),
      await call('/api/users/login?depth=0', { form: parts }),
    ]) {
      expect(response.status, response.text).toBe(200)
      expect(Object.keys(response.json).sort()).toEqual(['exp', 'message', 'token', 'user'])
      expect(response.json).toMatchObject({ user: { id: one.id, email: one.email, collection: 'users' } })
      expect(response.headers.get('set-cookie')).toMatch(/^payload-token=[^;]+; Expires=[^;]+; Path=\/; HttpOnly/)
      expect(response.text).not.toMatch(/"(hash|salt|loginAttempts|lockUntil)"/)
    }
  })

  test('/api/users/me returns the token, is not cached, and reveals no hash or reset token', async () => {
    const me = await call('/api/users/me', { token: one.token })
    expect(me.json.token).toBe(one.token)
    expect(me.headers.get('cache-control')).toContain('no-store')
    expect(at(me.json, 'user.id')).toBe(one.id)
    expect(me.text).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
  })

  test('logging out invalidates the token of that session only', async () => {
    const token = await signIn({ email: two.email, password: 'a-long-enough-password' })
    expect((await call('/api/users/logout', { method: 'POST', token })).status).toBe(200)
    expect((await call('/api/users/me', { token })).json.user).toBeNull()
    expect((await call('/api/users/me', { token: two.token })).json.user).not.toBeNull()
  })

  test.each(['x', 'a.b.c', '', 'null'])('the token %j signs nobody in', async (token) => {
    expect((await call('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).json.user).toBeNull()
  })
})

test.each([
  ['/api/users/logout', {}, 400, 'signIn'],
  ['/api/users/reset-password', { token: 'x', password: memberPassword }, 403, 'linkExpired'],
] as const)('I18-01 %s returns its error message in the caller’s locale', async (path, body, status, text) => {
  for (const [locale, { refusals }] of Object.entries({ en, es, pt })) {
    const response = await call(path, { method: 'POST', body, headers: { 'accept-language': locale } })
    expectRefusal(response, status)
    expect(response.json.message).toBe(refusals[text])
  }
})
