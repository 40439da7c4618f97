import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { sendable } from './mail'

const mail = { to: 'owner@x.test', from: 'spoofed@bank.test', replyTo: 'a@x.test', subject: 'New', html: '<div></div>' }

describe('T-1H a form’s mail', () => {
  test('comes from the site, whatever the form says', () => {
    expect(sendable(mail)).toEqual({ ...mail, from: env.mailFrom })
    expect(sendable({ ...mail, replyTo: '', cc: '', bcc: '' })).toEqual({
      ...mail,
      from: env.mailFrom,
      replyTo: env.mailFrom,
    })
  })

  test('goes to plain addresses', () => {
    const named = { ...mail, to: 'Owner <owner@x.test>', cc: 'c@x.test', bcc: '"B" <b@x.test>' }
    expect(sendable(named)).toMatchObject({ to: 'owner@x.test', cc: 'c@x.test', bcc: 'b@x.test' })
  })

  const several = ['a@x.test,b@x.test', 'a@x.test\r\nBcc: b@x.test', 'a@x.test b@x.test', 'not an email', '{{email}}']
  test.each(['to', 'cc', 'bcc', 'replyTo'] as const)('is not sent when %s is anything but one', (recipient) => {
    for (const given of several) expect(sendable({ ...mail, [recipient]: given })).toBeNull()
  })

  test('is not sent to nobody', () => expect(sendable({ ...mail, to: '' })).toBeNull())

  test('has a subject of one line', () => {
    const subject = sendable({ ...mail, subject: `Hello\r\nBcc: b@x.test${'x'.repeat(300)}` })?.subject
    expect(subject).toMatch(/^Hello Bcc: b@x\.testx+$/)
    expect(subject).toHaveLength(200)
  })
})
