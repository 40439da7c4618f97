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

/** What a link holds, and whether it has expired; null where it is none of ours. */
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

/** The account of a link, or null where it has expired or is none of ours. */
export async function openNewcomer(token: string): Promise<Newcomer | null> {
  const link = await opened(token)
  return link && !link.isExpired ? link.newcomer : null
}

type Link = {
  /** Whose address it confirms; nothing where it has expired or is none of ours. */
  readonly email: string | null
  /** The page that they came from, of one that has expired too. */
  readonly redirect: string | null
}

/** The link of a mail, as its page shows it. */
export async function readLink(token: string): Promise<Link> {
  const link = token ? await opened(token) : null
  if (!link) return { email: null, redirect: null }
  const { email, redirect } = link.newcomer
  return { email: link.isExpired ? null : email, redirect }
}
