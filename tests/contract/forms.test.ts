import pt from '@messages/pt.json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { bodies, cleanUp, make, paragraph, remember, unique } from '../setup/fixtures'
import { letterTo } from '../setup/letters'
import { mailsTo } from '../setup/mails'
import { member, type Member } from '../setup/members'

const option = { label: 'A', value: 'a' }

/** A form with a field of every type, the required one first. */
const everyKind = (name: string) => ({
  ...bodies.forms(name),
  fields: [
    { blockType: 'text', name: 'first', label: 'First', required: true },
    { blockType: 'text', name: 'line', label: 'Line' },
    { blockType: 'textarea', name: 'lines', label: 'Lines' },
    { blockType: 'email', name: 'email', label: 'E-mail' },
    { blockType: 'number', name: 'count', label: 'Count' },
    { blockType: 'checkbox', name: 'agreed', label: 'Agreed' },
    { blockType: 'select', name: 'pick', label: 'Pick', options: [option] },
    { blockType: 'country', name: 'country', label: 'Country' },
    { blockType: 'state', name: 'state', label: 'State' },
  ],
  emails: [{ emailTo: '{{email}}', emailFrom: 'spoofed@bank.test', subject: 'Thank you, {{first}}' }],
})

const required = (name: string, blockType: string) => ({
  ...bodies.forms(name),
  fields: [
    { blockType, name: 'one', label: 'One', required: true, ...(blockType === 'select' && { options: [option] }) },
  ],
})

let form: number
let reader: Member

beforeAll(async () => {
  reader = await member('reader of forms')
  form = await make('forms', everyKind(unique('t-every-kind')))
})
afterAll(cleanUp)

type Row = { field: string; value: unknown }

const sendRows = (submissionData: readonly Row[], over: Record<string, unknown> = {}): Promise<ClientResponse> =>
  call('/api/form-submissions', { body: { form, submissionData, ...over } })

const send = (values: Record<string, unknown>): Promise<ClientResponse> =>
  sendRows(Object.entries({ first: 'Ada', ...values }).map(([field, value]) => ({ field, value })))

