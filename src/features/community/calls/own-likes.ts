import 'server-only'
import type { Where } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@/cms/guards/refusals'
import { namedFields } from '@/cms/guards/named-fields'
import { getCms } from '@/cms/public-find'
import { requireAccountRead } from '@/cms/unread-account'
import { cardCollections } from '@/core/collections'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { paginated, type Paginated } from '@/core/paginated'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const id = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
)
const compared = <T extends z.ZodType>(value: T) =>
  z.union([z.strictObject({ equals: value }), z.strictObject({ in: z.array(value).max(limits.fetchLimit) })])

const condition = z.strictObject({
  'item.value': compared(id).optional(),
  'item.relationTo': compared(z.enum(cardCollections)).optional(),
  user: compared(id).optional(),
})

/** Payload compares the collection of a polymorphic relation by `equals` only, so `in` becomes an `or`. */
function queryable({ 'item.relationTo': kinds, ...rest }: z.infer<typeof condition>): Where {
  const plain = rest as Where
  if (!kinds || 'equals' in kinds) return { ...plain, ...(kinds ? { 'item.relationTo': kinds } : {}) }
  return { and: [plain, { or: kinds.in.map((kind) => ({ 'item.relationTo': { equals: kind } })) }] }
}

/** D-08: likes alone, by their item and their member. */
const ownLikesBody = z.strictObject({
  collection: z.literal('likes'),
  depth: z.int().min(0).max(1).default(1),
  limit: z.int().min(1).max(limits.fetchLimit).default(limits.fetchLimit),
  page: z.int().min(1).max(limits.maxPage).default(1),
  where: condition.extend({ and: z.array(condition).max(4).optional() }).default({}),
})

/**
 * POST /api/collectionOverride (LIK-05): the likes of the caller. What others liked is in no response, whatever the
 * body selects.
 * @throws AppError badRequest
 */
export async function ownLikes(body: object, request: Request): Promise<{ result: Paginated<unknown> }> {
  const parsed = ownLikesBody.safeParse(body)
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { collection, where, limit, page, depth } = parsed.data
  const cms = await getCms()
  const { user } = await cms.auth({ headers: request.headers })
  if (!user) {
    await requireAccountRead(cms, request.headers)
    return { result: paginated([], 0, page, limit) }
  }
  const { and = [], ...first } = where
  const own: Where = { and: [...[first, ...and].map(queryable), { user: { equals: user.id } }] }
  const found = await cms.find({
    collection,
    where: own,
    limit,
    page,
    depth,
    user,
    overrideAccess: false,
    populate: namedFields,
  })
  return { result: paginated<unknown>(found.docs, found.totalDocs, page, limit) }
}
