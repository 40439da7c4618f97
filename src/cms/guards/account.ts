import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { parseCookies } from 'payload'
import { z } from 'zod'
import { documentKey } from '@/core/document-key'
import { env } from '@/core/env'

/** As Payload makes its key of the configured secret (`init` in payload/dist/index.js); contract tests compare. */
const key = new TextEncoder().encode(createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32))

const claims = z.object({ collection: z.string(), id: z.union([z.string(), z.number()]) })

/** The token by which Payload would sign a call in: the first that is there, whether or not it is a good one. */
function tokenOf(request: Pick<Request, 'headers'>): string | null {
  const authorization = request.headers.get('authorization') ?? ''
  const scheme = ['JWT ', 'Bearer '].find((prefix) => authorization.startsWith(prefix))
  return scheme ? authorization.slice(scheme.length) : (parseCookies(request.headers).get('payload-token') ?? null)
}

/**
 * The account whose token a call shows, as `users:7`; null where there is none, or one that this site did not sign or
 * that has ended. Nothing is looked up: whether the session is still open is for Payload to say.
 */
export async function accountOf(request: Pick<Request, 'headers'>): Promise<string | null> {
  const token = tokenOf(request)
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] })
    const { collection, id } = claims.parse(payload)
    return documentKey(collection, id)
  } catch {
    return null
  }
}
