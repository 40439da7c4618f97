import { isRecord } from '@/core/is-record'
import type { KeptFields } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { fillAgain } from './replay-input'

const isKept = (value: unknown): value is KeptFields =>
  isRecord(value) && typeof value.path === 'string' && isRecord(value.fields)

/** Takes what was kept for this page out of the browser; browsers may forbid to look. */
function take(): KeptFields | null {
  try {
    const text = sessionStorage.getItem(keptKeys.typed)
    sessionStorage.removeItem(keptKeys.typed)
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.path === window.location.pathname ? kept : null
  } catch {
    return null
  }
}

/** What was typed before the language changed stands in the forms again, and what was folded around it is open (I18-02). */
export function fillKept(): void {
  for (const [id, held] of Object.entries(take()?.fields ?? {})) {
    const field = document.getElementById(id)
    if (!field) continue
    fillAgain(field, String(held), held === true)
    const folded = field.closest('details')
    if (folded) folded.open = true
  }
}
