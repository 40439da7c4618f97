import { isRecord } from '@/core/is-record'
import type { KeptFields } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { fillAgain } from './replay-input'
import { takeKept } from './take-kept'

/** Later it is another visit: milliseconds. */
const lasts = 60 * 60 * 1000

const isForThisPage = (kept: unknown): kept is KeptFields =>
  isRecord(kept) &&
  isRecord(kept.fields) &&
  kept.path === window.location.pathname &&
  Date.now() - Number(kept.at) < lasts

/**
 * What was typed before the language changed, or the visitor went to sign in, stands in the forms again, and what was
 * folded around it is open (I18-02, COM-10).
 */
export function fillKept(): void {
  const kept = takeKept(keptKeys.typed, isForThisPage)
  if (!isForThisPage(kept)) return
  for (const [key, held] of Object.entries(kept.fields)) {
    const [form = '', at] = key.split(' ')
    const field = document.forms.namedItem(form)?.elements[Number(at)]
    if (!field) continue
    fillAgain(field, String(held), held === true)
    const folded = field.closest('details')
    if (folded) folded.open = true
  }
}
