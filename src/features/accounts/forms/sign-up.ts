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

/** Making an account; what comes next is the same whether or not the address has one (ACT-01). */
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

/** Back to the page that asked for an account, or to the account, which says welcome. */
const afterConfirming = (redirect: string | null): string =>
  redirect === null || splitLocale(redirect).path === accountPath
    ? doneAt(redirect ?? accountPath, 'welcome')
    : redirect

/**
 * The link of the mail leads to a form: programs that look into mails follow links, and type nothing. The password that
 * was chosen with the address is asked for: anyone may sign up with an address of somebody else, who must not open the
 * account for them by a press (ACT-01).
 */
export const verifyForm = defineForm({
  name: 'verify',
  fields: { token: field.text({ max: longestPath }), password: field.password('current-password') },
  page: (sent) => `${verifyPath}?token=${encodeURIComponent(sent('token'))}`,
  send: async ({ token, password }, { call, req }) => {
    const newcomer = await openNewcomer(token)
    if (!newcomer) return { error: { refusal: 'refusals.linkExpired' } }
    if (!(await isPassword(password, newcomer))) return { errors: { password: { refusal: 'refusals.passwordChosen' } } }
    // Who has the mailbox may know; the link of an account that is there already signs in as its page does.
    if (!(await confirmNewcomer(await req(), newcomer))) return { error: { refusal: 'refusals.linkExpired' } }
    const response = await call('POST', '/users/login', { email: newcomer.email, password })
    if (!response.ok) return { to: doneAt(loginPath(newcomer.redirect), 'confirmed') }
    return { to: afterConfirming(newcomer.redirect), cookies: response.cookies, data: await signedInBy(response.json) }
  },
})
