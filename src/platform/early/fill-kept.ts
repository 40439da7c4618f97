import { isRecord } from '@/core/is-record'
import { isAccountScreen, splitLocale } from '@/core/paths'
import type { KeptPage } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { fillAgain } from './replay-input'
import { takeKept } from './take-kept'

const isKeptPage = (kept: unknown): kept is KeptPage => isRecord(kept) && isRecord(kept.fields)

/**
 * What was typed on this page before it was left. What was typed on another one waits on while the visitor signs in;
 * every other page forgets it, since whoever comes to its page later may be somebody else (COM-10).
 */
function takeTyped(): KeptPage | null {
  const kept = takeKept(keptKeys.typed)
  if (!isRecord(kept)) return null
  const here = splitLocale(window.location.pathname).path
  const waiting = Object.entries(kept).filter(([path]) => !isAccountScreen(path))
  if (isAccountScreen(here) && waiting.length > 0)
    sessionStorage.setItem(keptKeys.typed, JSON.stringify(Object.fromEntries(waiting)))
  const page = kept[here]
  return isKeptPage(page) ? page : null
}

/**
 * What was typed before the language changed, or the visitor went to sign in, stands in the forms again, and what was
 * folded around it is open (I18-02, COM-10). Numbers are written otherwise in another language.
 */
export function fillKept(): void {
  // A page out of the browser's memory is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeTyped()
  })
  const kept = takeTyped()
  if (!kept) return
  const isTranslated = kept.language !== document.documentElement.lang
  for (const [key, held] of Object.entries(kept.fields)) {
    const [form = '', at] = key.split(' ')
    const field = document.forms.namedItem(form)?.elements[Number(at)]
    if (!field || (isTranslated && field instanceof HTMLInputElement && field.inputMode === 'decimal')) continue
    fillAgain(field, String(held), held === true)
    const folded = field.closest('details')
    if (folded) folded.open = true
  }
}
