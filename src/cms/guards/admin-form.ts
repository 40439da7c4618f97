import type { PayloadRequest } from 'payload'
import { isAdmin } from '../access/atoms'

/** Whether a call comes from a form of the admin, which sends all that it loaded; other callers name what they change. */
export function isForm(req: PayloadRequest): boolean {
  const referrer = req.headers.get('referer')
  return req.payloadAPI === 'REST' && isAdmin(req.user) && !!referrer && /^https?:\/\/[^/]+\/admin\//.test(referrer)
}
