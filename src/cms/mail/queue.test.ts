import { expect, test } from 'vitest'
import { mailTask } from './queue'

/** The mail that a job hands to the mail server. */
async function sent(job: { id: number; createdAt: string }): Promise<{ messageId?: string }> {
  const mails: object[] = []
  const sendEmail = (mail: object) => Promise.resolve(mails.push(mail))
  const input = { to: 'a@spores.test', subject: 'Spores', text: 'Spores', html: '<p>Spores</p>', locale: 'en' }
  const { handler } = mailTask
  if (typeof handler === 'function') await handler({ input, job, req: { payload: { sendEmail } } } as never)
  return mails[0] ?? {}
}

test('R-07 a retried mail keeps its Message-ID, and every other job has another', async () => {
  const job = { id: 7, createdAt: '2026-11-29T21:00:00.000Z' }
  const { messageId } = await sent(job)
  expect(messageId).toMatch(/^<7\.\d+@[a-z.]+>$/)
  expect((await sent(job)).messageId).toBe(messageId)
  expect((await sent({ ...job, id: 8 })).messageId).not.toBe(messageId)
  // A restored database may assign the same id to another job.
  expect((await sent({ ...job, createdAt: '2026-11-30T21:00:00.000Z' })).messageId).not.toBe(messageId)
})
