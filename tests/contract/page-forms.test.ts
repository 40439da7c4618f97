import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pt from '@messages/pt.json'
import { call, siteUrl } from '../setup/client'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let one: Member
beforeAll(async () => {
  one = await member('Form sender')
})
afterAll(cleanUp)

const right = 'a-long-enough-password'

/** Submits a form as a browser without scripts does. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}, name = 'login') {
  const response = await fetch(`${siteUrl}/api/page-forms/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, ...headers },
    body: new URLSearchParams(fields),
  })
  const cookies = response.headers.getSetCookie()
  return { status: response.status, to: response.headers.get('location'), cookies, text: await response.text() }
}

const asScript = { accept: 'application/json' }

const sessionOf = (cookies: readonly string[]): string =>
  cookies.map((line) => line.split(';')[0] ?? '').find((pair) => /^payload-token=./.test(pair)) ?? ''

describe('PRS-02 a form of a page', () => {
  test('redirects to its page, which shows what was typed but no password, and the error in the visitor’s locale', async () => {
    const response = await post({
      email: 'not an <address>',
      password: 'secret-secret',
      redirect: '/es/posts',
      locale: 'es',
    })
    expect([response.status, response.to]).toEqual([
      303,
      '/es/login?redirect=%2Fes%2Fposts&tried=login#form-login-refused',
    ])
    const cookie = response.cookies.map((line) => line.split(';')[0]).join('; ')
    const page = await fetch(`${siteUrl}/es/login?redirect=%2Fes%2Fposts&tried=login`, { headers: { cookie } })
    const html = await page.text()
    expect(html).toContain('value="not an &lt;address&gt;"')
    expect(html).toContain('Escriba una sola dirección de correo')
    expect(html).not.toContain('secret-secret')
    const untouched = await fetch(`${siteUrl}/es/login`, { headers: { cookie } })
    expect(await untouched.text()).not.toContain('not an &lt;address&gt;')
  })

  test('COM-05 with a comment that is too long leads to a page with the whole comment and the limit', async () => {
    const of = `posts:${await makeOne('posts')}`
    const comment = `${'🍄'.repeat(500)} and more`
    const response = await post({ of, comment, locale: 'en' }, {}, 'comment')
    expect([response.status, response.to]).toEqual([
      303,
      `/write/comments?of=${encodeURIComponent(of)}&tried=comment#form-comment-refused`,
    ])
    const cookie = response.cookies.map((line) => line.split(';')[0]).join('; ')
    const page = await fetch(new URL(response.to ?? '', siteUrl), { headers: { cookie } })
    const html = await page.text()
    expect(html).toContain(`>${comment}</textarea>`)
    expect(html).toContain('At most 500 characters')
  })

  test('T-1I returns the error of a leaked password together with those of the other fields', async () => {
    const response = await post({ name: '', email: 'x', password: 'password1234', locale: 'en' }, asScript, 'register')
    expect(JSON.parse(response.text)).toMatchObject({
      fields: {
        name: 'This field is required',
        email: 'Enter one e-mail address',
        password: expect.stringContaining('on lists of leaked') as unknown,
      },
    })
  })

  test('returns JSON to a script', async () => {
    const response = await post({ email: '', password: '', locale: 'pt' }, asScript)
    expect(response.status).toBe(400)
    const field = 'Este campo é obrigatório'
    expect(JSON.parse(response.text)).toMatchObject({ message: field, fields: { email: field, password: field } })
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['of a frame without a site', { origin: 'null' }, 403],
    ['that a browser calls cross-site', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
    ['as JSON', { 'content-type': 'application/json', accept: 'application/json' }, 415],
    ['that is to count as a reading', { 'x-http-method-override': 'GET', accept: 'application/json' }, 415],
  ])('%s is refused', async (_, headers, status) => {
    expect((await post({ email: one.email, password: right }, headers)).status).toBe(status)
  })

  test.each([
    ['form-1', { 'x-http-method-override': 'GET' }, `415: ${pt.refusals.mediaType}`],
    ['form-999999', {}, `404: ${pt.refusals.notFound}`],
    ['login', { 'x-http-method-override': 'GET' }, undefined],
  ])(
    'FRM-02 %s that a guard rejects returns the status with its message only if an editor made the form',
    async (name, headers, error) => {
      const { text } = await post({}, { ...asScript, 'accept-language': 'pt', ...headers }, name)
      expect((JSON.parse(text) as { error?: string }).error).toBe(error)
    },
  )

  test('of an unknown name is a 404, and a GET of a form is a 405', async () => {
    expect((await post({}, {}, 'constructor')).status).toBe(404)
    expect((await fetch(`${siteUrl}/api/page-forms/login`)).status).toBe(405)
  })
})

describe('PRS-02 a form that is rejected without scripts redirects to a page that shows why', () => {
  /** Submits a form as the member, and opens the page to which it redirects. */
  async function follow(name: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const session = `payload-token=${one.token}`
    const response = await post({ locale: 'pt', ...fields }, { cookie: session, ...headers }, name)
    expect(response.status, response.text).toBe(303)
    const cookie = [session, ...response.cookies.map((line) => line.split(';')[0])].join('; ')
    const page = await fetch(new URL(response.to ?? '', siteUrl), {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    return { to: response.to, status: page.status, html: await page.text() }
  }

  const { refusals } = pt
  const lost = 'Words that nobody wants to type twice'

  test.each([
    ['withdraw', { item: 'nothing' }, '/pt/account', refusals.related],
    ['end-session', { session: '' }, '/pt/account', refusals.required],
    ['delete-account', { password: 'not-the-right-password' }, '/pt/account', refusals.passwordWrong],
    ['password', { current: 'not-the-right-password', password: lost }, '/pt/account', refusals.passwordWrong],
    ['like', { item: 'products:999999' }, '/pt/like?item=products%3A999999', refusals.related],
    ['helpful', { item: 'reviews:999999' }, '/pt/like/helpful?item=reviews%3A999999', refusals.related],
    ['comment', { of: 'posts:999999', comment: lost }, '/pt/write/comments?of=posts%3A999999', refusals.related],
  ])('%s with %j', async (name, fields, path, said) => {
    const page = await follow(name, fields)
    expect(page.to).toMatch(new RegExp(`tried=${name}#form-${name}-refused$`))
    expect(page.to?.startsWith(path)).toBe(true)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`id="form-${name}-refused"`)
    expect(page.html).toMatch(new RegExp(`data-(?:summary|error)[^>]*>${said}<`))
    if ('comment' in fields) expect(page.html).toContain(lost)
  })

  test('COM-02 a comment sent before signing in is kept, and its error is gone once the visitor has signed in', async () => {
    const of = `posts:${await makeOne('posts')}`
    const refused = await post({ locale: 'pt', of, comment: lost }, {}, 'comment')
    const kept = refused.cookies.map((line) => line.split(';')[0])
    const shown = async (...session: string[]): Promise<boolean[]> => {
      const headers = { cookie: [...session, ...kept].join('; '), 'sec-fetch-site': 'same-origin' }
      const html = await (await fetch(new URL(refused.to ?? '', siteUrl), { headers })).text()
      return [html.includes(lost), html.includes(refusals.signIn)]
    }
    expect(await shown()).toEqual([true, true])
    expect(await shown(`payload-token=${one.token}`)).toEqual([true, false])
  })

  test.each(['profile', 'password', 'end-session', 'delete-account', 'withdraw'])(
    'ACT-03 %s after the session ended leads to the sign-in, which says that it ended',
    async (name) => {
      const fields = {
        name: 'A',
        language: 'pt',
        current: right,
        password: lost,
        session: 'others',
        item: 'comments:1',
      }
      const { to } = await post({ locale: 'pt', ...fields }, {}, name)
      const back = encodeURIComponent(`/pt/account?tried=${name}#form-${name}-refused`)
      expect(to).toBe(`/pt/login?redirect=${back}&done=ended`)
      const page = await fetch(new URL(to ?? '', siteUrl))
      expect(await page.text()).toContain(pt.accounts.done.ended)
    },
  )

  test('ACT-03 ending all other sessions leads to one message, and ending a single session to another', async () => {
    const session = (await post({ email: one.email, password: right })).cookies
    const cookie = sessionOf(session)
    const end = async (which: string): Promise<string | null> =>
      (await post({ locale: 'pt', session: which }, { cookie }, 'end-session')).to
    expect(await end('others')).toBe('/pt/account?done=sessions')
    expect(await end('0123456789abcdef')).toBe('/pt/account?done=session')
    const page = await fetch(`${siteUrl}/pt/account?done=sessions`, { headers: { cookie } })
    expect(await page.text()).toContain(pt.accounts.done.sessions)
    one = { ...one, token: cookie.slice('payload-token='.length) }
  })

  test('ACT-03 an edit of a comment that was published meanwhile, with what was typed', async () => {
    const of = `posts:${await makeOne('posts')}`
    const body = { doc: { relationTo: 'posts', value: Number(of.split(':')[1]) }, comment: 'As it was sent first' }
    const entry = remember('comments', await call('/api/comments', { body, token: one.token }))
    await change('comments', entry, { _status: 'published' })
    const page = await follow('comment', { of, entry: String(entry), comment: lost })
    expect([page.status, page.to]).toEqual([
      200,
      `/pt/write/comments?of=${encodeURIComponent(of)}&entry=${entry}&tried=comment#form-comment-refused`,
    ])
    for (const part of [refusals.decided, lost]) expect(page.html).toContain(part)
  })

  test('G1 a body that is too large to be read, on the page it was sent from', async () => {
    const of = `posts:${await makeOne('posts')}`
    const at = `/write/comments?of=${encodeURIComponent(of)}`
    const headers = { referer: `${siteUrl}/pt${at}`, 'accept-language': 'pt' }
    const page = await follow('comment', { of, comment: 'x'.repeat(300_000) }, headers)
    expect([page.status, page.to]).toEqual([200, `/pt${at}&tried=comment#form-comment-refused`])
    expect(page.html).toContain(refusals.tooLarge)
  })
})

