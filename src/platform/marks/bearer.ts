/**
 * The session's token, which unliking sends in addition to the cookie (LIK-01). Fetched at each press, since another
 * member may have signed in meanwhile.
 */
export async function bearerToken(): Promise<string | null> {
  try {
    const response = await fetch('/api/users/me', { cache: 'no-store' })
    const { token } = (await response.json()) as { token?: unknown }
    return typeof token === 'string' ? token : null
  } catch {
    return null
  }
}
