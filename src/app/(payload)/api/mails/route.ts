import { allowing, guardedCall } from '@/cms/guards/guarded'
import { mailsCall } from '@/cms/mail/stuck-call'

/** What an admin decides about mails that did not leave. */
export const POST = guardedCall((body, _caller, request) => mailsCall(body, request))

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
