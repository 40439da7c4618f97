import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { parseCookies } from 'payload'
import { z } from 'zod'
import { documentKey } from '@/core/document-key'
import { env } from '@/core/env'

/** The key that Payload derives from its secret (`init` in payload/dist/index.js); contract tests compare the two. */
const key = new TextEncoder().encode(createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32))

const claims = z.object({ collection: z.string(), id: z.union([z.string(), z.number()]) })

/** The token that Payload would use to authenticate a call: the first one present, valid or not. */
function tokenOf(request: Pick<Request, 'headers'>): string | null {
  const authorization = request.headers.get('authorization') ?? ''
  const scheme = ['JWT ', 'Bearer '].find((prefix) => authorization.startsWith(prefix))
  return scheme ? authorization.slice(scheme.length) : (parseCookies(request.headers).get('payload-token') ?? null)
}

/**
 * The account in a call's token, as `users:7`; null where there is no token, or its signature is not ours or it has
 * expired. Nothing is looked up: whether the session still exists is for Payload to check.
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
