import { bearerToken } from './bearer'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * A call of the page's own, as JSON, with the cookie of the session as `fetch` sends it by itself (LIK-01).
 * @throws CallError with what the server said
 */
export async function jsonCall(
  method: Method,
  path: string,
  body?: object,
): Promise<{ status: number; result: unknown }> {
  const token = method === 'DELETE' ? await bearerToken() : null
  const response = await fetch(path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const result: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const message = (result as { message?: unknown } | null)?.message
    throw new CallError(typeof message === 'string' ? message : '')
  }
  return { status: response.status, result }
}

/** A call that was rejected, with what the server said. */
export class CallError extends Error {}

type Counts = Record<string, { likes: number; helpful: number } | undefined>

/** What hearts and helpful buttons show, by key. */
export async function readMarkCounts(keys: readonly string[]): Promise<Counts> {
  const { result } = await jsonCall('GET', `/api/counts?of=${keys.join(',')}`)
  return (result as { counts: Counts }).counts
}
