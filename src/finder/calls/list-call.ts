import 'server-only'
import type { Where } from 'payload'
import { z } from 'zod'
import { listForVisitors } from '@/cms/document-cache/plugin'
import type { Caller } from '@/cms/guards/guarded'
import { getCms, publicFind } from '@/cms/public-find'
import { onlyListed } from '@/cms/unlisted'
import { selectWithoutLongText } from '@/cms/select-without-long-text'
import { cardCollections } from '@/core/collections'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { defaultLocale, locales } from '@/core/locales'
import { paginated, type Paginated } from '@/core/paginated'
import { priceOfList } from '@/core/prices'
import { excludeHarmfulByType } from '@/features/catalogue/server'
import { unlistedVendorType } from '@/features/shop/model'
import { translatorOf } from '@/platform/i18n/translator'
import { refusalLocale } from './refusal-locale'

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/** D-07: a named projection, not a query language. */
const listBody = z.strictObject({
  collection: z.enum(cardCollections),
  depth: z.int().min(0).max(limits.fetchDepth).default(limits.fetchDepth),
  limit: z.int().min(1).max(limits.fetchLimit).default(limits.archivePageSize),
  page: z.int().min(1).max(limits.maxPage).default(1),
  locale: z.enum(locales).default(defaultLocale),
  sort: z.enum(['createdAt', '-createdAt', 'title', '-title']).default('createdAt'),
  where: z
    .strictObject({
      categories: z.strictObject({ in: z.array(id).max(50) }).optional(),
      /** Ignored: what is not published is never returned. */
      _status: z.unknown().optional(),
    })
    .default({}),
})

/** Points of the call (OPS-03); a body that is rejected costs one. */
export function listPrice(body: object): number {
  const parsed = listBody.safeParse(body)
  return parsed.success ? priceOfList(parsed.data.limit, parsed.data.depth) : 1
}

/** `isListedVendor` as a filter (ARC-08). */
const listedVendors: Where = {
  and: [{ vendorType: { exists: true } }, { vendorType: { not_equals: unlistedVendorType } }],
}

/**
 * POST /api/paginatedCollectionOverride (API-02).
 * @throws AppError badRequest, in the caller's language
 */
export async function listCall(body: unknown, caller: Caller): Promise<{ results: Paginated<unknown> }> {
  const parsed = listBody.safeParse(body)
  const t = translatorOf(refusalLocale(body, caller))
  if (!parsed.success) {
    const collection = parsed.error.issues.some(({ path }) => path[0] === 'collection')
    throw new AppError('badRequest', t(collection ? 'filterErrors.unknownCollection' : 'filterErrors.badRequest'))
  }
  const { collection, where, sort, ...query } = parsed.data
  const categories = where.categories?.in ?? []
  const vendors = collection === 'vendors'
  // Vendors have no categories.
  if (vendors && categories.length > 0) return { results: paginated([], 0, query.page, query.limit) }
  const within = { categories: { in: categories } }
  const cms = await getCms()
  const listed = await onlyListed(collection)
  const select = selectWithoutLongText(cms.collections[collection].config.flattenedFields)
  const results = await publicFind({
    ...query,
    collection,
    ...(select && { select }),
    context: listForVisitors,
    sort: vendors ? sort.replace('title', 'displayName') : sort,
    where: {
      and: [
        ...(vendors ? [listedVendors] : []),
        ...(categories.length > 0 ? [collection === 'mushrooms' ? excludeHarmfulByType(within) : within] : []),
        ...(listed ? [listed] : []),
      ],
    },
  })
  return { results }
}
