import { splitLocale } from '@/core/paths'
import { loginHref } from '../visitor/use-visitor'

/** To the login, and from there back to where the visitor is (LIK-03, COM-10). */
export function toLogin(): void {
  window.location.assign(loginHref(splitLocale(window.location.pathname).locale))
}
