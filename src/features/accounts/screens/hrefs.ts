import type { Locale } from '@/core/locales'
import { withPathBack } from '@/core/path-back'
import { forgotPasswordPath, localizedPath, loginPath, signUpPath } from '@/core/paths'

/** Where a visitor signs in, and is led back to the page they came from. */
export const signInHref = (locale: Locale, redirect: string | null = null): string =>
  localizedPath(locale, loginPath(redirect))

/** Where they make an account, and are led back to it too. */
export const signUpHref = (locale: Locale, redirect: string | null): string =>
  localizedPath(locale, withPathBack(signUpPath, redirect))

/** Where they ask for a new password, by which they sign in and are led back to it. */
export const forgotPasswordHref = (locale: Locale, redirect: string | null): string =>
  localizedPath(locale, withPathBack(forgotPasswordPath, redirect))
