import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pt from '@messages/pt.json'
import { freePort, startSite } from '../../scripts/lib/services'
import { at } from '../setup/client'
import { cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

/** The tests' site has rate limits off; a second process with limits can run only on PostgreSQL. */
const shared = process.env.TEST_DATABASE === 'postgres'

describe.runIf(shared)('G6 a site with rate limits on', () => {
  let counting: Awaited<ReturnType<typeof startSite>>
  let one: Member
  let other: Member
  let product: number

  beforeAll(async () => {
    const port = await freePort()
    const site = { PORT: String(port), SITE_URL: `http://localhost:${port}`, RATE_LIMITS: 'on' }
    counting = await startSite({ ...process.env, ...site })
    ;[one, other] = [await member('counted'), await member('uncounted')]
    product = await makeOne('products')
  })

  afterAll(async () => {
    await counting.stop()
    await cleanUp()
  })

  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${counting.address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  const signInThere = async ({ email }: Member): Promise<string> => {
    const response = await post('/api/users/login', { email, password: 'a-long-enough-password' })
    return String(at(await response.json(), 'token'))
  }

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  const review = async (headers: Record<string, string> = {}): Promise<Response> => {
    const doc = { relationTo: 'products', value: product }
    const response = await post(
      '/api/reviews',
      { doc, headline: 'Good', rating: 4, review: unique('As told') },
      headers,
    )
    if (response.status === 201)
      remember('reviews', {
        status: 201,
        headers: new Headers(),
        text: '',
        json: (await response.clone().json()) as Record<string, unknown>,
      })
    return response
  }

  test('all sessions of an account share ten contributions an hour; the next is a 429 with Retry-After', async () => {
    const again = await signInThere(one)
    expect(again).not.toBe(one.token)
    // A session cookie without an origin cannot write, but falls under the same budget.
    const sessions = [bearer(one.token), bearer(again), { cookie: `payload-token=${again}` }]
    const statuses: number[] = []
    // Rejected bodies are not counted.
    for (let index = 0; index < 11; index += 1)
      statuses.push((await post('/api/reviews', {}, sessions[index % 2])).status)
    expect(statuses).toEqual(statuses.map(() => 400))
    statuses.splice(0)
    for (let index = 0; index < 10; index += 1) statuses.push((await review(sessions[index % 2])).status)
    expect(statuses).toEqual(statuses.map(() => 201))
    for (const headers of [...sessions, bearer(await signInThere(one))]) {
      const response = await review({ ...headers, 'accept-language': 'es' })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
      expect(at(await response.json(), 'message')).toBe('Demasiadas peticiones. Inténtelo más tarde.')
    }
    // Neither other members behind the same IP address nor other budgets are affected.
    expect((await review(bearer(other.token))).status).toBe(201)
    expect((await review()).status).toBe(403)
  })

  /**
   * Submits a form as a browser without scripts does until it is rate-limited; returns the location and the page there.
   */
  async function sentTooSoon(name: string, fields: Record<string, string>, cookie = ''): Promise<[string, string]> {
    for (let sent = 0; sent < 70; sent += 1) {
      const response = await fetch(`${counting.address}/api/page-forms/${name}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: counting.address, 'accept-language': 'en', cookie },
        body: new URLSearchParams(fields),
      })
      const to = response.headers.get('location') ?? ''
      const kept = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      const shown = await fetch(`${counting.address}${to}`, { headers: { cookie: [cookie, ...kept].join('; ') } })
      const html = await shown.text()
      if (html.includes(pt.refusals.tooMany)) return [to, html]
    }
    throw new Error(`${name} is never refused`)
  }

  test('PRS-02 without scripts a rate-limited form keeps its locale and what was typed, except a password', async () => {
    const of = `products:${product}`
    const text = 'Long to write, and not to be written twice'
    const written = { of, locale: 'pt', back: '/pt/posts', rating: '4', headline: 'Bom', review: text }
    const [to, page] = await sentTooSoon('review', written, `payload-token=${await signInThere(one)}`)
    expect(to).toBe(`/pt/write/reviews?of=${encodeURIComponent(of)}&tried=review#form-review-refused`)
    for (const part of [text, 'value="Bom"']) expect(page).toContain(part)
    // With the honeypot filled in, nothing is stored.
    const filled = { 'field-first': 'Typed by hand', 'field-pick': 'a', homepage_url: 'a machine’s', locale: 'pt' }
    const [, form] = await sentTooSoon(`form-${await makeOne('forms')}`, filled)
    expect(form).toContain('value="Typed by hand"')
    expect(form).not.toContain('a machine’s')
    const login = { email: 'one@members.test', password: 'not-to-be-kept', locale: 'pt' }
    const [, signIn] = await sentTooSoon('login', login)
    expect(signIn).toContain('value="one@members.test"')
    expect(signIn).not.toContain('not-to-be-kept')
  })

  test('requests with invented tokens share the limit of their IP address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) statuses.push((await review(bearer(`${one.token}${index}`))).status)
    expect(statuses).not.toContain(200)
    expect(statuses.at(-1)).toBe(429)
  })

  test('T-1I other spellings of the sign-in’s path share its rate limit', async () => {
    const statuses: number[] = []
    const login = { email: 'nobody@members.test', password: 'x' }
    for (const path of ['login', '%6Cogin', 'LOGIN', 'login/'].flatMap((name) => [name, name, name, name]))
      statuses.push((await post(`/api/users/${path}`, login)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
