import { emailAddress } from '@/core/email-address'
import { isRecord } from '@/core/is-record'

/** A typed address as accounts are looked up: trimmed, lower case, its domain in ASCII where it is valid. */
export function lookedUp(typed: string): string {
  const address = typed.toLowerCase().trim()
  return emailAddress(address) ?? address
}

/** The e-mail address in a body, as accounts are looked up; null where there is none. */
export const addressIn = (data: unknown): string | null => {
  const email: unknown = isRecord(data) ? data.email : null
  return typeof email === 'string' ? lookedUp(email) : null
}
