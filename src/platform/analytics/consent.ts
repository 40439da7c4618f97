/** What a visitor said to being measured. */
export type Consent = 'given' | 'refused'

const key = 'consent'
const listeners = new Set<() => void>()
let reopened = false

/** A browser with Global Privacy Control rejects for its visitor, who is then not asked. */
const refusesAlways = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const tell = (): void => listeners.forEach((listener) => listener())

/** The choice that this browser keeps, or null while there is none. Where nothing can be kept, it is a rejection. */
export function consent(): Consent | null {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'given' || kept === 'refused') return kept
  } catch {
    return 'refused'
  }
  return refusesAlways() ? 'refused' : null
}

/** Whether the banner stands on the page: there is no choice yet, or the visitor wants to change it. */
export const isConsentOpen = (): boolean => reopened || consent() === null

export function giveConsent(given: Consent): void {
  try {
    localStorage.setItem(key, given)
  } catch {
    // Then it is not measured, which `consent` says.
  }
  reopened = false
  tell()
}

/** Puts the question again, from the foot of the page. */
export function reopenConsent(): void {
  reopened = true
  tell()
}

/** Leaves the choice as it was. */
export function leaveIt(): void {
  reopened = false
  tell()
}

export const isReopened = (): boolean => reopened

export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
