import 'server-only'
import { z } from 'zod'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import type { Refusal } from '../guards/refusals'
import { getCms } from '../public-find'
import { adminOf } from '../session'
import { dropMails, retryMails, stuckMails } from './stuck'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const body = z.strictObject({
  ids: z.array(z.int().min(1)).min(1).max(limits.fetchLimit),
  action: z.enum(['retry', 'drop']),
})

/**
 * POST /api/mails: retries mails that were not sent, or gives them up.
 * @throws AppError forbidden for everybody but admins, badRequest
 */
export async function mailsCall(sent: object, request: Request): Promise<{ done: readonly number[] }> {
  await adminOf(request)
  const cms = await getCms()
  const parsed = body.safeParse(sent)
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { ids, action } = parsed.data
  // Skips mails that were sent meanwhile, and jobs that are no mails.
  const known = new Set((await stuckMails(cms)).mails.map(({ id }) => id))
  const done = ids.filter((id) => known.has(id))
  await (action === 'retry' ? retryMails : dropMails)(cms, done)
  return { done }
}
