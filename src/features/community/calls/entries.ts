import 'server-only'
import { z } from 'zod'
import { refuseRepeated, type Refusal } from '@/cms/guards/refusals'
import { parseDocumentKey } from '@/core/document-key'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { defaultLocale, locales } from '@/core/locales'
import { readEntries } from '../entries/read'
import { entryOrders, mostBefore, mostEntries, type EntryPage } from '../entries/view'
import { contributionKinds, contributionTargets } from '../model'
import { aboutOf } from '../reads'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const whole = (max: number) => z.coerce.number().pipe(z.int().min(1).max(max))

const query = z.object({
  kind: z.enum(contributionKinds),
  of: z.string(),
  order: z.enum(entryOrders).default('newest'),
  stars: whole(5).optional(),
  from: z.coerce.number().pipe(z.int().min(0).max(mostBefore)).default(0),
  shown: whole(mostEntries).default(limits.fetchLimit),
  locale: z.enum(locales).default(defaultLocale),
})

/**
 * GET /api/entries: what is published about a document, as its page shows it.
 * @throws AppError badRequest
 */
export async function entriesCall(request: Request): Promise<EntryPage> {
  const { searchParams } = new URL(request.url)
  refuseRepeated(searchParams, Object.keys(query.shape))
  const parsed = query.safeParse(Object.fromEntries(searchParams))
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { kind, of, stars = null, ...rest } = parsed.data
  const target = parseDocumentKey(of, contributionTargets[kind])
  if (!target) throw new AppError('badRequest', malformed)
  const { collection, id } = target
  const about = await aboutOf(of, rest.locale)
  // A document off the site has no list, and a harmful one no stars, even those given before that was known (SAF-04).
  if (!about || (kind !== 'comments' && !about.rated)) return { entries: [], total: 0, stars: [0, 0, 0, 0, 0] }
  return readEntries({ ...rest, relationTo: collection, id, kind, stars })
}
