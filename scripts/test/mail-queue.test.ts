import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../starter/loader/database.fixtures'
import { mailsTo } from '../../tests/setup/mails'
import { startMailServer, type MailServer } from './mail-server'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-queue-'))
let server: MailServer
let payload: Payload
let queue: string
let send: (to: string) => Promise<void>

beforeAll(async () => {
  const mails = path.join(folder, 'mails')
  server = await startMailServer(mails)
  vi.stubEnv('TEST_MAILS', mails)
  vi.stubEnv('SMTP_URL', server.url)
  payload = await freshDatabase(path.join(folder, 'data'))
  const { mailQueue, queueMail } = await import('@/cms/mail/queue')
  queue = mailQueue
  send = async (to) =>
    queueMail(await createLocalReq({}, payload), {
      to,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      locale: 'en',
    })
}, 60_000)
afterAll(async () => {
  await payload.destroy()
  await server.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const jobs = () =>
  payload.db.find<{ totalTried?: number; hasError?: boolean; waitUntil?: string; input: { to: string } }>({
    collection: 'payload-jobs',
  })

test('L8 R-19 a mail whose server is away is queued for another try, and does not delay other mails', async () => {
  await send('away-one@members.test')
  await send('two@members.test')
  await payload.jobs.run({ queue, overrideAccess: true })
  expect(mailsTo('two@members.test').map(({ subject }) => subject)).toEqual(['Hello'])
  expect(mailsTo('away-one@members.test')).toEqual([])
  const { docs } = await jobs()
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ totalTried: 1, input: { to: 'away-one@members.test' } })
  expect(docs[0]?.hasError).not.toBe(true)
  expect(Date.parse(docs[0]?.waitUntil ?? '')).toBeGreaterThan(Date.now())
})
