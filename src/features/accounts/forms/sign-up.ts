import { env } from '@/core/env'
import { limits } from '@/core/limits'
import { accountPath, forgotPasswordPath, loginPath, signUpPath, splitLocale, verifyPath } from '@/core/paths'
import { resetPasswordPathWith, withPathBack } from '@/core/path-back'
import { longestPath } from '@/core/safe-path'
import { defineForm, rejected } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { confirmNewcomer } from '../confirm'
import { openNewcomer } from '../confirm-token'
import { isPassword } from '../hash'
import { signedInBy } from '../visitor'
import { newPassword } from './new-password'

const doneAt = (path: string, done: string): string => `${path}${path.includes('?') ? '&' : '?'}done=${done}`

/** Sign-up; the visitor is led to the same page whether or not the address has an account (ACT-01). */
export const signUpForm = defineForm({
  name: 'register',
  fields: {
    name: field.text({ max: limits.member.name, autoComplete: 'name' }),
    email: field.email(),
    password: newPassword,
    redirect: field.path(),
  },
  page: (sent) => withPathBack(signUpPath, sent('redirect')),
  send: async ({ redirect, ...person }, { call, locale }) => {
    const response = await call('POST', '/users/register', { ...person, locale, redirect })
    if (!response.ok) return rejected(response)
    return { to: env.smtpUrl ? doneAt(signUpPath, 'mailed') : doneAt(loginPath(redirect), 'registered') }
  },
})

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  fields: { email: field.email(), redirect: field.path() },
  page: (sent) => withPathBack(forgotPasswordPath, sent('redirect')),
  send: async ({ email, redirect }, { call, locale }) => {
    const response = await call('POST', '/users/forgot-password', { email, locale, redirect })
    return response.ok ? { to: doneAt(withPathBack(forgotPasswordPath, redirect), 'mailed') } : rejected(response)
  },
})

/** A new password by the link of a mail. It signs in, leads on to where the visitor was going, and ends every other session. */
export const resetPasswordForm = defineForm({
  name: 'reset-password',
  fields: { token: field.text({ max: 200 }), password: newPassword, redirect: field.path() },
  page: (sent) => resetPasswordPathWith(sent('token'), sent('redirect')),
  send: async ({ redirect, ...values }, { call }) => {
    const response = await call('POST', '/users/reset-password', values)
    if (response.ok)
      return {
        to: redirect ?? '/account?done=password',
        cookies: response.cookies,
        data: await signedInBy(response.json),
      }
    return response.status === 403 ? { error: { refusal: 'refusals.linkExpired' } } : rejected(response)
  },
})

/** The page that the visitor came from, or the account with its welcome message. */
const afterConfirming = (redirect: string | null): string =>
  redirect === null || splitLocale(redirect).path === accountPath
    ? doneAt(redirect ?? accountPath, 'welcome')
    : redirect

/**
 * The mailed link opens a form, since mail scanners follow links but submit nothing. It asks for the password chosen at
 * sign-up: anyone may sign up with somebody else's address, whose owner must not open that account with one press
 * (ACT-01).
 */
export const verifyForm = defineForm({
  name: 'verify',
  fields: { token: field.text({ max: longestPath }), password: field.password('current-password') },
  page: (sent) => `${verifyPath}?token=${encodeURIComponent(sent('token'))}`,
  send: async ({ token, password }, { call, req }) => {
    const newcomer = await openNewcomer(token)
    if (!newcomer) return { error: { refusal: 'refusals.linkExpired' } }
    if (!(await isPassword(password, newcomer))) return { errors: { password: { refusal: 'refusals.passwordChosen' } } }
    // The mailbox's owner may learn whether the account exists; the link of an existing one simply signs in.
    if (!(await confirmNewcomer(await req(), newcomer))) return { error: { refusal: 'refusals.linkExpired' } }
    const response = await call('POST', '/users/login', { email: newcomer.email, password })
    if (!response.ok) return { to: doneAt(loginPath(newcomer.redirect), 'confirmed') }
    return { to: afterConfirming(newcomer.redirect), cookies: response.cookies, data: await signedInBy(response.json) }
  },
})
