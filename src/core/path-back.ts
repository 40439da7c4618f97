import type { Locale } from './locales'
import { localizedPath, resetPasswordPath, splitLocale } from './paths'
import { safePath } from './safe-path'

/**
 * The path that a sign-in page returns to, in that page's locale, which the visitor may have switched since leaving the
 * path (NAV-13, I18-02). Null where `redirect` is unsafe.
 */
export function pathBack(locale: Locale, redirect: unknown): string | null {
  const path = safePath(redirect)
  // Checked again without its locale: `/en//host` is a path, `//host` is another host.
  return path === null ? null : safePath(localizedPath(locale, splitLocale(path).path))
}

/** The path of a sign-in page, with the path it returns to. */
export const withPathBack = (path: string, redirect: string | null): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** The path in a mail that leads to the page for a new password. */
export const resetPasswordPathWith = (token: string, redirect: string | null): string =>
  `${resetPasswordPath}?${new URLSearchParams({ token, ...(redirect ? { redirect } : {}) }).toString()}`
