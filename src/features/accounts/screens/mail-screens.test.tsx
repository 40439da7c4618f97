import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '@/core/limits'
import { locales, type Locale } from '@/core/locales'
import { emptyState } from '@/platform/forms/state'
import { messages } from '@/platform/i18n/translator'
import { openNewcomer, readLink, sealNewcomer } from '../confirm-token'
import { ForgotPasswordScreen, ResetPasswordScreen, VerifyScreen } from './mail-screens'

const mail = vi.hoisted(() => ({ server: undefined as string | undefined }))
vi.mock('@/core/env', async (original) => {
  const { env } = await original<{ env: object }>()
  return {
    env: new Proxy(env, {
      get: (target, key): unknown => (key === 'smtpUrl' ? mail.server : Reflect.get(target, key)),
    }),
  }
})
beforeEach(() => {
  mail.server = undefined
})

const html = async (screen: ReactNode): Promise<string> => new Response((await prerender(screen)).prelude).text()

const draw = (locale: Locale, mailed: boolean): Promise<string> =>
  html(<ForgotPasswordScreen locale={locale} state={emptyState} redirect={null} mailed={mailed} />)

describe('ACT-01 the screen of a confirmation link', () => {
  const confirm = (locale: Locale, email: string | null): Promise<string> =>
    html(<VerifyScreen locale={locale} state={emptyState} token="t" email={email} redirect="/cart?a=1" />)

  test.each(locales)('shows the address of the new account and asks for its password (%s)', async (locale) => {
    const page = await confirm(locale, 'ana@members.test')
    const { verify } = messages[locale].accounts
    for (const part of ['ana@members.test', 'type="password"', verify.submit, verify.notYou])
      expect(page).toContain(part)
  })

  test.each(locales)('says that an expired link has expired, and shows no form (%s)', async (locale) => {
    const page = await confirm(locale, null)
    expect(page).toContain(messages[locale].refusals.linkExpired)
    expect(page).toContain(messages[locale].accounts.verify.again)
    expect(page).not.toContain('<form')
  })

  test('links to sign-up with the visitor’s redirect, which an expired link keeps', async () => {
    for (const email of ['ana@members.test', null])
      expect(await confirm('es', email)).toContain('href="/es/sign-up?redirect=%2Fcart%3Fa%3D1"')
    const newcomer = { email: 'a@b.test', name: 'A', hash: '', salt: '', redirect: '/cart', madeAt: 0 }
    const token = await sealNewcomer({ ...newcomer, locale: 'en' })
    expect(await readLink(token)).toEqual({ email: 'a@b.test', redirect: '/cart' })
    vi.useFakeTimers({ now: Date.now() + (limits.mailLinks.confirmHours + 1) * 3_600_000, toFake: ['Date'] })
    expect(await readLink(token)).toEqual({ email: null, redirect: '/cart' })
    expect(await openNewcomer(token)).toBeNull()
    vi.useRealTimers()
  })
})

describe('ACT-01 the screen of a password reset link', () => {
  const reset = (locale: Locale, works: boolean): Promise<string> =>
    html(<ResetPasswordScreen locale={locale} state={emptyState} token="t" redirect="/cart?a=1" works={works} />)

  test.each(locales)('asks for a new password (%s)', async (locale) => {
    expect(await reset(locale, true)).toContain('type="password"')
  })

  test.each(locales)('says that an expired link has expired, and shows no form (%s)', async (locale) => {
    const page = await reset(locale, false)
    expect(page).toContain(messages[locale].refusals.linkExpired)
    expect(page).toContain(messages[locale].accounts.reset.again)
    expect(page).not.toContain('<form')
  })

  test('NAV-13 keeps the page to return to in its form, or, when expired, in the link to another mail', async () => {
    expect(await reset('es', true)).toContain('name="redirect" value="/cart?a=1"')
    expect(await reset('es', false)).toContain('href="/es/forgot-password?redirect=%2Fcart%3Fa%3D1"')
  })
})

describe('ACT-01 the screen for a forgotten password', () => {
  test.each(locales.flatMap((locale) => [true, false].map((mailed) => [locale, mailed] as const)))(
    'without a mail server says so and shows no form (%s, after a press: %s)',
    async (locale, mailed) => {
      const said = messages[locale].accounts.forgot
      const html = await draw(locale, mailed)
      expect(html).toContain(said.noMail)
      for (const part of ['<form', '<input', said.mailed.slice(0, 30)]) expect(html).not.toContain(part)
      expect(html).toContain(messages[locale].accounts.backToSignIn)
    },
  )

  test('with a mail server shows its form, and after it was sent that a mail is on its way', async () => {
    mail.server = 'smtp://mail.example:25'
    const { forgot } = messages.en.accounts
    const requested = await draw('en', false)
    expect(requested).toContain('<form')
    expect(requested).toContain(forgot.lead)
    const sent = await draw('en', true)
    expect(sent).toContain(forgot.mailed.replace('{minutes}', String(limits.mailLinks.resetMinutes)))
    expect(sent).not.toContain('<form')
  })
})
