import type { PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { CallResponse, FormContext } from '@/platform/forms/define'
import { sealNewcomer } from '../confirm-token'
import { hashPassword } from '../hash'
import { resetPasswordForm, verifyForm } from './sign-up'

const response = (status: number): CallResponse => ({
  ok: status < 400,
  status,
  json: {},
  message: `status ${status}`,
  fields: {},
  cookies: ['session=1'],
})

/** The context of a form whose call ends with `status`, for a link that was used before. */
const context = (status: number, { isTaken = true } = {}): FormContext => {
  const find = () => Promise.resolve({ docs: [{ data: { at: Date.now() } }] })
  const findOne = () => Promise.resolve(isTaken ? { id: 1 } : null)
  return {
    locale: 'en',
    request: new Request('http://localhost'),
    call: () => Promise.resolve(response(status)),
    req: () => Promise.resolve({ payload: { db: { find, findOne } } } as unknown as PayloadRequest),
  }
}

const password = 'what was chosen'
const expired = { error: { refusal: 'refusals.linkExpired' } }

let token: string
beforeAll(async () => {
  const newcomer = { email: 'ana@sporeprint.test', name: 'Ana', locale: 'en', redirect: '/posts', madeAt: 0 } as const
  token = await sealNewcomer({ ...newcomer, ...(await hashPassword(password)) })
})

test('ACT-01 a confirmation link with its password signs in and redirects to where the visitor was going', async () => {
  expect(await verifyForm.send({ token, password }, context(200))).toMatchObject({
    to: '/posts',
    cookies: ['session=1'],
  })
})

test('ACT-01 a confirmation link is rejected with another password, and as expired when its token was altered', async () => {
  expect(await verifyForm.send({ token, password: 'another' }, context(200))).toEqual({
    errors: { password: { refusal: 'refusals.passwordChosen' } },
  })
  expect(await verifyForm.send({ token: `${token}x`, password }, context(200))).toEqual(expired)
})

test('ACT-03 a used confirmation link counts as expired when its account was deleted', async () => {
  expect(await verifyForm.send({ token, password }, context(200, { isTaken: false }))).toEqual(expired)
})

test('ACT-01 a used confirmation link whose password no longer signs in redirects with `done=confirmed`', async () => {
  const outcome = await verifyForm.send({ token, password }, context(401))
  expect(outcome).toEqual({ to: expect.stringContaining('done=confirmed') as string })
})

test('ACT-01 a password reset signs in; a 403 is shown as an expired link, any other error with its own message', async () => {
  const reset = (status: number) => resetPasswordForm.send({ token: 't', password, redirect: null }, context(status))
  expect(await reset(200)).toMatchObject({ to: '/account?done=password', cookies: ['session=1'] })
  expect(await reset(403)).toEqual(expired)
  expect(await reset(400)).toEqual({ error: 'status 400' })
})
