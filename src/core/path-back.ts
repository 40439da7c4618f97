import type { Locale } from './locales'
import { localizedPath, resetPasswordPath, splitLocale } from './paths'
import { safePath } from './safe-path'

/**
 * Where a page on the way to being signed in leads back to, in its own language: that may have been changed since the
 * page was left that is gone back to (NAV-13, I18-02).
 */
export function pathBack(locale: Locale, redirect: unknown): string | null {
  const path = safePath(redirect)
  // What is left of an address without its locale is held to the same: `/en//host` is a path, `//host` is none.
  return path === null ? null : safePath(localizedPath(locale, splitLocale(path).path))
}

/** A page on the way to being signed in, with the path it leads back to. */
export const withPathBack = (path: string, redirect: string | null): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Where the link of a mail leads for a new password. */
export const resetPasswordPathWith = (token: string, redirect: string | null): string =>
  `${resetPasswordPath}?${new URLSearchParams({ token, ...(redirect ? { redirect } : {}) }).toString()}`
