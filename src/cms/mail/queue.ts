import type { Job, PayloadRequest, TaskConfig } from 'payload'
import { cut } from '@/core/cut'
import { env } from '@/core/env'
import { onOneLine } from '@/core/forbidden-characters'
import type { Locale } from '@/core/locales'
import { runSql, sql, type SqlRequest } from '../sql'

/** A mail as it will leave; what the locale is for is said in the texts already, and kept for anyone who looks after it. */
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
 * Puts a mail into the queue, which sends it within seconds and tries again for half a day where the mail server does
 * not respond. The caller does not wait, and its response time tells nothing of the address (L8).
 */
export async function queueMail(req: PayloadRequest, mail: QueuedMail): Promise<void> {
  await req.payload.jobs.queue({
    task: 'mail',
    queue: mailQueue,
    input: {
      ...mail,
      // A header ends at a line break.
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
 * Takes back what waits for an address that is nobody's any more, or was given up: it would keep it for good. What is
 * under way ends with its try.
 */
export const forgetMailsTo = (req: SqlRequest, address: string): Promise<void> =>
  runSql(
    req,
    sql`DELETE FROM payload_jobs WHERE task_slug IN ('mail', 'recover')
      AND lower(coalesce(input ->> 'to', input ->> 'email')) = ${address.toLowerCase()}`,
  )

/**
 * The same at each try: a mail that left before a kill, and is sent again because nothing says so, is one that the mail
 * server or the program of its reader knows already.
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
