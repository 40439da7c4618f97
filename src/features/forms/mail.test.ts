import type { PayloadRequest } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { env } from '@/core/env'
import { plainText, queueSendable, sendable, fillMailPlaceholders } from './mail'

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

  test('goes to addresses without their display names', () => {
    const named = { ...mail, to: 'Owner <owner@x.test>', cc: 'c@x.test', bcc: '"B" <b@x.test>' }
    expect(sendable(named)).toMatchObject({ to: 'owner@x.test', cc: 'c@x.test', bcc: 'b@x.test' })
  })

  const several = ['a@x.test,b@x.test', 'a@x.test\r\nBcc: b@x.test', 'a@x.test b@x.test', 'not an email', '{{email}}']
  test.each(['to', 'cc', 'bcc', 'replyTo'] as const)('is not sent when %s is not exactly one address', (recipient) => {
    for (const given of several) expect(sendable({ ...mail, [recipient]: given })).toBeNull()
  })

  test('is not sent without a recipient', () => expect(sendable({ ...mail, to: '' })).toBeNull())

  test('has a subject of one line of at most 200 characters, with entities decoded', () => {
    const subject = sendable({ ...mail, subject: `Hello\r\nBcc: b@x.test${'x'.repeat(300)}` })?.subject
    expect(subject).toMatch(/^Hello Bcc: b@x\.testx+$/)
    expect(subject).toHaveLength(200)
    // Escaped, as the plugin passes on what a visitor filled in.
    const filled = { ...mail, subject: 'From Smith &amp; Sons &#39;&amp;lt;&#39;', to: 'o&#39;brien@x.test' }
    expect(sendable(filled)).toMatchObject({ subject: "From Smith & Sons '&lt;'", to: "o'brien@x.test" })
  })
})

/** Has mails queued by the write that stores their submission, and not before it. */
async function queued(mails: Parameters<typeof queueSendable>[0], req: object): Promise<void> {
  const { context, payload } = req as PayloadRequest
  expect(await queueSendable(mails, { req } as never)).toEqual([])
  expect(payload.jobs.queue).not.toHaveBeenCalled()
  await context.writtenAlong?.write(7)
}

test('FRM-03 the mails of a submission are queued with its write, and one that cannot be sent is logged', async () => {
  const queue = vi.fn(() => Promise.resolve())
  const logger = { warn: vi.fn() }
  const req = { locale: 'es', context: {}, payload: { jobs: { queue }, logger } } as unknown as PayloadRequest
  const html = '<div><p>From Ada &amp; Bo</p><p>&lt;b&gt;</p></div>'
  const requested = [
    { ...mail, html, cc: 'c@x.test' },
    { ...mail, to: 'a@x.test,b@x.test' },
  ]
  await queued(requested, req)
  const input = {
    to: 'owner@x.test',
    replyTo: 'a@x.test',
    cc: 'c@x.test',
    bcc: null,
    subject: 'New',
    html: expect.stringMatching(
      /^<!doctype html><html lang="es".*<title>New<\/title>.*<div><div style=[^>]*>From Ada &amp; Bo<\/div>.*<\/html>$/,
    ) as unknown,
    locale: 'es',
  }
  expect(queue.mock.calls).toEqual([
    [expect.objectContaining({ task: 'mail', queue: 'mail', req, input: { ...input, text: 'From Ada & Bo\n<b>' } })],
  ])
  expect(logger.warn).toHaveBeenCalledOnce()
})

test.each([
  ['<div><h2>A</h2><ul><li>b</li><li>c</li></ul></div>', 'A\nb\nc'],
  ['one<br>two<br />three', 'one\ntwo\nthree'],
  [
    '<p>New<table><tr><td>nombre</td><td>Ana</td></tr><tr><td>texto</td><td>Línea 1\nLínea 2</td></tr></table></p><p>Bye</p>',
    'New\nnombre: Ana\ntexto: Línea 1\nLínea 2\n\nBye',
  ],
  [
    '<p><a href="https://x.test/?a=1&amp;b=2" target="_blank">the <b>guide</b></a>, <a href="https://x.test">x.test</a></p>',
    'the guide (https://x.test/?a=1&b=2), x.test',
  ],
  [
    '<p><a href="mailto:o@x.test">o@x.test</a> <a href="https://x.test/a">https://x.test/a</a></p>',
    'o@x.test https://x.test/a',
  ],
])('the plain text of a mail is made from its HTML: %s', (html, text) => expect(plainText(html)).toBe(text))

