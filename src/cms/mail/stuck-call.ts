import 'server-only'
import { z } from 'zod'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { isAdmin } from '../access/atoms'
import type { Refusal } from '../guards/refusals'
import { getCms } from '../public-find'
import { dropMails, retryMails, stuckMails } from './stuck'

const malformed = 'refusals.malformedQuery' satisfies Refusal
const notAllowed = 'refusals.notAllowed' satisfies Refusal

const body = z.strictObject({
  ids: z.array(z.int().min(1)).min(1).max(limits.fetchLimit),
  action: z.enum(['retry', 'drop']),
})

/**
 * POST /api/mails: retries mails that were not sent, or gives them up.
 * @throws AppError forbidden for everybody but admins, badRequest
 */
export async function mailsCall(sent: object, request: Request): Promise<{ done: readonly number[] }> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers: request.headers })
  if (!isAdmin(user)) throw new AppError('forbidden', notAllowed)
  const parsed = body.safeParse(sent)
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { ids, action } = parsed.data
  // A mail that left meanwhile, or a job that is no mail, is none of these.
  const known = new Set((await stuckMails(cms)).mails.map(({ id }) => id))
  const done = ids.filter((id) => known.has(id))
  await (action === 'retry' ? retryMails : dropMails)(cms, done)
  return { done }
}
