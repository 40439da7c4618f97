import { accountPath, loginPath } from '@/core/paths'
import { defineForm, refused } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { nobody, signedInBy } from '../visitor'

/** Signing in (NAV-13); without a place to return to it leads to the account. */
export const signInForm = defineForm({
  name: 'login',
  fields: { email: field.email(), password: field.password('current-password'), redirect: field.path() },
  page: (sent) => loginPath(sent('redirect')),
  send: async ({ email, password, redirect }, { call }) => {
    const answer = await call('POST', '/users/login', { email, password })
    if (!answer.ok) return refused(answer)
    return { to: redirect ?? accountPath, cookies: answer.cookies, data: await signedInBy(answer.json) }
  },
})

export const signOutForm = defineForm({
  name: 'logout',
  fields: {},
  page: () => accountPath,
  send: async (_, { call }) => {
    const answer = await call('POST', '/users/logout')
    // Nobody who is signed in still is told otherwise; a session that had ended already is none.
    if (answer.status >= 500) return { error: answer.message }
    return { to: '/', cookies: answer.cookies, data: nobody }
  },
})
