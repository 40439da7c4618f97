import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { env } from '@/core/env'
import { limits } from '@/core/limits'
import { locales } from '@/core/locales'
import { safePath } from '@/core/safe-path'

const key = createHash('sha256').update(`${env.payloadSecret}:confirm`).digest()

const schema = z.object({
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  hash: z.string(),
  salt: z.string(),
  /** The page that they came from: it is in the link, which may be opened on another device. */
  redirect: z.string().nullable().default(null).transform(safePath),
  /** When it was sealed, in milliseconds. */
  madeAt: z.number().default(0),
})

export type Newcomer = z.infer<typeof schema>

/**
 * An account that waits for its address to be confirmed. It travels in the mail, sealed, and is in no table: a visitor
 * cannot take an address they do not read, and nothing waits for ever.
 */
export const sealNewcomer = (newcomer: Newcomer): Promise<string> =>
  new EncryptJWT({ ...newcomer })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${limits.mailLinks.confirmHours}h`)
    .encrypt(key)

/** The account of a link, or null where it has expired or is none of ours. */
export async function openNewcomer(token: string): Promise<Newcomer | null> {
  try {
    const { payload } = await jwtDecrypt(token, key, { contentEncryptionAlgorithms: ['A256GCM'] })
    return schema.parse(payload)
  } catch {
    return null
  }
}

/** Whose address the link of a mail confirms, as its page shows it. */
export const addressOfLink = async (token: string): Promise<string | null> =>
  (token ? await openNewcomer(token) : null)?.email ?? null
