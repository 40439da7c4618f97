import { accountScreens, splitLocale } from '@/core/paths'
import type { KeptPages } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { fillAgain } from './replay-input'
import { takeKept } from './take-kept'

/**
 * Takes the input typed on this page before it was left. Input of other pages is kept while the visitor signs in, and
 * deleted on every other page, since the next visitor may be somebody else (COM-10).
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
 * Fills forms with what was typed before a change of locale or before signing in, and opens the <details> around it
 * (I18-02, COM-10). Numbers are skipped in another locale, where they are written differently.
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