describe('T-1N NAV-13 signing in by the page', () => {
  test.each([
    ['/es/mushrooms?page=2', '/es/mushrooms?page=2'],
    ['//evil.example', '/account'],
    ['/%2f%2fevil.example', '/account'],
    ['/..//evil.example', '/account'],
    ['/es/%2e%2e//evil.example', '/account'],
    ['https://evil.example', '/account'],
    ['/api/users/logout', '/account'],
  ])('with redirect=%s leads to %s', async (redirect, to) => {
    const response = await post({ email: one.email, password: right, redirect, locale: 'en' })
    expect([response.status, response.to]).toEqual([303, to])
    expect(sessionOf(response.cookies)).not.toBe('')
  })

  test('a member who is signed in is redirected in the page’s locale, and never to another site', async () => {
    const cookie = sessionOf((await post({ email: one.email, password: right })).cookies)
    const to = async (redirect: string, page = '/login'): Promise<string | null> => {
      const address = `${siteUrl}${page}?redirect=${encodeURIComponent(redirect)}`
      const response = await fetch(address, { headers: { cookie }, redirect: 'manual' })
      expect(response.status).toBe(307)
      return response.headers.get('location')
    }
    for (const page of ['/login', '/sign-up']) {
      expect(await to('/es/mushrooms?page=2', `/es${page}`)).toBe('/es/mushrooms?page=2')
      // A member may sign in in another locale than that of the page they left.
      expect(await to('/es/mushrooms?page=2', `/pt${page}`)).toBe('/pt/mushrooms?page=2')
      expect(await to('/es/mushrooms?page=2', page)).toBe('/mushrooms?page=2')
    }
    for (const trick of ['//evil.example', '/..//evil.example', '/.//evil.example', '/es/%2e%2e//evil.example'])
      expect(await to(trick), trick).toBe('/account')
  })

  test('gives /api/visitor the member, and null after signing out, which deletes the cookies of rejected texts', async () => {
    const send = async (cookie: string): Promise<unknown> => {
      const response = await fetch(`${siteUrl}/api/visitor`, { headers: { cookie } })
      expect(response.headers.get('cache-control')).toContain('no-store')
      return response.json()
    }
    expect(await send('')).toEqual({ member: null })
    expect(await send('payload-token=x')).toEqual({ member: null })
    const cookie = sessionOf((await post({ email: one.email, password: right })).cookies)
    const member = { id: one.id, name: 'Form sender', alias: null, avatar: null, admin: false }
    expect(await send(cookie)).toEqual({ member })
    // The form's script gets the member too, so that the next page shows them from its first paint.
    const signedIn = await post({ email: one.email, password: right }, asScript)
    expect(JSON.parse(signedIn.text)).toEqual({ member, to: '/account' })
    const signedOut = await post({}, { ...asScript, cookie: sessionOf(signedIn.cookies) }, 'logout')
    expect(JSON.parse(signedOut.text)).toEqual({ member: null, to: '/' })
    // Signing out deletes the cookies with rejected texts, which the next member on the device must not see.
    const out = await post({}, { cookie: `${cookie}; form-comment-0=a.b; form-comment-1=c; cart-count=2` }, 'logout')
    expect([out.status, out.to]).toEqual([303, '/'])
    const taken = out.cookies.filter((line) => line.includes('Max-Age=0') && line.startsWith('form-'))
    expect(taken.map((line) => line.split('=')[0])).toEqual(['form-comment-0', 'form-comment-1'])
    expect(await send(cookie)).toEqual({ member: null })
  })

  test('with a wrong password returns one error for the whole form and no session', async () => {
    const response = await post({ email: one.email, password: 'not-the-right-password', locale: 'en' }, asScript)
    expect(JSON.parse(response.text)).toMatchObject({
      error: 'The email or password provided is incorrect.',
      fields: {},
    })
    expect(sessionOf(response.cookies)).toBe('')
  })
})
