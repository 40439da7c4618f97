import { allowing, guardedCall } from '@/cms/guards/guarded'
import { mailsCall } from '@/cms/mail/stuck-call'

/** Takes the decision of an admin on mails that could not be sent. */
export const POST = guardedCall((body, _caller, request) => mailsCall(body, request))

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
