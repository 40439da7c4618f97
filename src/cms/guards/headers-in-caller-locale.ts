import { documentBounds } from './form-bounds'
import { callerLocale } from './refusals'

const adminPage = /^https?:\/\/[^/]+\/admin(\/|\?|$)/

/**
 * The headers of a write, with `accept-language` set to the caller's locale: Payload reads it from there only, while
 * the address or its page may have another (I18-01). Not for a document's `locale` or calls of the admin, which are the
 * language of the content, not of the caller.
 */
export function headersInCallerLocale(request: Request): Headers {
  const headers = new Headers(request.headers)
  const isEditing = documentBounds(new URL(request.url).pathname) || adminPage.test(headers.get('referer') ?? '')
  if (!isEditing) headers.set('accept-language', callerLocale(request))
  return headers
}
