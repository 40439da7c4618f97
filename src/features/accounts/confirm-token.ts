import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
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
  /** The path that the visitor came from, in the link itself, since that may be opened on another device. */
  redirect: z.string().nullable().default(null).transform(safePath),
  /** When it was sealed, in milliseconds since 1970. */
  madeAt: z.number().default(0),
})

export type Newcomer = z.infer<typeof schema>

/**
 * Encrypts an account that waits for confirmation into its mailed link instead of storing it: visitors cannot take an
 * address whose mails they do not read, and nothing waits for ever.
 */
export const sealNewcomer = (newcomer: Newcomer): Promise<string> =>
  new EncryptJWT({ ...newcomer })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${limits.mailLinks.confirmHours}h`)
    .encrypt(key)

/** What a link holds, and whether it has expired; null where this site did not seal it. */
async function opened(token: string): Promise<{ newcomer: Newcomer; isExpired: boolean } | null> {
  const held = async (): Promise<{ payload: unknown; isExpired: boolean }> => {
    try {
      const { payload } = await jwtDecrypt(token, key, { contentEncryptionAlgorithms: ['A256GCM'] })
      return { payload, isExpired: false }
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { payload: error.payload, isExpired: true }
      throw error
    }
  }
  try {
    const { payload, isExpired } = await held()
    return { newcomer: schema.parse(payload), isExpired }
  } catch {
    return null
  }
}

/** The account in a link; null where the link is invalid or has expired. */
export async function openNewcomer(token: string): Promise<Newcomer | null> {
  const link = await opened(token)
  return link && !link.isExpired ? link.newcomer : null
}

type Link = {
  /** The address that the link confirms; null where the link is invalid or has expired. */
  readonly email: string | null
  /** The path that the visitor came from, even of an expired link. */
  readonly redirect: string | null
}

/** Reads a mailed link for the page that it opens. */
export async function readLink(token: string): Promise<Link> {
  const link = token ? await opened(token) : null
  if (!link) return { email: null, redirect: null }
  const { email, redirect } = link.newcomer
  return { email: link.isExpired ? null : email, redirect }
}
