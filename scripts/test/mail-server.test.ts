import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailsTo } from '../../tests/setup/mails'
import { startMailServer, type MailServer } from './mail-server'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-mails-'))
let server: MailServer

beforeAll(async () => {
  server = await startMailServer(folder)
  vi.stubEnv('TEST_MAILS', folder)
})
afterAll(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('the test mail server stores mails by recipient, as they were written', async () => {
  const client = nodemailer.createTransport(server.url)
  const long = `Olá, ação! ${'¿Qué tal? '.repeat(20)}`
  const html = `<p>${long}</p>\n.\n<a href="https://example.org/?token=a=b">Ir</a>`
  await client.sendMail({ from: 'a@site.test', to: 'one@members.test', subject: 'Confirmación — ação', html })
  await client.sendMail({ from: 'a@site.test', to: 'two@members.test', subject: 'Plain', text: 'Second' })
  client.close()
  expect(mailsTo('one@members.test')).toEqual([
    {
      from: 'a@site.test',
      to: ['one@members.test'],
      subject: 'Confirmación — ação',
      body: expect.stringContaining(`<p>${long}</p>`) as string,
    },
  ])
  expect(mailsTo('one@members.test')[0]?.body).toContain('\r\n.\r\n<a href="https://example.org/?token=a=b">Ir</a>')
  expect(mailsTo('two@members.test').map(({ body }) => body.trim())).toEqual(['Second'])
  expect(mailsTo('nobody@members.test')).toEqual([])
})

test('the test mail server rejects mails to an address that begins with away with 451', async () => {
  const client = nodemailer.createTransport(server.url)
  const mail = { from: 'a@site.test', to: 'away-one@members.test', subject: 'Later', text: 'Later' }
  await expect(client.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 })
  client.close()
  expect(mailsTo('away-one@members.test')).toEqual([])
})
