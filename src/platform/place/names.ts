import { languageTags, type Locale } from '@/core/locales'
import { stateNames } from './states.data'

type NamedPlace = { readonly code: string; readonly name: string }

/** These are slow to make, and a list needs the names of hundreds. */
const made = new Map<Locale, Intl.DisplayNames>()

/** The name of a country in a locale; an unknown code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  const names = made.get(locale) ?? new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  made.set(locale, names)
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** `California`, `España`: the name of a US state, or of any other place's country. */
export const placeName = (country: string, state: string | null, locale: Locale): string =>
  (country === 'US' && state ? stateNames[state]?.[locale] : undefined) ?? countryName(country, locale)

function inOrder(places: readonly NamedPlace[], locale: Locale): NamedPlace[] {
  const { compare } = new Intl.Collator(languageTags[locale])
  return places.toSorted((one, other) => compare(one.name, other.name))
}

/** Countries by name in a locale, sorted. */
export const countriesIn = (codes: readonly string[], locale: Locale): NamedPlace[] =>
  inOrder(
    codes.map((code) => ({ code, name: countryName(code, locale) })),
    locale,
  )

/** The US states by name in a locale, sorted. */
export const statesIn = (locale: Locale): NamedPlace[] =>
  inOrder(
    Object.entries(stateNames).map(([code, name]) => ({ code, name: name[locale] })),
    locale,
  )
