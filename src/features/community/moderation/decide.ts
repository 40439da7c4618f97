import 'server-only'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import type { Refusal } from '@/cms/guards/refusals'
import { getCms } from '@/cms/public-find'
import { takeNote } from '@/cms/request-notes'
import { adminOf } from '@/cms/session'
import { parseDocumentKey } from '@/core/document-key'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { tidyText } from '@/core/tidy-text'
import { contentHash, deskMark } from '../content-hash'
import { unratedStatus } from '../hooks'
import { contributionKinds } from '../model'
import { restoredReports, takenReports } from './decision'
import { openReports, sealReports } from './taken-reports'

const malformed = 'refusals.malformedQuery' satisfies Refusal

const key = z.string().refine((text) => parseDocumentKey(text, contributionKinds) !== null)

const body = z
  .strictObject({
    entries: z.array(key).min(1).max(limits.fetchLimit),
    /** Hashes of the entries as the desk showed them; one that was changed or decided since is not decided again. */
    seen: z.record(key, z.string().max(64)).default({}),
    /** For an undo: the sealed reports that the decisions deleted, as their responses returned them. */
    reports: z.record(key, z.string()).default({}),
    action: z.enum(['publish', 'refuse', 'reopen']),
    reason: z
      .string()
      .transform(tidyText)
      .refine((text) => [...text].length <= limits.communityText.max)
      .default(''),
  })
  .refine(({ action, reason }) => action !== 'refuse' || reason.length > 0)

const changes = {
  publish: () => ({ _status: 'published' as const, refusal: null }),
  refuse: (reason: string) => ({ _status: 'draft' as const, refusal: reason }),
  reopen: () => ({ _status: 'draft' as const, refusal: null }),
}

export type Decided = {
  readonly done: readonly string[]
  /** Entries that are not there any more or could not be decided. */
  readonly failed: readonly string[]
  /** Those of them that were changed or decided since the moderator saw them. */
  readonly overtaken: readonly string[]
  /** Those of them that are about something found harmful, for which no stars are published. */
  readonly unrated: readonly string[]
  /** Hashes of the decided entries after the decision, which an undo sends back as seen. */
  readonly marks: Readonly<Record<string, string>>
  /** Sealed reports that the decisions deleted, which an undo sends back. */
  readonly reports: Readonly<Record<string, string>>
}

/** A production bundle holds two copies of Payload's error classes, so `instanceof` fails; the status is the same. */
const statusOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'status') : null)

/**
 * POST /api/moderation: publishes entries, rejects them with a reason that their authors read, or takes a decision
 * back. Each is written into the log with who decided.
 * @throws AppError forbidden for everybody but admins, badRequest
 */
export async function moderate(sent: object, request: Request): Promise<Decided> {
  const user = await adminOf(request)
  const cms = await getCms()
  const parsed = body.safeParse(sent)
  if (!parsed.success) throw new AppError('badRequest', malformed)
  const { entries, action, reason, seen, reports: returned } = parsed.data
  const req = await createLocalReq({ user }, cms)
  const [taken, restored] = [takenReports(req), restoredReports(req)]
  const done: string[] = []
  const failed: string[] = []
  const overtaken: string[] = []
  const unrated: string[] = []
  const marks: Record<string, string> = {}
  const reports: Record<string, string> = {}
  for (const entry of new Set(entries)) {
    const named = parseDocumentKey(entry, contributionKinds)
    if (!named) continue
    const sealed = returned[entry]
    try {
      const decided = await cms.update({
        ...named,
        data: changes[action](reason),
        // The hook `logDecision` logs every decision, whether it is made here or in the record.
        context: {
          seen: seen[entry],
          decision: { action, reason },
          reports: sealed === undefined ? undefined : await openReports(entry, sealed),
        },
        depth: 0,
        overrideAccess: false,
        req,
      })
      done.push(entry)
      marks[entry] = deskMark(contentHash({ ...decided }), takeNote(restored, entry) ?? false)
      if (sealed === undefined) reports[entry] = await sealReports(entry, takeNote(taken, entry) ?? [])
    } catch (error) {
      const status = statusOf(error)
      if (status === 409) overtaken.push(entry)
      else if (status === unratedStatus) unrated.push(entry)
      else console.error(`The decision about ${entry} failed`, error)
      failed.push(entry)
    }
  }
  return { done, failed, overtaken, unrated, marks, reports }
}
