import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, make, picture, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'

const password = 'a-long-enough-password'
const slug = unique('t-leaving')
let leaver: Member
let product: number
let review: number

const pages = [
  ['', en],
  ['/es', es],
  ['/pt', pt],
] as const

const textOf = async (locale: string): Promise<string> => (await call(`${locale}/mushrooms/product/${slug}`)).text

/** The markup of an author's name. */
const named = (name: string): string => `<bdi class="font-medium">${name}</bdi>`

/** Sends a form as a browser without scripts does; returns the location of the redirect. */
async function press(name: string, fields: Record<string, string | Blob>): Promise<string | null> {
  const body = new FormData()
  for (const [key, value] of Object.entries({ locale: 'en', ...fields })) body.set(key, value)
  const headers = { origin: siteUrl, cookie: `payload-token=${leaver.token}` }
  const response = await fetch(`${siteUrl}/api/page-forms/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
  })
  return response.headers.get('location')
}

const profile = (over: Record<string, string | Blob>): Promise<string | null> =>
  press('profile', { name: 'Wanda Firstname', alias: '', language: 'en', ...over })

const ownPicture = async (): Promise<{ id: number; url: string } | null> => {
  const { json } = await call(`/api/users/${leaver.id}?depth=1`, { token: await asAdmin() })
  const id = at(json, 'avatar.id')
  return typeof id === 'number' ? { id, url: new URL(String(at(json, 'avatar.url')), siteUrl).pathname } : null
}

beforeAll(async () => {
  leaver = await member('Wanda Firstname')
  product = await make('products', bodies.products(slug))
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: 'Of a member', rating: 4, review: 'Words that stay.' }
  review = remember('reviews', await call('/api/reviews', { body, token: leaver.token }))
  await change('reviews', review, { _status: 'published' })
})
afterAll(cleanUp)

test('D-25 ACT-03 a new alias shows at once beside the member’s review in every locale', async () => {
  for (const [locale] of pages) expect(await textOf(locale)).toContain(named('Wanda Firstname'))
  expect(await profile({ alias: 'Spore Sister' })).toBe('/account?done=profile')
  for (const [locale] of pages) {
    const text = await textOf(locale)
    expect(text).toContain(named('Spore Sister'))
    expect(text).not.toContain(named('Wanda Firstname'))
  }
})

test('D-03 ACT-03 a picture reveals no name of its member, and is deleted when another replaces it', async () => {
  const send = async (): Promise<{ id: number; url: string } | null> => {
    const file = new Blob([await picture()], { type: 'image/png' })
    expect(await profile({ alias: 'Spore Sister', picture: file })).toBe('/account?done=profile')
    return ownPicture()
  }
  const first = await send()
  expect((await call(`/api/media/${first?.id}`)).text).not.toMatch(/Wanda|Sister/)
  expect((await call(first?.url ?? '')).status).toBe(200)
  expect(await textOf('')).toContain(first?.url.split('/').at(-1)?.split('.')[0])
  // The picture of a rejected form is not stored.
  const before = (await call('/api/media/count')).json.totalDocs
  const file = new Blob([await picture('jpeg')], { type: 'image/jpeg' })
  expect(await profile({ name: 'Sporeprint Admin', picture: file })).toContain('tried=profile')
  expect((await call('/api/media/count')).json.totalDocs).toBe(before)
  const second = await send()
  expect(second?.id).not.toBe(first?.id)
  expectRefusal(await call(`/api/media/${first?.id}`), 404)
})

test('ACT-03 a picture that is too large is rejected with the limits of a picture, with scripts and without', async () => {
  const body = new FormData()
  body.set('locale', 'pt')
  body.set('name', 'Wanda 🍄 Segunda')
  body.set('picture', new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/jpeg' }))
  const headers = { origin: siteUrl, cookie: `payload-token=${leaver.token}`, 'accept-language': 'pt' }
  const send = (accept: string): Promise<Response> =>
    fetch(`${siteUrl}/api/page-forms/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, accept },
      body,
    })
  const asScript = await send('application/json')
  expect([asScript.status, await asScript.json()]).toMatchObject([413, { error: pt.refusals.picture }])
  const asPage = await send('text/html')
  const shown = [...asPage.headers.getSetCookie().map((line) => line.split(';')[0]), headers.cookie].join('; ')
  const page = await fetch(new URL(asPage.headers.get('location') ?? '', siteUrl), { headers: { cookie: shown } })
  const html = await page.text()
  expect(html).toContain(pt.refusals.picture)
  // Fields before the picture were parsed, so the form is filled in again.
  expect(html).toContain('value="Wanda 🍄 Segunda"')
})

