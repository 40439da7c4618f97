import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { isPostgres, onDatabase, rowOf } from '../setup/database'
import { expectRefusal } from '../setup/envelope'
import { bodies, cleanUp, make, remember, unique } from '../setup/fixtures'
import { letterTo } from '../setup/letters'
import { mailsTo } from '../setup/mails'
import { member } from '../setup/members'

afterAll(cleanUp)

const desk = async (): Promise<ClientResponse> =>
  call('/admin/mails', {
    headers: { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' },
  })

type Stuck = { id: number; tries: number; next: string }

/** The mails to an address on the desk of stuck mails. */
async function rowsTo(email: string): Promise<Stuck[]> {
  const { text } = await desk()
  return [...text.replaceAll('<!-- -->', '').matchAll(/data-mail="(\d+)"([\s\S]*?)<\/li>/g)].flatMap(([, id, row]) =>
    row?.includes(email)
      ? [
          {
            id: Number(id),
            tries: Number(/Tries: (\d+)/.exec(row)?.[1]),
            next: /Next try: ([^<]+)/.exec(row)?.[1] ?? '',
          },
        ]
      : [],
  )
}

const stuckTo = async (email: string): Promise<number[]> => (await rowsTo(email)).map(({ id }) => id)

test('ACT-01 mails that the mail server rejects are listed in the admin, and retried or dropped by admins alone', async () => {
  // The tests' mail server rejects such addresses.
  const email = `away-${unique('lost')}@members.test`
  await make('users', { name: 'Lost', email, password: 'a-long-enough-password', roles: ['member'] })
  expect((await call('/api/users/forgot-password', { body: { email } })).status).toBe(200)
  await expect.poll(() => stuckTo(email), { timeout: 30_000, interval: 500 }).toHaveLength(1)
  const ids = await stuckTo(email)
  expect((await desk()).text).toContain('451')
  const reader = await member('a reader')
  for (const token of [null, reader.token])
    for (const action of ['retry', 'drop'])
      expectRefusal(await call('/api/mails', { body: { ids, action }, token }), 403)
  const token = await asAdmin()
  expectRefusal(await call('/api/mails', { body: { ids: ['x'], action: 'retry' }, token }), 400)
  expect((await call('/api/mails', { body: { ids: [...ids, 999_999], action: 'retry' }, token })).json).toEqual({
    done: ids,
  })
  await expect.poll(() => stuckTo(email), { timeout: 30_000, interval: 500 }).toEqual(ids)
  expect((await call('/api/mails', { body: { ids, action: 'drop' }, token })).json).toEqual({ done: ids })
  expect(await stuckTo(email)).toEqual([])
})

/** Makes the database reject new mails to an address, until the returned function is called. */
async function refuseMailsTo(email: string): Promise<() => Promise<void>> {
  const refused = `NEW.task_slug = 'mail' AND CAST(NEW.input AS TEXT) LIKE '%${email}%'`
  if (!isPostgres) {
    await onDatabase(`CREATE TRIGGER no_mail BEFORE INSERT ON payload_jobs WHEN ${refused}
      BEGIN SELECT RAISE(ABORT, 'cut off'); END`)
    return () => onDatabase('DROP TRIGGER no_mail')
  }
  await onDatabase(`CREATE FUNCTION no_mail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF ${refused} THEN RAISE EXCEPTION 'cut off'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER no_mail BEFORE INSERT ON payload_jobs FOR EACH ROW EXECUTE FUNCTION no_mail()`)
  return () => onDatabase('DROP FUNCTION no_mail CASCADE')
}

test('ACT-01 R-11 a recovery token is not stored while its mail cannot be queued, and the next try sends one', async () => {
  const { email, id } = await member('Cut off')
  const take = await refuseMailsTo(email)
  try {
    expect((await call('/api/users/forgot-password', { body: { email } })).status).toBe(200)
    const tries = `SELECT total_tried AS n FROM payload_jobs WHERE task_slug = 'recover' AND CAST(input AS TEXT) LIKE '%${email}%'`
    await expect.poll(async () => Number((await rowOf(tries)).n), { timeout: 30_000 }).toBe(1)
    expect((await rowOf(`SELECT reset_password_token AS token FROM users WHERE id = ${id}`)).token).toBeNull()
  } finally {
    await take()
  }
  const { links } = await letterTo(email)
  expect((await call(links[0]?.replace(siteUrl, '') ?? '')).text).toContain('type="password"')
})

test('FRM-02 a submission is kept while the mail server is away, and its mail is retried', async () => {
  const email = `away-${unique('asked')}@members.test`
  const form = await make('forms', {
    ...bodies.forms(unique('t-away')),
    fields: [{ blockType: 'email', name: 'email', label: 'E-mail', required: true }],
    emails: [{ emailTo: '{{email}}', emailFrom: 'site@private.test', subject: 'We have your question' }],
  })
  const submissionData = [{ field: 'email', value: email }]
  const sent = await call('/api/form-submissions', { body: { form, submissionData, locale: 'en' } })
  expect(sent.status, sent.text).toBe(201)
  const id = remember('form-submissions', sent)
  const kept = async (): Promise<unknown> =>
    at((await call(`/api/form-submissions/${id}?depth=0`, { token: await asAdmin() })).json, 'submissionData.0.value')
  expect(await kept()).toBe(email)
  // The first try and a retry; each wait is longer than the one before.
  const tries = async (): Promise<number> => (await rowsTo(email))[0]?.tries ?? 0
  await expect.poll(tries, { timeout: 30_000, interval: 500 }).toBeGreaterThan(0)
  expect((await rowsTo(email))[0]?.next).toMatch(/\d/)
  await expect.poll(tries, { timeout: 60_000, interval: 1000 }).toBeGreaterThan(1)
  expect(await kept()).toBe(email)
  expect((await desk()).text).toContain('We have your question')
  await call('/api/mails', { body: { ids: await stuckTo(email), action: 'drop' }, token: await asAdmin() })
})

test('FRM-02 R-07 a submission and its mails are stored together, or neither is', async () => {
  const email = `kept-${unique('together')}@members.test`
  const form = await make('forms', {
    ...bodies.forms(unique('t-together')),
    fields: [{ blockType: 'email', name: 'email', label: 'E-mail', required: true }],
    emails: [{ emailTo: '{{email}}', emailFrom: 'site@private.test', subject: 'Number {{formSubmissionID}}' }],
  })
  const body = { form, submissionData: [{ field: 'email', value: email }], locale: 'en' }
  const send = (): Promise<ClientResponse> => call('/api/form-submissions', { body })
  const countOf = async (): Promise<number> =>
    Number((await rowOf(`SELECT count(*) AS n FROM form_submissions WHERE form_id = ${form}`)).n)
  const take = await refuseMailsTo(email)
  try {
    expect((await send()).status).toBeGreaterThanOrEqual(500)
    expect(await countOf()).toBe(0)
  } finally {
    await take()
  }
  const id = remember('form-submissions', await send())
  expect(await countOf()).toBe(1)
  await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(1)
  expect(mailsTo(email)[0]?.subject).toBe(`Number ${id}`)
})

test.each([
  ['left', { method: 'DELETE' }],
  ['has another address', { method: 'PATCH', body: { email: `${unique('moved')}@members.test` } }],
])(
  'ACT-03 stuck mails to a member who %s are deleted, and those to others are not',
  async (_, change) => {
    const email = `away-${unique('gone')}@members.test`
    const other = `away-${unique('stays')}@members.test`
    const password = 'a-long-enough-password'
    const id = await make('users', { name: 'Gone', email, password, roles: ['member'] })
    await make('users', { name: 'Stays', email: other, password, roles: ['member'] })
    for (const each of [email, other]) await call('/api/users/forgot-password', { body: { email: each } })
    for (const each of [email, other])
      await expect.poll(() => stuckTo(each), { timeout: 30_000, interval: 500 }).toHaveLength(1)
    expect((await call(`/api/users/${id}`, { ...change, token: await asAdmin() })).status).toBe(200)
    const kept = `SELECT count(*) AS n FROM payload_jobs WHERE CAST(input AS TEXT) LIKE`
    expect(Number((await rowOf(`${kept} '%${email}%'`)).n)).toBe(0)
    expect(Number((await rowOf(`${kept} '%${other}%'`)).n)).toBe(1)
  },
  90_000,
)
