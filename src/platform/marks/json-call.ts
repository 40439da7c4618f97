import { bearerToken } from './bearer'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Sends a JSON request with the session's cookie, which `fetch` adds by itself (LIK-01).
 * @throws CallError with the server's message
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

/** A rejected call, with the server's message. */
export class CallError extends Error {}

type Counts = Record<string, { likes: number; helpful: number } | undefined>

/** The counts of like buttons and helpful marks, by key. */
export async function readMarkCounts(keys: readonly string[]): Promise<Counts> {
  const { result } = await jsonCall('GET', `/api/counts?of=${keys.join(',')}`)
  return (result as { counts: Counts }).counts
}
