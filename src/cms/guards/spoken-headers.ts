import { documentBounds } from './form-bounds'
import { callerLocale } from './refusals'

const adminPage = /^https?:\/\/[^/]+\/admin(\/|\?|$)/

/**
 * The headers of a write for Payload, which reads from them alone in which language it speaks: another may stand in the
 * address of the call, or in that of its page (I18-01). The `locale` of a document, and whatever the admin sends as one,
 * is the language of what is written, and not of who writes it.
 */
export function spokenHeaders(request: Request): Headers {
  const headers = new Headers(request.headers)
  const isEditing = documentBounds(new URL(request.url).pathname) || adminPage.test(headers.get('referer') ?? '')
  if (!isEditing) headers.set('accept-language', callerLocale(request))
  return headers
}
