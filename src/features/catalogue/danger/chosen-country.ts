import { guessCountry } from './guess-country'

const key = 'sporeprint:country'
const listeners = new Set<() => void>()

/** Tells a component when another country is chosen. */
export function onCountry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The country somebody chose, or where the device seems to be; an empty text where nothing says. */
export function chosenCountry(): string {
  try {
    const stored = localStorage.getItem(key)
    if (stored) return stored
  } catch {
    // A browser that keeps nothing still has a clock.
  }
  return guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language) ?? ''
}

export function chooseCountry(country: string): void {
  try {
    localStorage.setItem(key, country)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
