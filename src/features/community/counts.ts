import type { PayloadRequest } from 'payload'
import type { Change } from '@/cms/changes/log'
import { sql } from '@/cms/sql'
import { setCounters } from '@/cms/stats/sql'

/** Counts in the database, one statement each: two writers cannot overwrite each other. */
export const countLikes = (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> =>
  setCounters(req, target, { likeCount: sql`(SELECT COUNT(*) FROM likes WHERE target = ${target})` }, scope)

export const countHelpfuls = (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> =>
  setCounters(req, target, { helpfulCount: sql`(SELECT COUNT(*) FROM helpfuls WHERE target = ${target})` }, scope)

export const countReviews = (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> =>
  setCounters(
    req,
    target,
    {
      ratingSum: sql`(SELECT COALESCE(SUM(rating), 0) FROM reviews WHERE target = ${target} AND _status = 'published')`,
      ratingCount: sql`(SELECT COUNT(*) FROM reviews WHERE target = ${target} AND _status = 'published')`,
    },
    scope,
  )

export const countImpressions = (req: PayloadRequest, target: string, scope: Change['scope']): Promise<void> =>
  setCounters(
    req,
    target,
    {
      impressionSum: sql`(SELECT COALESCE(SUM(rating), 0) FROM impressions WHERE target = ${target} AND _status = 'published')`,
      impressionCount: sql`(SELECT COUNT(*) FROM impressions WHERE target = ${target} AND _status = 'published')`,
    },
    scope,
  )