test('FRM-03 the placeholder of an empty field is removed from a form’s mail, but stays in its recipient', () => {
  const message = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text, format: 0 }] }] } })
  const written = {
    emailTo: '{{email}}',
    replyTo: '{{email}}',
    subject: 'New: {{topic}}, {{first}}',
    message: message('About {{topic}} {{other}} {{*}}'),
  }
  const doc = { id: 1, emails: [written] }
  const read = (context: object): unknown =>
    fillMailPlaceholders({ doc, context } as unknown as Parameters<typeof fillMailPlaceholders>[0])
  expect(read({})).toBe(doc)
  const filled = {
    emailTo: '{{email}}',
    replyTo: '',
    subject: 'New: , {{first}}',
    message: message('About  {{other}} 7f-list'),
  }
  const submitted = { rows: [], left: ['email', 'topic'], locale: 'en', mark: '7f' }
  expect(read({ submitted })).toEqual({ id: 1, emails: [filled] })
  // For an empty message the plugin writes `undefined`.
  Object.assign(doc, { emails: [{ ...written, message: null }] })
  expect(read({ submitted })).toEqual({ id: 1, emails: [{ ...filled, message: { root: { children: [] } } }] })
})

test('FRM-02 a form’s mail has labels, options, countries, numbers, yes and no in its own locale', async () => {
  const fields = [
    { blockType: 'text', name: 'first', label: 'Nombre' },
    { blockType: 'checkbox', name: 'ck', label: 'Acepto' },
    { blockType: 'country', name: 'c', label: 'País' },
    { blockType: 'select', name: 'sel', label: 'Tema', options: [{ value: 'two', label: 'Pedidos & envíos' }] },
    { blockType: 'number', name: 'kg', label: 'Kilos' },
  ]
  const values = { first: '<Ana>', ck: 'true', c: 'ES', sel: 'two', kg: '2.500' }
  const rows = Object.entries(values).map(([field, value]) => ({ field, value }))
  const context = { submitted: { rows, left: [], locale: 'es', mark: '7f' } }
  const written = {
    emailTo: 'o@x.test',
    subject: '{{*}}',
    message: [{ text: '{{sel}} {{kg}} {{first}}' }, { type: 'link', fields: { url: '/{{sel}}/{{kg}}' }, children: [] }],
  }
  const doc: unknown = fillMailPlaceholders({ doc: { id: 1, fields, emails: [written] }, context } as never)
  expect(doc).toMatchObject({
    emails: [
      {
        subject: '7f-list',
        message: [
          { text: 'Pedidos & envíos 2,500 7f-0-' },
          { type: 'link', fields: { url: `${env.siteUrl}/es/two/2.500` }, children: [] },
        ],
      },
    ],
  })
  const queue = vi.fn((_: { input: unknown }) => Promise.resolve())
  const req = { locale: 'es', context, payload: { jobs: { queue } } }
  await queued([{ ...mail, subject: '7f-list', html: '<p>7f-list</p>7f-table<li>7f-0-</li>' }], req)
  const list = ['Nombre: <Ana>', 'Acepto: sí', 'País: España', 'Tema: Pedidos & envíos', 'Kilos: 2,500']
  expect(queue.mock.calls[0]?.[0].input).toMatchObject({
    subject: list.join(', '),
    // Also in list items, where the plugin fills in nothing.
    text: `${list.join(' \n ')}\n\n${list.join('\n')}\n<Ana>`,
  })
})

test('FRM-02 a visitor’s line breaks are kept in a form’s mail, and the address of a link is not changed', async () => {
  const rows = [{ field: 'text', value: 'One\nTwo <b>' }]
  const fields = [{ blockType: 'textarea', name: 'text', label: 'Text' }]
  const context = { submitted: { rows, left: [], locale: 'en', mark: '7f' } }
  fillMailPlaceholders({ doc: { id: 1, fields, emails: [] }, context } as never)
  const queue = vi.fn((_: { input: unknown }) => Promise.resolve())
  const html = '<p><a href="/x?q=One\nTwo">One\r\nTwo</a></p>7f-table'
  await queued([{ ...mail, html }], { locale: 'en', context, payload: { jobs: { queue } } })
  expect(queue.mock.calls[0]?.[0].input).toMatchObject({
    html: expect.stringMatching(
      /<div style=[^>]*><a href="\/x\?q=One\nTwo">One<br \/>Two<\/a><\/div><table [^>]*><tr><th [^>]*>Text<\/th><td [^>]*>One<br \/>Two &lt;b&gt;<\/td><\/tr><\/table>/,
    ) as unknown,
    text: 'One\nTwo (/x?q=One\nTwo)\n\nText: One\nTwo <b>',
  })
})
