import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { callerAddress } from '@/cms/guards/rate-limits'
import { env } from '@/core/env'

/**
 * T-1H: for so many milliseconds the same content from the same browser is one submission. Typed text is hardly sent by
 * two visitors; selections alone may come from another one behind the same address, so only a double press counts.
 */
const spans = { written: 10 * 60_000, chosen: 10_000 } as const

type Content = {
  readonly form: number
  readonly rows: readonly { readonly field: string; readonly value: string }[]
  /** Whether any of it was typed. */
  readonly isWritten: boolean
}

/** The dedupe keys in the current and the previous bucket, and since when the same content counts as sent before. */
export type SentKeys = { readonly current: string; readonly previous: string; readonly since: string }

/** The key of an HMAC, so that readers of the table cannot find out an address by trying all of them. */
const secret = createHmac('sha256', env.payloadSecret).update('form-submissions').digest()

/** The dedupe keys of a submission, from its content and browser: pages have nothing else that tells visitors apart. */
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

/** The submission of the same content that the same browser sent within the span, or null. */
export const earlierSubmission = (req: PayloadRequest, { current, previous, since }: SentKeys): Promise<Row | null> =>
  req.payload.db.findOne<Row>({
    collection: 'form-submissions',
    where: { dedupeKey: { in: [current, previous] }, createdAt: { greater_than: since } },
    req,
  })
