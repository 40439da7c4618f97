import { createHash } from 'node:crypto'
import { jwtSign } from 'payload'
import { env } from '@/core/env'

/** What Payload signs with (`init` in payload/dist/index.js). */
export const payloadKey = createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32)

/** A token as Payload issues it at sign-in. */
export async function tokenFor(id: number, sid = 'a-session'): Promise<string> {
  const fieldsToSign = { id, collection: 'users', email: `${id}@members.test`, roles: ['member'], sid }
  return (await jwtSign({ fieldsToSign, secret: payloadKey, tokenExpiration: 7200 })).token
}
