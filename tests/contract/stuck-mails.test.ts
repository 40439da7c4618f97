import { afterAll, expect, test } from 'vitest'
import { asAdmin, call, type Answer } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, make, unique } from '../setup/fixtures'
import { member } from '../setup/people'

afterAll(cleanUp)

const desk = async (): Promise<Answer> =>
  call('/admin/mails', {
    headers: { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' },
  })

/** The numbers of the mails to an address that stand on the page. */
async function stuckTo(email: string): Promise<number[]> {
  const { text } = await desk()
  return [...text.matchAll(/data-mail="(\d+)"([\s\S]*?)<\/li>/g)]
    .filter(([, , row]) => row?.includes(email))
    .map(([, id]) => Number(id))
}

test('ACT-01 mails that the mail server refuses stand in the admin, are tried again, and given up', async () => {
  // The mail server of the tests takes nothing for it.
  const email = `away-${unique('lost')}@members.test`
  await make('users', { name: 'Lost', email, password: 'a-long-enough-password', roles: ['member'] })
  expect((await call('/api/users/forgot-password', { body: { email } })).status).toBe(200)
  await expect.poll(() => stuckTo(email), { timeout: 30_000, interval: 500 }).toHaveLength(1)
  const ids = await stuckTo(email)
  expect((await desk()).text).toContain('451')
  const reader = await member('a reader')
  for (const token of [null, reader.token])
    expectRefusal(await call('/api/mails', { body: { ids, action: 'retry' }, token }), [403])
  const token = await asAdmin()
  expectRefusal(await call('/api/mails', { body: { ids: ['x'], action: 'retry' }, token }), [400])
  expect((await call('/api/mails', { body: { ids: [...ids, 999_999], action: 'retry' }, token })).json).toEqual({
    done: ids,
  })
  await expect.poll(() => stuckTo(email), { timeout: 30_000, interval: 500 }).toEqual(ids)
  expect((await call('/api/mails', { body: { ids, action: 'drop' }, token })).json).toEqual({ done: ids })
  expect(await stuckTo(email)).toEqual([])
}, 90_000)
