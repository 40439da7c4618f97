import 'server-only'
import { z } from 'zod'
import type { Refusal } from '@/cms/guards/refusals'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { defaultLocale, locales } from '@/core/locales'
import { readEntries } from '../entries/read'
import { entryOrders, mostBefore, mostEntries, type EntryPage } from '../entries/view'
import { commentTargets, reviewTargets } from '../model'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const targets = { comments: commentTargets, impressions: ['mushrooms'], reviews: reviewTargets } as const

const whole = (max: number) => z.coerce.number().pipe(z.int().min(1).max(max))

const query = z.object({
  kind: z.enum(['comments', 'impressions', 'reviews']),
  of: z.string().regex(/^[a-z]+:[1-9]\d{0,8}$/),
  order: z.enum(entryOrders).default('newest'),
  stars: whole(5).optional(),
  from: z.coerce.number().pipe(z.int().min(0).max(mostBefore)).default(0),
  shown: whole(mostEntries).default(limits.fetchLimit),
  locale: z.enum(locales).default(defaultLocale),
})

/**
 * GET /api/entries: what is published about a document, as its page shows it.
 * @param hasStars whether a document is rated by now
 * @throws AppError badRequest
 */
export async function entriesCall(
  request: Request,
  hasStars: (collection: (typeof targets)[keyof typeof targets][number], id: number) => Promise<boolean>,
): Promise<EntryPage> {
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { kind, of, stars = null, ...rest } = parsed.data
  const [relationTo = '', id] = of.split(':')
  const collection = targets[kind].find((target) => target === relationTo)
  if (!collection) throw new AppError('badRequest', malformed)
  const target = { relationTo: collection, id: Number(id) }
  // What poisons carries no stars, also those that it was given before that was known (SAF-04).
  if (kind !== 'comments' && !(await hasStars(collection, target.id)))
    return { entries: [], total: 0, stars: [0, 0, 0, 0, 0] }
  return readEntries({ ...rest, ...target, kind, stars })
}
