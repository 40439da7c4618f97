import { splitLocale } from '@/core/paths'
import { loginHref } from '../visitor/use-visitor'

/** Goes to the sign-in page, which returns to the current page (LIK-03, COM-10). */
export function toLogin(): void {
  window.location.assign(loginHref(splitLocale(window.location.pathname).locale))
}
