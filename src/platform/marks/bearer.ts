let pending: Promise<string | null> | null = null

async function send(): Promise<string | null> {
  const response = await fetch('/api/users/me', { cache: 'no-store' })
  const body = (await response.json()) as { token?: unknown }
  return typeof body.token === 'string' ? body.token : null
}

/** The token of the session, which taking back a like sends beside the cookie (LIK-01). */
export function bearerToken(): Promise<string | null> {
  pending ??= send().catch(() => {
    pending = null
    return null
  })
  return pending
}
