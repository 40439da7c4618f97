import type { Locale } from '@/core/locales'
import { withPathBack } from '@/core/path-back'
import { forgotPasswordPath, localizedPath, loginPath, signUpPath } from '@/core/paths'

/** The sign-in page, which leads back to `redirect`. */
export const signInHref = (locale: Locale, redirect: string | null = null): string =>
  localizedPath(locale, loginPath(redirect))

/** The sign-up page, which leads back to `redirect`. */
export const signUpHref = (locale: Locale, redirect: string | null): string =>
  localizedPath(locale, withPathBack(signUpPath, redirect))

/** The page that asks for a new password; its mailed link signs in and leads back to `redirect`. */
export const forgotPasswordHref = (locale: Locale, redirect: string | null): string =>
  localizedPath(locale, withPathBack(forgotPasswordPath, redirect))
