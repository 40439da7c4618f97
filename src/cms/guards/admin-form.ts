import type { PayloadRequest } from 'payload'
import { isAdmin } from '../access/atoms'

/** Whether a call comes from a page of the admin. */
function isOfAdmin(req: PayloadRequest): boolean {
  const referrer = req.headers.get('referer')
  return req.payloadAPI === 'REST' && !!referrer && /^https?:\/\/[^/]+\/admin\//.test(referrer)
}

/** Whether a call comes from a form of the admin, which sends all that it loaded; other callers name what they change. */
export const isForm = (req: PayloadRequest): boolean => isOfAdmin(req) && isAdmin(req.user)

/** Whether a form of the admin was sent after its session had ended. */
export const isNobodysForm = (req: PayloadRequest): boolean => isOfAdmin(req) && !req.user && req.method !== 'GET'
