import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { callerAddress } from '@/cms/guards/rate-limits'
import { env } from '@/core/env'

/**
 * T-1H: how long the same content from the same browser is one submission. What somebody wrote, nobody beside them
 * writes; choices alone may be those of another visitor behind the same address, so that only a second press counts.
 */
const spans = { written: 10 * 60_000, chosen: 10_000 } as const

type Content = {
  readonly form: number
  readonly rows: readonly { readonly field: string; readonly value: string }[]
  /** Whether any of it is a text that was written. */
  readonly isWritten: boolean
}

/** The keys of a submission in this span and in the one before, and since when one of the same content is the same. */
export type SentKeys = { readonly current: string; readonly previous: string; readonly since: string }

/** Nobody who reads the table is to find out an address by trying them all. */
const secret = createHmac('sha256', env.payloadSecret).update('form-submissions').digest()

/** What names a submission by its content and the browser that sent it; a page has nothing else that tells visitors apart. */
export function sentKeys(req: Pick<PayloadRequest, 'headers' | 'user'>, content: Content, now = Date.now()): SentKeys {
  const span = content.isWritten ? spans.written : spans.chosen
  const bucket = Math.floor(now / span)
  const sender = [req.user?.id ?? null, callerAddress(req), req.headers.get('user-agent')]
  const key = (number: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([content.form, content.rows, sender, span, number]))
      .digest('hex')
  return { current: key(bucket), previous: key(bucket - 1), since: new Date(now - span).toISOString() }
}

type Row = { id: number; dedupeKey?: string | null }

/** The submission that the same browser made of the same content less than a span ago. */
export const earlierSubmission = (req: PayloadRequest, { current, previous, since }: SentKeys): Promise<Row | null> =>
  req.payload.db.findOne<Row>({
    collection: 'form-submissions',
    where: { dedupeKey: { in: [current, previous] }, createdAt: { greater_than: since } },
    req,
  })
