const site = process.env.TEST_SITE ?? ''

export const siteUrl = site

/** The admin that the environment of the test run names. */
export const adminLogin = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' }

export type ClientResponse = { status: number; headers: Headers; text: string; json: Json }

/** A JSON response of any shape, which tests read by path. */
export type Json = Record<string, unknown>

type Options = {
  method?: string
  body?: unknown
  raw?: string | Uint8Array<ArrayBuffer>
  form?: FormData
  token?: string | null
  headers?: Record<string, string>
  /** The address of another process on the same database. */
  at?: string
}

/** Calls the running site as an outside client. `path` begins with a slash. */
export async function call(path: string, options: Options = {}): Promise<ClientResponse> {
  const { body, raw, form, token, headers = {} } = options
  const json = body !== undefined || raw !== undefined
  const response = await fetch(`${options.at ?? site}${path}`, {
    method: options.method ?? (json || form ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      // Compression would cost both sides time; tests of compression request it themselves.
      'accept-encoding': 'identity',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(form ? { body: form } : {}),
    ...(json ? { body: raw ?? JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

const parse = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}

/** Signs in over REST and returns the bearer token. */
export async function signIn(login: { email: string; password: string }): Promise<string> {
  const response = await call('/api/users/login', { body: login })
  if (typeof response.json.token !== 'string')
    throw new Error(`Sign-in of ${login.email} returned ${response.status}: ${response.text}`)
  return response.json.token
}

let adminToken: Promise<string> | null = null

export const asAdmin = (): Promise<string> => (adminToken ??= signIn(adminLogin))

/** Reads `a.b.0.c` from a response. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )
}