describe('ACT-03 a profile form submitted after the session ended', () => {
  const typed = { locale: 'es', name: 'Wanda Typed', alias: 'Seta', language: 'pt' }

  /** Submits the form of `of` without a session, then opens the page to which it leads back, signed in as `as`. */
  async function comeBack(
    accept: string,
    as: Member,
    of = as,
  ): Promise<{ to: string; html: string; portuguese: string }> {
    const response = await fetch(`${siteUrl}/api/page-forms/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: siteUrl, accept },
      body: new URLSearchParams({ ...typed, member: String(of.id) }),
    })
    const isPage = accept === 'text/html'
    const to = isPage ? response.headers.get('location') : ((await response.json()) as { to: string }).to
    const kept = response.headers.getSetCookie().map((line) => line.split(';')[0])
    const back = new URL(to ?? '', siteUrl).searchParams.get('redirect') ?? ''
    const cookie = [...kept, `payload-token=${as.token}`].join('; ')
    const shown = async (path: string) => (await fetch(new URL(path, siteUrl), { headers: { cookie } })).text()
    return { to: to ?? '', html: await shown(back), portuguese: await shown(back.replace(/^\/es/, '/pt')) }
  }

  test.each(['text/html', 'application/json'])(
    'shows the typed values again after the member signs in (%s)',
    async (accept) => {
      const { to, html, portuguese } = await comeBack(accept, leaver)
      expect(to).toMatch(/^\/es\/login\?redirect=.*&done=ended$/)
      for (const value of [typed.name, typed.alias]) expect(html).toContain(`value="${value}"`)
      expect(html).toContain(es.refusals.sessionEnded)
      expect(portuguese).toContain(pt.refusals.sessionEnded)
    },
  )

  test('T-1I is not shown to another member who signs in on the same device, and does not change their name', async () => {
    const other = await member('Somebody else')
    const { html } = await comeBack('text/html', other, leaver)
    expect(html).toContain('value="Somebody else"')
    expect(html).not.toContain(typed.name)
    const sent = await fetch(`${siteUrl}/api/page-forms/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: siteUrl, cookie: `payload-token=${other.token}` },
      body: new URLSearchParams({ ...typed, member: String(leaver.id) }),
    })
    expect(sent.headers.get('location')).toContain('done=ended')
    expect(at((await call('/api/users/me', { token: other.token })).json, 'user.name')).toBe('Somebody else')
  })
})

test('D-25 T-1I a member cannot take another member’s picture, one of the site or a missing one as their own', async () => {
  const other = await member('Face thief')
  const show = (avatar: unknown): Promise<ClientResponse> =>
    call(`/api/users/${other.id}`, { method: 'PATCH', body: { avatar }, token: other.token })
  const [drawn] = docsOf(await call('/api/media?limit=1&depth=0&sort=id'))
  for (const avatar of [(await ownPicture())?.id, drawn?.id, 999_999]) expectRefusal(await show(avatar), 400)
  expect((await show(null)).status).toBe(200)
})

test('ACT-03 a deleted account leaves its review by a former member in every locale, and no like, picture or session', async () => {
  const item = { relationTo: 'products', value: product }
  expect((await call('/api/likes', { body: { item }, token: leaver.token })).status).toBe(201)
  const picture = await ownPicture()
  expect(await press('delete-account', { password: 'not-the-right-password' })).toContain('tried=delete-account')
  expect(await press('delete-account', { password })).toBe('/login?done=deleted')
  for (const [locale, { community }] of pages) {
    const text = await textOf(locale)
    expect(text).toContain('Words that stay.')
    expect(text).toContain(named(community.former))
    expect(text).not.toMatch(/Wanda|Spore Sister/)
  }
  const { json } = await call(`/api/entries?kind=reviews&of=products:${product}`)
  expect(at(json, 'entries.0')).toMatchObject({ id: review, author: { name: '', alias: null, picture: null } })
  expect(at((await call(`/api/counts?of=products:${product}`)).json, `counts.products:${product}.likes`)).toBe(0)
  const token = await asAdmin()
  expect(docsOf(await call(`/api/likes?where[user][equals]=${leaver.id}`, { token }))).toEqual([])
  expectRefusal(await call(`/api/media/${picture?.id}`), 404)
  expect((await call(picture?.url ?? '')).status).toBe(404)
  const [stem = ''] = path.basename(picture?.url ?? '').split('.')
  expect(stem).toMatch(/^member-/)
  const files = readdirSync(path.join(process.env.DATA_DIR ?? '', 'media'))
  expect(files.filter((file) => file.startsWith(stem))).toEqual([])
  expectRefusal(await call('/api/account/data', { headers: { cookie: `payload-token=${leaver.token}` } }), 403)
  expect((await call('/api/users/me', { token: leaver.token })).json.user).toBeNull()
  expectRefusal(await call('/api/users/login', { body: { email: leaver.email, password } }), 401)
})
