import type { PayloadRequest } from 'payload'
import { sql } from '@/cms/sql'
import { setCounters } from '@/cms/stats/sql'

/** Counts in the database, one statement each: two writers cannot overwrite each other (security.md 4, trap 3). */
export const countLikes = (req: PayloadRequest, target: string): Promise<void> =>
  setCounters(req, target, { likeCount: sql`(SELECT COUNT(*) FROM likes WHERE target = ${target})` })

export const countHelpfuls = (req: PayloadRequest, target: string): Promise<void> =>
  setCounters(req, target, { helpfulCount: sql`(SELECT COUNT(*) FROM helpfuls WHERE target = ${target})` })

export const countReviews = (req: PayloadRequest, target: string): Promise<void> =>
  setCounters(req, target, {
    ratingSum: sql`(SELECT COALESCE(SUM(rating), 0) FROM reviews WHERE target = ${target} AND _status = 'published')`,
    ratingCount: sql`(SELECT COUNT(*) FROM reviews WHERE target = ${target} AND _status = 'published')`,
  })

export const countImpressions = (req: PayloadRequest, target: string): Promise<void> =>
  setCounters(req, target, {
    impressionSum: sql`(SELECT COALESCE(SUM(rating), 0) FROM impressions WHERE target = ${target} AND _status = 'published')`,
    impressionCount: sql`(SELECT COUNT(*) FROM impressions WHERE target = ${target} AND _status = 'published')`,
  })
