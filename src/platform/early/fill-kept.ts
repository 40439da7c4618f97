import { accountScreens, splitLocale } from '@/core/paths'
import type { KeptPages } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { fillAgain } from './replay-input'
import { takeKept } from './take-kept'

/**
 * What was typed on this page before it was left. What was typed on another one waits on while the visitor signs in;
 * every other page forgets it, since whoever comes to its page later may be somebody else (COM-10).
 */
function takeTyped(): KeptPages[string] | null | undefined {
  const kept = takeKept(keptKeys.typed) as KeptPages | null
  const here = splitLocale(window.location.pathname).path
  if (kept && accountScreens.test(here))
    sessionStorage.setItem(
      keptKeys.typed,
      JSON.stringify(kept, (path, page: unknown) => (accountScreens.test(path) ? undefined : page)),
    )
  return kept?.[here]
}

/**
 * What was typed before the language changed, or the visitor went to sign in, stands in the forms again, and what was
 * folded around it is open (I18-02, COM-10). Numbers are written otherwise in another language.
 */
export function fillKept(): void {
  const { lang } = document.documentElement
  for (const [key, held] of Object.entries(takeTyped() ?? {})) {
    const [form = '', at, language = lang] = key.split(' ')
    const field = document.forms.namedItem(form)?.elements[Number(at)]
    if (!field || language !== lang) continue
    fillAgain(field, String(held), held === true)
    const folded = field.closest('details')
    if (folded) folded.open = true
  }
}
