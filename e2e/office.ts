import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test'

type Body = Record<string, unknown>
type Login = { email: string; password: string }
/** The header that signs a call in; session cookies are accepted only with a browser's `Sec-Fetch-Site` or `Origin`. */
export type Bearer = { Authorization: string }
export type Doc = { id: number; slug: string; title: string }
export type Member = Login & { id: number; name: string }

/** The admin whom the environment of the test run names. */
const adminLogin: Login = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' }

export const memberPassword = 'a-long-enough-password'

let count = 0
export const unique = (): string => `e2e-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`

/** Signs in the browser context of `request`, and returns the header for calls from outside of it. */
export async function signIn(request: APIRequestContext, login: Login = adminLogin): Promise<Bearer> {
  const response = await request.post('/api/users/login', { data: login })
  expect(response.status(), await response.text()).toBe(200)
  const { token } = (await response.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

/** An API client with cookies of its own, apart from the page's browser context. */
export const requestsOf = (
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<APIRequestContext> => playwright.request.newContext(baseURL === undefined ? {} : { baseURL })

/** The admin's session, shared by all tests of a worker, since checking a password is slow by design. */
let admin: Promise<Bearer> | null = null

/** Creates and changes documents as an admin, and deletes those that the test created when it closes. */
export class Office {
  readonly #left: string[] = []

  constructor(readonly request: APIRequestContext) {}

  headers(): Promise<Bearer> {
    admin ??= signIn(this.request)
    return admin
  }

  async make(collection: string, data: Body): Promise<Doc> {
    const response = await this.request.post(`/api/${collection}`, { data, headers: await this.headers() })
    expect(response.status(), await response.text()).toBe(201)
    const { doc } = (await response.json()) as { doc: Doc }
    this.leaves(`/api/${collection}/${doc.id}`)
    return doc
  }

  /** A member, or an admin, with a name of their own. */
  async member(name = 'Member', role: 'member' | 'admin' = 'member'): Promise<Member> {
    const own = unique()
    const login = { name: `${name} ${own}`, email: `${own}@members.test`, password: memberPassword }
    return { ...login, id: (await this.make('users', { ...login, roles: [role] })).id }
  }

  async change(collection: string, id: number, data: Body, locale = 'en'): Promise<void> {
    const path = `/api/${collection}/${id}?locale=${locale}`
    const response = await this.request.patch(path, { data, headers: await this.headers() })
    expect(response.status(), await response.text()).toBe(200)
  }

  /** Also deletes the document at this path, which the test creates through a page. */
  leaves(path: string): void {
    this.#left.push(path)
  }

  async close(): Promise<void> {
    for (const path of this.#left.splice(0).reverse())
      await this.request.delete(path, { headers: await this.headers() })
    await this.request.dispose()
  }
}
