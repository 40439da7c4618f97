import { languageTags, type Locale } from '@/core/locales'
import { stateNames } from './states.data'

type NamedPlace = { readonly code: string; readonly name: string }

/** These are slow to make, and a list needs the names of hundreds. */
const made = new Map<Locale, Intl.DisplayNames>()

/** A country as a visitor of `locale` calls it; a code that is none stays as it is. */
export function countryName(code: string, locale: Locale): string {
  const names = made.get(locale) ?? new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  made.set(locale, names)
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** `California`, `España`: a state of the United States by its own name, any other place by its country's. */
export const placeName = (country: string, state: string | null, locale: Locale): string =>
  (country === 'US' && state ? stateNames[state]?.[locale] : undefined) ?? countryName(country, locale)

function inOrder(places: readonly NamedPlace[], locale: Locale): NamedPlace[] {
  const { compare } = new Intl.Collator(languageTags[locale])
  return places.toSorted((one, other) => compare(one.name, other.name))
}

/** Countries as the visitor calls them, in that order. */
export const countriesIn = (codes: readonly string[], locale: Locale): NamedPlace[] =>
  inOrder(
    codes.map((code) => ({ code, name: countryName(code, locale) })),
    locale,
  )

/** The states of the United States as the visitor calls them, in that order. */
export const statesIn = (locale: Locale): NamedPlace[] =>
  inOrder(
    Object.entries(stateNames).map(([code, name]) => ({ code, name: name[locale] })),
    locale,
  )