const storedRows = async (id: number): Promise<Record<string, unknown>> => {
  const { json } = await call(`/api/form-submissions/${id}?depth=0`, { token: await asAdmin() })
  const rows = Array.isArray(json.submissionData) ? (json.submissionData as Row[]) : []
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

const countOf = async (): Promise<unknown> =>
  (await call('/api/form-submissions/count', { token: await asAdmin() })).json.totalDocs

describe('FRM-02 a submission', () => {
  test('is stored with its values normalised by field type', async () => {
    const values = {
      lines: 'two\r\nlines',
      email: ' a@x.test ',
      count: 3.5,
      agreed: true,
      pick: 'a',
      country: 'AR',
      state: 'VT',
      line: '',
    }
    const response = await send(values)
    expect(response.status, response.text).toBe(201)
    const stored = { ...values, lines: 'two\nlines', email: 'a@x.test', count: '3.5', agreed: 'true', first: 'Ada' }
    expect(await storedRows(remember('form-submissions', response))).toEqual(stored)
  })

  test.each([
    [{ email: 'a@x.test,b@x.test' }, 'Enter one e-mail address'],
    [{ email: 'a@x.test\r\nBcc: b@x.test' }, 'Enter one e-mail address'],
    [{ email: 'not an email' }, 'Enter one e-mail address'],
    [{ email: ['a@x.test'] }, 'This field has an invalid input.'],
    [{ count: 'abc' }, 'Enter a number'],
    [{ agreed: 'perhaps' }, 'Invalid input'],
    [{ pick: 'b' }, 'Invalid selection'],
    [{ country: 'ZZZ' }, 'Invalid selection'],
    [{ state: 'ZZ' }, 'Invalid selection'],
    [{ line: 'a\r\nBcc: b@x.test' }, 'This text cannot be used'],
    [{ lines: 'bell\u0007' }, 'This text cannot be used'],
    [{ line: 5 }, 'This text cannot be used'],
    [{ lines: 'a'.repeat(2001) }, 'At most 2000 characters'],
    [{ isAdmin: '1' }, 'This form cannot be sent as it is.'],
    [{ first: '   ' }, 'This field is required'],
  ])('T-1H %j is rejected: %s', async (values, message) => {
    const response = await send(values)
    expectRefusal(response, 400)
    expect(response.json.message).toBe(message)
  })

  test('T-1H with a NUL in any field is rejected', async () => {
    for (const name of ['line', 'lines', 'email', 'pick', 'count']) {
      expectRefusal(await send({ [name]: 'a\u0000b' }), 400)
    }
  })

  test.each(['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'country', 'state'])(
    'FRM-04 without a value for a required %s is rejected',
    async (kind) => {
      const strict = await make('forms', required(unique(`t-required-${kind}`), kind))
      const empty = kind === 'checkbox' ? [false, 'false', ''] : ['', '  ']
      const bodies: Row[][] = [[], ...empty.map((value) => [{ field: 'one', value }])]
      for (const rows of bodies) {
        const response = await sendRows(rows, { form: strict })
        expectRefusal(response, 400)
        expect(response.json.message).toBe('This field is required')
      }
    },
  )

  test('I18-01 the error message is in the locale of the submission', async () => {
    const words = { es: 'Este campo es obligatorio', pt: 'Este campo é obrigatório', en: 'This field is required' }
    for (const [locale, message] of Object.entries(words)) {
      expect((await sendRows([], { locale })).json.message).toBe(message)
    }
  })

  test.each([
    ['en', '1.125', '1.125'],
    ['es', '1,125', '1.125'],
    ['pt', '1.500,5', '1500.5'],
    [undefined, '1.125', '1.125'],
  ])(
    'FRM-01 a number is parsed in the locale of the submission, which is stored (%s: %s)',
    async (locale, count, number) => {
      const first = `Ada ${locale}`
      const rows = Object.entries({ first, count }).map(([field, value]) => ({ field, value }))
      const response = await sendRows(rows, locale ? { locale } : {})
      expect(response.status, response.text).toBe(201)
      const id = remember('form-submissions', response)
      expect(await storedRows(id)).toEqual({ first, count: number })
      // The submission stores the locale, so that a reply can be in the visitor's language.
      expect((await call(`/api/form-submissions/${id}`, { token: await asAdmin() })).json.locale).toBe(locale ?? 'en')
    },
  )

  test('FRM-01 the form of a page sent in Spanish parses a decimal comma', async () => {
    const page = new FormData()
    page.set('locale', 'es')
    page.set('field-first', 'Ada')
    page.set('field-count', '1,125')
    const sent = await call(`/api/page-forms/form-${form}`, { form: page, headers: { accept: 'application/json' } })
    expect(sent.status, sent.text).toBe(200)
    const query = `where[form][equals]=${form}&sort=-id&limit=1&depth=0`
    const { json } = await call(`/api/form-submissions?${query}`, { token: await asAdmin() })
    expect(await storedRows(Number(at(json, 'docs.0.id')))).toEqual({ first: 'Ada', count: '1.125' })
  })

  test('that is sent again is stored and mailed once; other content or another visitor makes another', async () => {
    const email = `${unique('twice')}@members.test`
    const values = { line: 'The same', email }
    const [one, other] = await Promise.all([send(values), send(values)])
    expect([one.status, other.status].toSorted()).toEqual([200, 201])
    const page = new FormData()
    for (const [name, value] of Object.entries({ first: 'Ada', ...values })) page.set(`field-${name}`, value)
    const led = await call(`/api/page-forms/form-${form}`, { form: page })
    expect([led.status, led.headers.get('location')]).toEqual([303, `/forms/${form}?sent=1`])
    expect(at((await send(values)).json, 'doc.id')).toBe(remember('form-submissions', one.status === 201 ? one : other))
    // Other content is a new submission, and so is the same content from another visitor.
    expect((await send({ ...values, line: 'Other' })).status).toBe(201)
    const rows = Object.entries({ first: 'Ada', ...values }).map(([field, value]) => ({ field, value }))
    const own = await call('/api/form-submissions', {
      body: { form, submissionData: rows },
      token: reader.token,
    })
    expect([own.status, own.json.dedupeKey, at(own.json, 'doc.dedupeKey')]).toEqual([201, undefined, undefined])
    await letterTo(email, 3)
    expect(mailsTo(email)).toHaveLength(3)
  })

  test('with one field twice is rejected', async () => {
    const twice = [
      { field: 'first', value: 'Ada' },
      { field: 'first', value: 'Eva' },
    ]
    expectRefusal(await sendRows(twice), 400)
  })
})

test('FRM-04 a select returns its own error message, in the locale of the submission or else in English', async () => {
  const made = await make('forms', {
    ...bodies.forms(unique('t-own-words')),
    fields: [
      { blockType: 'select', name: 'pick', label: 'Pick', required: true, options: [option], message: 'Pick a topic' },
    ],
  })
  const answered = async (value: string, locale: string) =>
    call('/api/form-submissions', { body: { form: made, submissionData: [{ field: 'pick', value }], locale } })
  for (const value of ['', 'z']) expect((await answered(value, 'en')).text).toContain('Pick a topic')
  const { json } = await call(`/api/forms/${made}?depth=0`, { token: await asAdmin() })
  const [field] = json.fields as Record<string, unknown>[]
  const path = `/api/forms/${made}?locale=es`
  const body = {
    fields: [{ ...field, label: 'Elija', message: 'Elija un tema' }],
    confirmationMessage: paragraph('Gracias'),
  }
  expect((await call(path, { method: 'PATCH', body, token: await asAdmin() })).status).toBe(200)
  expect((await answered('', 'es')).text).toContain('Elija un tema')
  expect((await answered('', 'pt')).text).toContain('Pick a topic')
  const page = new FormData()
  page.set('locale', 'es')
  page.set('field-pick', '')
  const shown = await call(`/api/page-forms/form-${made}`, { form: page, headers: { accept: 'application/json' } })
  expect(shown.status).toBe(400)
  expect(at(shown.json, 'fields.field-pick')).toBe('Elija un tema')
})

test('FRM-02 FRM-04 a form changed while open rejects what it would lose with a 409 and shows the typed values', async () => {
  const field = (name: string, over: object = {}) => ({ blockType: 'text', name, label: name, ...over })
  const made = await make('forms', { ...bodies.forms(unique('t-changed')), fields: [field('kept'), field('renamed')] })
  const stored = async (): Promise<unknown> =>
    (await call(`/api/form-submissions/count?where[form][equals]=${made}`, { token: await asAdmin() })).json.totalDocs
  const press = async (fields: Record<string, string>, accept?: string): Promise<ClientResponse> => {
    const page = new FormData()
    for (const [name, value] of Object.entries({ locale: 'pt', ...fields })) page.set(name, value)
    return call(`/api/page-forms/form-${made}`, { form: page, ...(accept ? { headers: { accept } } : {}) })
  }
  const save = async (...names: object[]): Promise<void> => {
    const body = { fields: names }
    const saved = await call(`/api/forms/${made}`, { method: 'PATCH', body, token: await asAdmin() })
    expect(saved.status, saved.text).toBe(200)
  }
  const said = `409: ${pt.refusals.formChanged}`
  const asScript = 'application/json'
  await save(field('kept'), field('fresh'))
  const refused = await press({ 'field-kept': 'One', 'field-renamed': 'Long words' }, asScript)
  expect([refused.status, refused.json.error, await stored()]).toEqual([409, said, 0])
  // Without scripts the next page shows the values.
  const led = await press({ 'field-kept': 'One', 'field-renamed': 'Long words' })
  const cookie = led.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { text } = await call(led.headers.get('location')?.split('#')[0] ?? '', { headers: { cookie } })
  for (const part of [said, pt.forms.left, 'Long words', 'value="One"']) expect(text).toContain(part)
  // A removed field that was left empty loses nothing; a new required field was never shown to the visitor.
  expect((await press({ 'field-kept': 'One', 'field-renamed': '' }, asScript)).status).toBe(200)
  await save(field('kept'), { ...field('agreed'), blockType: 'checkbox', required: true })
  expect((await press({ 'field-kept': 'One' }, asScript)).json.error).toBe(said)
  expect(at((await press({ 'field-kept': 'One', 'field-agreed': '' }, asScript)).json, 'fields.field-agreed')).toBe(
    pt.refusals.required,
  )
})

test('PRS-02 I18-01 the page of a form is headed by its title in English, and by a generic one in es and pt', async () => {
  const heads = { '': 'Spore orders', '/es': 'Formulario', '/pt': 'Formulário' }
  const made = await make('forms', bodies.forms(heads['']))
  for (const [prefix, head] of Object.entries(heads)) {
    const { text } = await call(`${prefix}/forms/${made}`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${head}</h1>`))
    expect(text).toContain(`<title>${head} `)
  }
})

describe('T-1H the honeypot field', () => {
  const trap = (value: unknown): Row[] => [
    { field: 'first', value: 'Ada' },
    { field: 'homepage_url', value },
  ]

  test('filled in, gets the response of a success and stores nothing', async () => {
    const before = await countOf()
    const response = await sendRows(trap('https://spam.example'))
    expect(response.status, response.text).toBe(201)
    expect(at(response.json, 'doc.id')).toBeTypeOf('number')
    expect(response.json.message).toBeTypeOf('string')
    expect(await countOf()).toBe(before)
  })

  test('left empty, is not stored while the submission is', async () => {
    const response = await sendRows(trap(''))
    expect(response.status, response.text).toBe(201)
    expect(await storedRows(remember('form-submissions', response))).toEqual({ first: 'Ada' })
  })
})

test('T-1H the subject of a form’s mail has no HTML escapes', async () => {
  const email = `${unique('plain')}@members.test`
  const rows = Object.entries({ first: "Smith & O'Neil <Sons>", email }).map(([field, value]) => ({ field, value }))
  const sent = await sendRows(rows)
  expect(sent.status, sent.text).toBe(201)
  remember('form-submissions', sent)
  expect((await letterTo(email)).subject).toBe("Thank you, Smith & O'Neil <Sons>")
})

test('FRM-02 a form’s mail is in the locale of the submission, and a field without a value is empty in it', async () => {
  const field = (name: string, blockType = 'text') => ({ blockType, name, label: name })
  const made = await make('forms', {
    ...bodies.forms(unique('t-languages')),
    fields: [field('email', 'email'), field('reply', 'email'), field('topic'), field('news', 'checkbox')],
    emails: [
      {
        emailTo: '{{email}}',
        replyTo: '{{reply}}',
        subject: 'Hello{{topic}}',
        message: paragraph('About [{{topic}}{{news}}] {{other}}'),
      },
    ],
  })
  const { json } = await call(`/api/forms/${made}?depth=0`, { token: await asAdmin() })
  const [mail] = json.emails as Record<string, unknown>[]
  const spanish = { ...mail, subject: 'Hola{{topic}}', message: paragraph('Sobre [{{topic}}{{news}}] {{other}}') }
  const saved = await call(`/api/forms/${made}?locale=es`, {
    method: 'PATCH',
    body: { emails: [spanish], confirmationMessage: paragraph('Gracias') },
    token: await asAdmin(),
  })
  expect(saved.status, saved.text).toBe(200)
  const direct = (query: string, over: object) => (email: string) =>
    call(`/api/form-submissions${query}`, {
      body: { form: made, submissionData: [{ field: 'email', value: email }], ...over },
    })
  const pressed = (headers: Record<string, string>) => (email: string) => {
    const page = new FormData()
    const fields = { locale: 'es', 'field-email': email, 'field-reply': '', 'field-topic': '' }
    for (const [name, value] of Object.entries(fields)) page.set(name, value)
    return call(`/api/page-forms/form-${made}`, { form: page, headers })
  }
  const sends: [string, (email: string) => Promise<ClientResponse>][] = [
    ['Hola', pressed({})],
    ['Hola', pressed({ accept: 'application/json' })],
    ['Hola', direct('', { locale: 'es' })],
    ['Hola', direct('?locale=es', {})],
    ['Hello', direct('?locale=es', { locale: 'pt' })],
    ['Hello', direct('', {})],
  ]
  const said = await Promise.all(
    sends.map(async ([, send]) => {
      const email = `${unique('said')}@members.test`
      const sent = await send(email)
      expect(sent.status, sent.text).toBeLessThan(400)
      const { subject, text } = await letterTo(email)
      return [subject, text.trim()]
    }),
  )
  expect(said).toEqual(sends.map(([subject]) => [subject, subject === 'Hola' ? 'Sobre [] other' : 'About [] other']))
})

describe('T-1H validation when an editor saves a form', () => {
  const refusedForm = async (over: Record<string, unknown>): Promise<void> => {
    const body = { ...everyKind(unique('t-refused')), ...over }
    expectRefusal(await call('/api/forms', { body, token: await asAdmin() }), 400)
  }

  test.each([
    { emailTo: 'a@x.test, b@x.test' },
    { emailTo: '{{first}}' },
    { emailTo: '{{email}},b@x.test' },
    { emailTo: 'owner@x.test', bcc: '{{*}}' },
    { emailTo: 'owner@x.test', replyTo: 'nobody' },
    { emailTo: 'owner@x.test', cc: 'a@x.test\r\nBcc: b@x.test' },
    { cc: 'owner@x.test' },
  ])('rejects the mail settings %j', async (mail) => refusedForm({ emails: [{ subject: 'New', ...mail }] }))

  test('rejects two fields of one name, and one with the name of the honeypot', async () => {
    const field = { blockType: 'text', label: 'First' }
    for (const names of [['a', 'a'], ['homepage_url']]) {
      await refusedForm({ fields: names.map((name) => ({ ...field, name })), emails: [] })
    }
  })

  test('rejects a 51st field and a name of 101 characters, and a submission may have all fifty', async () => {
    const named = (names: readonly string[]) => names.map((name) => ({ blockType: 'text', label: 'One', name }))
    const fifty = Array.from({ length: 50 }, (_, at) => `f${at}`)
    await refusedForm({ fields: named([...fifty, 'f50']), emails: [] })
    await refusedForm({ fields: named(['n'.repeat(101)]), emails: [] })
    const whole = await make('forms', { ...bodies.forms(unique('t-whole')), fields: named(fifty) })
    const rows = [...fifty, 'homepage_url'].map((field) => ({ field, value: field === 'homepage_url' ? '' : 'x' }))
    const sent = await sendRows(rows, { form: whole })
    expect(sent.status, sent.text).toBe(201)
    remember('form-submissions', sent)
  })

  test('FRM-04 trims an option’s value, accepts it as it was sent, and stores blank labels as null', async () => {
    const pick = {
      blockType: 'select',
      name: 'pick',
      label: ' \u00a0',
      options: [{ label: 'Café', value: 'Cafe\u0301 ' }],
    }
    const over = { fields: [pick], submitButtonLabel: '\u200b ' }
    const made = await make('forms', { ...bodies.forms(unique('t-spaced')), ...over })
    const kept = await call(`/api/forms/${made}`)
    expect([at(kept.json, 'fields.0.label') ?? null, kept.json.submitButtonLabel ?? null]).toEqual([null, null])
    const sent = await sendRows([{ field: 'pick', value: 'Cafe\u0301 ' }], { form: made })
    expect(sent.status, sent.text).toBe(201)
    expect(await storedRows(remember('form-submissions', sent))).toEqual({ pick: 'Caf\u00e9' })
  })

  test('accepts a mail to a name with one address', async () => {
    const emails = [{ emailTo: 'Owner <owner@x.test>', replyTo: '{{email}}', subject: 'New' }]
    expect(await make('forms', { ...everyKind(unique('t-mail')), emails })).toBeTypeOf('number')
  })
})

describe('T-1H ACL-01 who reads forms and submissions', () => {
  test('no visitor or member reads, changes or deletes a submission', async () => {
    const id = remember('form-submissions', await send({ email: 'somebody@private.test' }))
    for (const token of [null, reader.token]) {
      for (const path of ['', `/${id}`, '/count', `?where[id][equals]=${id}`]) {
        const response = await call(`/api/form-submissions${path}`, { token })
        expectRefusal(response, 403)
        expect(response.text).not.toContain('somebody@private.test')
      }
      for (const method of ['PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { submissionData: [] } : undefined
        const response = await call(`/api/form-submissions/${id}`, { method, token, ...(body ? { body } : {}) })
        expectRefusal(response, 403)
      }
    }
  })

  test('no visitor or member reads a form’s mail settings, by any query or in the response to a submission', async () => {
    const sent = await send({ line: unique('own') })
    remember('form-submissions', sent)
    const responses = [sent]
    for (const token of [null, reader.token]) {
      for (const query of ['', '&depth=2', '&select[emails]=true', '&locale=es']) {
        responses.push(await call(`/api/forms/${form}?x=1${query}`, { token }))
        responses.push(await call(`/api/forms?where[id][equals]=${form}${query}`, { token }))
      }
      expectRefusal(await call('/api/forms?where[emails.emailFrom][exists]=true', { token }), 400)
      expectRefusal(await call('/api/forms?sort=emails.emailFrom', { token }), 400)
    }
    expect(responses.map(({ status }) => status)).toEqual([201, ...responses.slice(1).map(() => 200)])
    for (const response of responses) {
      expect(response.text).not.toMatch(/spoofed@bank\.test|"emailTo"|"subject"/)
    }
  })
})
