import type { Job, PayloadRequest, TaskConfig } from 'payload'
import { cut } from '@/core/cut'
import { env } from '@/core/env'
import { onOneLine } from '@/core/forbidden-characters'
import type { Locale } from '@/core/locales'
import { runSql, sql, type SqlRequest } from '../sql'

/** A mail ready to be sent; its texts are already in the locale, which is kept only for whoever inspects the queue. */
export type QueuedMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
  readonly replyTo?: string
  readonly cc?: string
  readonly bcc?: string
}

export const mailQueue = 'mail'

/**
 * Queues a mail: it is sent within seconds, and retried for half a day where the mail server does not respond. The
 * caller does not wait, so its response time does not reveal whether the address is known (L8).
 */
export async function queueMail(req: PayloadRequest, mail: QueuedMail): Promise<void> {
  await req.payload.jobs.queue({
    task: 'mail',
    queue: mailQueue,
    input: {
      ...mail,
      // A line break would end the header.
      subject: cut(onOneLine(mail.subject), 200),
      replyTo: mail.replyTo ?? null,
      cc: mail.cc ?? null,
      bcc: mail.bcc ?? null,
    },
    overrideAccess: true,
    req,
  })
}

/**
 * Deletes the queued and failed mails to an address that no account has any more, which would keep it for good. A mail
 * that is being sent is not stopped.
 */
export const deleteQueuedMailsTo = (req: SqlRequest, address: string): Promise<void> =>
  runSql(
    req,
    sql`DELETE FROM payload_jobs WHERE task_slug IN ('mail', 'recover')
      AND lower(coalesce(input ->> 'to', input ->> 'email')) = ${address.toLowerCase()}`,
  )

/**
 * The same for every attempt, so that mail servers and clients recognise a duplicate: a mail sent just before a kill is
 * sent again.
 */
const messageId = ({ id, createdAt }: Pick<Job, 'id' | 'createdAt'>): string =>
  `<${id}.${Date.parse(createdAt)}@${new URL(env.siteUrl).hostname}>`

export const mailTask: TaskConfig<'mail'> = {
  slug: 'mail',
  retries: { attempts: 12, backoff: { type: 'exponential', delay: 10_000 } },
  inputSchema: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 100_000 },
    { name: 'html', type: 'textarea', required: true, maxLength: 200_000 },
    { name: 'locale', type: 'text', required: true },
    { name: 'replyTo', type: 'text' },
    { name: 'cc', type: 'text' },
    { name: 'bcc', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    const { to, subject, text, html, replyTo, cc, bcc } = input
    await req.payload.sendEmail({
      messageId: messageId(job),
      from: env.mailFrom,
      to,
      subject,
      text,
      html,
      ...(replyTo ? { replyTo } : {}),
      ...(cc ? { cc } : {}),
      ...(bcc ? { bcc } : {}),
    })
    return { output: {} }
  },
}
