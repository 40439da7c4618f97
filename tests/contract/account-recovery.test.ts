import { afterAll, describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { asAdmin, at, call, signIn, siteUrl, type ClientResponse } from '../setup/client'
import { onDatabase, runProgram } from '../setup/database'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, picture, unique } from '../setup/fixtures'
import { letterTo } from '../setup/letters'
import { mailsTo } from '../setup/mails'
import { member, type Member } from '../setup/members'
import pt from '@messages/pt.json'

afterAll(cleanUp)

const password = 'a-long-enough-password'
const better = 'el bosque huele a lluvia'

const tokenIn = (link: string | undefined): string => new URL(link ?? 'x:').searchParams.get('token') ?? ''

const register = (body: Record<string, unknown>): Promise<ClientResponse> => call('/api/users/register', { body })

/** Submits a page's form. */
const press = async (name: string, fields: Record<string, string>): Promise<{ status: number; to: string | null }> => {
  const response = await fetch(`${siteUrl}/api/page-forms/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, to: response.headers.get('location') }
}

const idOf = async (email: string): Promise<unknown> =>
  docsOf(await call(`/api/users?where[email][equals]=${email}`, { token: await asAdmin() }))[0]?.id

const remove = async (email: string): Promise<void> => {
  await call(`/api/users/${String(await idOf(email))}`, { method: 'DELETE', token: await asAdmin() })
}

/** Five wrong passwords from one IP address trigger the site's own in-memory lock, in addition to Payload's. */
const guessUntilShutOut = async (email: string): Promise<void> => {
  for (let guess = 0; guess < limits.signIn.attempts; guess += 1)
    expectRefusal(await call('/api/users/login', { body: { email, password: `${password} ${guess}` } }), 401)
  expectRefusal(await call('/api/users/login', { body: { email, password } }), 401)
}

describe('ACT-01 signing up', () => {
  test('the mailed link and the password of the sign-up create the account, in the requested locale', async () => {
    const email = `${unique('new')}@members.test`
    const extra = { roles: ['admin'], sessions: [], _verified: true, id: 1, sample: true, hash: 'x' }
    const made = await register({ email: ` ${email.toUpperCase()} `, password, name: 'Nova', locale: 'pt', ...extra })
    expect([made.status, made.json.message]).toEqual([201, 'Veja seu e-mail: o link que enviamos conclui a sua conta.'])
    expectRefusal(await call('/api/users/login', { body: { email, password } }), 401)
    const mail = await letterTo(email)
    expect(mail.subject).toBe('Confirme seu endereço em Sporeprint')
    expect(mail.links[0]).toMatch(new RegExp(`^${siteUrl}/pt/verify\\?token=`))
    expect(mail.html).toContain('lang="pt-BR"')
    expect(mail.html).toContain('Confirmar meu endereço')
    const token = tokenIn(mail.links[0])
    const page = await call(`/pt/verify?token=${token}`)
    expect(page.text).toContain(email)
    expect(page.text).toContain(pt.accounts.verify.notYou)
    const again = expect.stringContaining('tried=verify') as string
    expect(await press('verify', { token: `${token}x`, password, locale: 'pt' })).toMatchObject({ to: again })
    // Confirming needs the password of the sign-up, so that a recipient who did not sign up creates no account.
    for (const wrong of ['', better]) {
      expect(await press('verify', { token, password: wrong, locale: 'pt' })).toMatchObject({ to: again })
      expect(await idOf(email)).toBeUndefined()
    }
    const confirm = (locale: string) => press('verify', { token, password, locale })
    expect(await confirm('pt')).toEqual({ status: 303, to: '/pt/account?done=welcome' })
    const me = await call('/api/users/me', { token: await signIn({ email, password }) })
    expect(me.json.user).toMatchObject({ name: 'Nova', roles: ['member'], locale: 'pt', email })
    // The link of an existing account signs in only while its password is still the one of the sign-up.
    expect((await confirm('en')).to).toBe('/account?done=welcome')
    const id = String(await idOf(email))
    await call(`/api/users/${id}`, { method: 'PATCH', body: { password: better }, token: await asAdmin() })
    expect((await confirm('en')).to).toBe('/login?done=confirmed')
    // The link does not restore a deleted account, and that of a later sign-up is another one.
    await remove(email)
    expect((await confirm('pt')).to).toEqual(again)
    expect(await idOf(email)).toBeUndefined()
    await register({ email, password, name: 'Nova', locale: 'pt' })
    const later = tokenIn((await letterTo(email, 2)).links[0])
    expect(await press('verify', { token: later, password, locale: 'pt' })).toMatchObject({
      to: '/pt/account?done=welcome',
    })
    await remove(email)
  })

  test('T-1N NAV-13 confirming redirects to the page from which the visitor signed up, never to another site', async () => {
    const cases = [
      ['pt', '/pt/mushrooms/boletus-edulis?from=heart', '/pt/mushrooms/boletus-edulis?from=heart'],
      ['es', '/es/account', '/es/account?done=welcome'],
      ['en', '//evil.example', '/account?done=welcome'],
      ['en', `/search?q=${'a'.repeat(1000)}`, '/account?done=welcome'],
    ] as const
    for (const [locale, redirect, to] of cases) {
      const email = `${unique('returning')}@members.test`
      // The longest possible name fits into the link along with the e-mail address.
      const signedUp = await press('register', { email, password, name: '山'.repeat(80), locale, redirect })
      expect(signedUp.to).toContain('done=mailed')
      const token = tokenIn((await letterTo(email)).links[0])
      expect(await press('verify', { token, password, locale })).toEqual({ status: 303, to })
      await remove(email)
    }
  })

  test('a taken address gets the same response as a free one, and its owner gets a mail in their locale', async () => {
    const owner = await member('Owner')
    await change('users', owner.id, { locale: 'es' })
    const fresh = `${unique('fresh')}@members.test`
    const both = await Promise.all(
      [owner.email, fresh].map((email) => register({ email, password, name: 'X', locale: 'en' })),
    )
    expect(both[0]?.status).toBe(201)
    expect([both[0]?.status, both[0]?.text]).toEqual([both[1]?.status, both[1]?.text])
    const mail = await letterTo(owner.email)
    expect(mail.subject).toBe('Su cuenta en Sporeprint')
    expect(mail.text).toContain(`${siteUrl}/es/forgot-password`)
    expect(await signIn({ email: owner.email, password })).toBeTypeOf('string')
  })

  test.each([
    [{ password: 'short' }, 'password', 'A password has 12 to 128 characters.'],
    [
      { password: 'Password1234' },
      'password',
      'This password is on lists of leaked ones or easy to guess. Choose another.',
    ],
    [{ email: 'no address' }, 'email', 'Enter one e-mail address'],
    [{ email: { a: 1 } }, 'email', 'This field is required'],
    [{ name: '' }, 'name', 'This field is required'],
    [{ name: 'Sporeprint Admin' }, 'name', 'This name looks as if it spoke for the site. Choose another.'],
    [{ name: 'a\u202Eb' }, 'name', 'This text cannot be used'],
  ])('with %j is rejected with the reason and sends no mail', async (wrong, path, message) => {
    const email = `${unique('refused')}@members.test`
    const response = await register({ email, password, name: 'Anna', locale: 'en', ...wrong })
    expectRefusal(response, 400)
    expect(response.text).toContain(JSON.stringify({ message, path }).slice(1, -1).split(',')[0])
    expect(response.text).toContain(`"path":"${path}"`)
    expect(mailsTo(email)).toEqual([])
  })
})

describe('ACT-01 H1 resetting a forgotten password', () => {
  test('the mailed link sets a new password once, ends the old sessions and rejects weak passwords', async () => {
    const { email, token: session, id } = await member('Forgetful')
    await call(`/api/users/${id}`, { method: 'PATCH', body: { locale: 'es' }, token: session })
    const requested = await call('/api/users/forgot-password', { body: { email } })
    expect(requested.status).toBe(200)
    const mail = await letterTo(email)
    expect(mail.subject).toBe('Una contraseña nueva para Sporeprint')
    expect(mail.links[0]).toMatch(new RegExp(`^${siteUrl}/es/reset-password\\?token=`))
    const token = tokenIn(mail.links[0])
    for (const [weak, message] of [
      ['abc', 'A password has 12 to 128 characters.'],
      ['qwertyuiop123', 'This password is on lists of leaked ones or easy to guess. Choose another.'],
      [email, 'This password is on lists of leaked ones or easy to guess. Choose another.'],
    ] as const) {
      const response = await call('/api/users/reset-password', { body: { token, password: weak } })
      expectRefusal(response, 400)
      expect(response.json.message).toBe(message)
    }
    const reset = await call('/api/users/reset-password', { body: { token, password: better } })
    expect(reset.status, reset.text).toBe(200)
    expect((await call('/api/users/me', { token: String(reset.json.token) })).json.user).toMatchObject({ id })
    expect((await call('/api/users/me', { token: session })).json.user).toBeNull()
    expect(await signIn({ email, password: better })).toBeTypeOf('string')
    expectRefusal(await call('/api/users/login', { body: { email, password } }), 401)
    expectRefusal(await call('/api/users/reset-password', { body: { token, password: `${better} x` } }), 403)
  })

  test('T-1I a link issued before a change of password or address is rejected', async () => {
    const changes = [
      ({ token }: Member) => Promise.resolve({ body: { password: better, currentPassword: password }, token }),
      async () => ({ body: { email: `${unique('moved')}@members.test` }, token: await asAdmin() }),
    ]
    for (const change of changes) {
      const owner = await member('Careful')
      await call('/api/users/forgot-password', { body: { email: owner.email } })
      const token = tokenIn((await letterTo(owner.email)).links[0])
      const path = `/api/users/${owner.id}`
      expect((await call(path, { method: 'PATCH', body: { name: 'Careful too' }, token: owner.token })).status).toBe(
        200,
      )
      expect((await call(path, { method: 'PATCH', ...(await change(owner)) })).status).toBe(200)
      expectRefusal(await call('/api/users/reset-password', { body: { token, password: `${better} x` } }), 403)
    }
  })

  test('the form resets the password of a member with a picture, and the picture stays', async () => {
    const { email, id, token: session } = await member('Pictured')
    const profile = new FormData()
    for (const [name, value] of Object.entries({ name: 'Pictured', alias: '', language: 'en', locale: 'en' }))
      profile.set(name, value)
    profile.set('picture', new Blob([await picture()], { type: 'image/png' }), 'me.png')
    const headers = { origin: siteUrl, cookie: `payload-token=${session}` }
    await call('/api/page-forms/profile', { form: profile, headers })
    const avatar = async (): Promise<unknown> =>
      at((await call(`/api/users/${id}?depth=0`, { token: await asAdmin() })).json, 'avatar')
    const shown = await avatar()
    expect(shown).toBeTypeOf('number')
    await call('/api/users/forgot-password', { body: { email } })
    const token = tokenIn((await letterTo(email)).links[0])
    expect(await press('reset-password', { token, password: better, locale: 'en' })).toMatchObject({
      to: '/account?done=password',
    })
    expect(await signIn({ email, password: better })).toBeTypeOf('string')
    expect(await avatar()).toBe(shown)
  })

  test('T-1N NAV-13 redirects to the page from which it was requested, never to another site', async () => {
    for (const [redirect, page, to] of [
      ['/es/mushrooms/boletus-edulis?from=heart', '/es/mushrooms/boletus-edulis?from=heart', null],
      ['//evil.example', null, '/es/account?done=password'],
    ] as const) {
      const { email } = await member('On the way')
      const asked = await press('forgot-password', { email, locale: 'es', redirect })
      const back = page === null ? '' : `redirect=${encodeURIComponent(page)}&`
      expect(asked.to).toBe(`/es/forgot-password?${back}done=mailed`)
      const link = new URL((await letterTo(email)).links[0] ?? 'x:')
      expect(link.searchParams.get('redirect')).toBe(page)
      const fields = { password: better, locale: 'es', ...Object.fromEntries(link.searchParams) }
      expect((await press('reset-password', fields)).to).toBe(page ?? to)
    }
  })

  test('works after too many wrong passwords locked the account, and the new password signs in at once', async () => {
    const { email } = await member('Guessed first')
    await guessUntilShutOut(email)
    await call('/api/users/forgot-password', { body: { email } })
    const token = tokenIn((await letterTo(email)).links[0])
    const reset = await call('/api/users/reset-password', { body: { token, password: better } })
    expect(reset.status, reset.text).toBe(200)
    expect(await signIn({ email, password: better })).toBeTypeOf('string')
  })

  test('an expired link shows no password field, is rejected, and leaves the password unchanged', async () => {
    const { email, id } = await member('Too late')
    await call('/api/users/forgot-password', { body: { email } })
    const token = tokenIn((await letterTo(email)).links[0])
    const page = async (): Promise<string> => (await call(`/pt/reset-password?token=${token}`)).text
    expect(await page()).toContain('type="password"')
    const past = new Date(Date.now() - 1000).toISOString()
    await onDatabase(`UPDATE users SET reset_password_expiration = '${past}' WHERE id = ${id}`)
    // An expired link shows no password field.
    expect(await page()).not.toContain('type="password"')
    expect(await page()).toContain(pt.refusals.linkExpired)
    expectRefusal(await call('/api/users/reset-password', { body: { token, password: better } }), 403)
    expect((await press('reset-password', { token, password: better, locale: 'pt' })).to).toContain(
      '/pt/reset-password',
    )
    expect(await signIn({ email, password })).toBeTypeOf('string')
  })

  test('of two concurrent resets with one link exactly one succeeds', async () => {
    const { email } = await member('Pressed twice')
    await call('/api/users/forgot-password', { body: { email } })
    const token = tokenIn((await letterTo(email)).links[0])
    const words = [better, 'chanterelles under the old spruce']
    const responses = await Promise.all(
      words.map((word) => call('/api/users/reset-password', { body: { token, password: word } })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
    const won = words[responses.findIndex(({ status }) => status === 200)] ?? ''
    expect(await signIn({ email, password: won })).toBeTypeOf('string')
  })

  test('an unknown address gets the same response as a known one, and no mail', async () => {
    const nobody = `${unique('nobody')}@members.test`
    const known = await member('Known')
    const responses = await Promise.all(
      [nobody, known.email].map((email) => call('/api/users/forgot-password', { body: { email, locale: 'en' } })),
    )
    expect([responses[0]?.status, responses[0]?.text]).toEqual([responses[1]?.status, responses[1]?.text])
    await letterTo(known.email)
    expect(mailsTo(nobody)).toEqual([])
  })
})

describe('ACT-01 the admin-password command', () => {
  const printed = /signs in with (\S+) from now on/

  test('sets a new password while the site runs and sign-in is locked by wrong guesses, and ends the sessions', async () => {
    const { id, email, token } = await member('Admin who forgot')
    await call(`/api/users/${id}`, { method: 'PATCH', body: { roles: ['admin'] }, token: await asAdmin() })
    await onDatabase(`UPDATE users SET login_attempts = 100, lock_until = '2099-01-01T00:00:00.000Z' WHERE id = ${id}`)
    expectRefusal(await call('/api/users/login', { body: { email, password } }), 401)
    await onDatabase(`UPDATE users SET login_attempts = 0, lock_until = NULL WHERE id = ${id}`)
    await guessUntilShutOut(email)
    const said = await runProgram('admin-password', [email.toUpperCase()])
    const [, fresh = ''] = printed.exec(said) ?? []
    expect(await signIn({ email, password: fresh })).toBeTypeOf('string')
    expect((await call('/api/users/me', { token })).json.user).toBeNull()
    expectRefusal(await call('/api/users/login', { body: { email, password } }), 401)
  })

  test('rejects the address of a member who is no admin, and leaves the password unchanged', async () => {
    const { email } = await member('No admin')
    await expect(runProgram('admin-password', [email])).rejects.toThrow(`No admin has the address ${email}`)
    expect(await signIn({ email, password })).toBeTypeOf('string')
  })
})
