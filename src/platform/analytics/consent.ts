/** A visitor's answer to the consent question. */
export type Consent = 'given' | 'refused'

const key = 'consent'
const listeners = new Set<() => void>()
let reopened = false

/** Global Privacy Control counts as a refusal, and the banner is not shown. */
const refusesAlways = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const tell = (): void => listeners.forEach((listener) => listener())

/** The stored choice; null where there is none yet. Without localStorage it counts as refused. */
export function consent(): Consent | null {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'given' || kept === 'refused') return kept
  } catch {
    return 'refused'
  }
  return refusesAlways() ? 'refused' : null
}

/** Whether the banner is shown: there is no choice yet, or the visitor wants to change it. */
export const isConsentOpen = (): boolean => reopened || consent() === null

export function giveConsent(given: Consent): void {
  try {
    localStorage.setItem(key, given)
  } catch {
    // Without storage, `consent` says refused, and nothing is measured.
  }
  reopened = false
  tell()
}

/** Shows the banner again, from the link in the footer. */
export function reopenConsent(): void {
  reopened = true
  tell()
}

/** Closes the reopened banner without changing the choice. */
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
