import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { withPatience } from './email'

/** The options that nodemailer parses from the URL of a mail server. */
const read = (url: string) => (nodemailer.createTransport(withPatience(url)) as { options: object }).options

test('ACT-01 connections to the mail server have time-outs', () => {
  expect(read('smtps://sender%40example.org:p%2Fw%3A%23@mail.example.org:465')).toMatchObject({
    host: 'mail.example.org',
    port: 465,
    secure: true,
    auth: { user: 'sender@example.org', pass: 'p/w:#' },
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
})

test('the URL of the mail server may set its own time-outs', () => {
  expect(read('smtp://localhost?socketTimeout=60000&tls.rejectUnauthorized=false')).toMatchObject({
    socketTimeout: 60_000,
    greetingTimeout: 15_000,
    tls: { rejectUnauthorized: false },
  })
})
