import { emailAddress } from '@/core/email-address'
import { isRecord } from '@/core/is-record'

/** An address as accounts are looked up, however it was typed; what is none stays as it is. */
export function lookedUp(typed: string): string {
  const address = typed.toLowerCase().trim()
  return emailAddress(address) ?? address
}

/** The e-mail address a member signs in with, as accounts are looked up. */
export const addressIn = (data: unknown): string | null => {
  const email: unknown = isRecord(data) ? data.email : null
  return typeof email === 'string' ? lookedUp(email) : null
}
