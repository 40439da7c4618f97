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
 * @throws AppError badRequest
 */
export async function entriesCall(request: Request): Promise<EntryPage> {
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { kind, of, stars = null, ...rest } = parsed.data
  const [relationTo = '', id] = of.split(':')
  if (!targets[kind].some((target) => target === relationTo)) throw new AppError('badRequest', malformed)
  return readEntries({ ...rest, kind, relationTo, id: Number(id), stars })
}
