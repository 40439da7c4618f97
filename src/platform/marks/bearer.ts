/**
 * The token of the session, which taking back a like sends beside the cookie (LIK-01). Read at each press: the session may
 * be another member's by then.
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
