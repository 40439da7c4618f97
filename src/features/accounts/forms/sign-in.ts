import { accountPath, loginPath } from '@/core/paths'
import { defineForm, rejected } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { nobody, signedInBy } from '../visitor'

/** Signing in (NAV-13); without a place to return to it leads to the account. */
export const signInForm = defineForm({
  name: 'login',
  fields: { email: field.email(), password: field.password('current-password'), redirect: field.path() },
  page: (sent) => loginPath(sent('redirect')),
  send: async ({ email, password, redirect }, { call }) => {
    const response = await call('POST', '/users/login', { email, password })
    if (!response.ok) return rejected(response)
    return { to: redirect ?? accountPath, cookies: response.cookies, data: await signedInBy(response.json) }
  },
})

export const signOutForm = defineForm({
  name: 'logout',
  fields: {},
  page: () => accountPath,
  send: async (_, { call }) => {
    const response = await call('POST', '/users/logout')
    // A sign-out that failed is reported; a session that had ended already counts as signed out.
    if (response.status >= 500) return { error: response.message }
    return { to: '/', cookies: response.cookies, data: nobody, signsOut: true }
  },
})
