import 'server-only'
import { refuseRepeated, type Refusal } from '@/cms/guards/refusals'
import { getCms } from '@/cms/public-find'
import { readSql, sql, sqlValues, toNumber } from '@/cms/sql'
import { cardCollections } from '@/core/collections'
import { documentKey, idsInKeys, parseDocumentKey } from '@/core/document-key'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { helpfulTargets, starredTarget, type ContributionTarget } from '../model'
import { unpublishedTargetKeys } from '../off-site'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const counted = [...cardCollections, ...helpfulTargets] as const

/** How often something was liked and found helpful. */
type MarkCounts = { readonly likes: number; readonly helpful: number }

/** Whether members may rate a document. */
export type HasStars = (collection: ContributionTarget, id: number) => Promise<boolean>

/** Whether what a row is about is on the site and may be rated; true of a row that is about nothing. */
async function isOfRated(target: unknown, hasStars: HasStars, offSite: readonly string[]): Promise<boolean> {
  if (typeof target === 'string' && offSite.includes(target)) return false
  const about = starredTarget(target)
  return !about || hasStars(about.collection, about.id)
}

/** The keys that visitors may see: neither unpublished rows nor stars for something harmful have counts. */
async function published(keys: readonly string[], hasStars: HasStars): Promise<ReadonlySet<string>> {
  const cms = await getCms()
  const offSite = await unpublishedTargetKeys({ payload: cms })
  const found = await Promise.all(
    counted.map(async (slug) => {
      const ids = idsInKeys(keys, slug)
      if (ids.length === 0) return []
      const about = helpfulTargets.some((starred) => starred === slug) ? sql`target` : sql`NULL`
      const rows = await readSql(
        cms,
        sql`SELECT id, ${about} AS target FROM ${sql.identifier(slug)}
            WHERE _status = 'published' AND id IN (${sql.raw(ids.join(', '))})`,
      )
      const isShown = await Promise.all(rows.map(({ target }) => isOfRated(target, hasStars, offSite)))
      return rows.flatMap(({ id }, at) => (isShown[at] ? documentKey(slug, String(id)) : []))
    }),
  )
  return new Set(found.flat())
}

/**
 * GET /api/counts?of=products:1,reviews:4: the numbers of a page's hearts and helpful buttons, which its script fetches
 * since a mark does not revalidate the page.
 * @throws AppError badRequest
 */
export async function markCounts(
  request: Request,
  hasStars: HasStars,
): Promise<{ counts: Record<string, MarkCounts> }> {
  const { searchParams } = new URL(request.url)
  refuseRepeated(searchParams, ['of'])
  const keys = [...new Set((searchParams.get('of') ?? '').split(',').filter(Boolean))]
  if (keys.length > limits.fetchLimit || !keys.every((key) => parseDocumentKey(key, counted)))
    throw new AppError('badRequest', malformed)
  if (keys.length === 0) return { counts: {} }
  const cms = await getCms()
  const [shown, rows] = await Promise.all([
    published(keys, hasStars),
    readSql(cms, sql`SELECT key, like_count, helpful_count FROM stats WHERE key IN (${sqlValues(keys)})`),
  ])
  const counts = new Map<string, MarkCounts>([...shown].map((key) => [key, { likes: 0, helpful: 0 }]))
  for (const row of rows) {
    const key = String(row.key)
    if (!shown.has(key)) continue
    counts.set(key, { likes: toNumber(row.like_count) ?? 0, helpful: toNumber(row.helpful_count) ?? 0 })
  }
  return { counts: Object.fromEntries(counts) }
}
