import 'server-only'
import { deleteAccountForm, passwordForm, profileForm, sessionForm } from './forms/account'
import { signInForm, signOutForm } from './forms/sign-in'
import { forgotPasswordForm, resetPasswordForm, signUpForm, verifyForm } from './forms/sign-up'

export { readLink } from './confirm-token'
export { memberOf } from '@/cms/session'
export { ownData } from './own-data'
export { isResetLink } from './rules'
export { openSessions } from './sessions'
export { memberPicture, visitorOf } from './visitor'
export {
  deleteAccountForm,
  forgotPasswordForm,
  passwordForm,
  profileForm,
  resetPasswordForm,
  sessionForm,
  signInForm,
  signOutForm,
  signUpForm,
  verifyForm,
}

/** The forms of the account pages. */
export const accountForms = [
  signInForm,
  signOutForm,
  signUpForm,
  forgotPasswordForm,
  resetPasswordForm,
  verifyForm,
  profileForm,
  passwordForm,
  sessionForm,
  deleteAccountForm,
]
