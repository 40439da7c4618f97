import { languageTags, type Locale } from '@/core/locales'
import { stateNames } from '@/platform/place/states.data'
import { europeanUnion } from './bans.data'

/** Countries to choose from: the Americas and Europe, where the shop's vendors send to. */
const offered = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'CR', 'EC', 'GT', 'PA', 'PE', 'PY', 'UY', 'BO', 'VE', 'DO'],
  ...europeanUnion,
  ...['GB', 'CH', 'NO', 'IS', 'AU', 'NZ', 'JP'],
]

type Named = { readonly code: string; readonly name: string }

export function countriesIn(locale: Locale): Named[] {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  return offered
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** The states of the United States as the visitor calls them, in that order. */
export const statesIn = (locale: Locale): Named[] =>
  Object.entries(stateNames)
    .map(([code, name]) => ({ code, name: name[locale] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))

/** `California`, `España`: a place of a ban as a visitor calls it. */
export const placeName = (country: string, state: string | null, locale: Locale): string =>
  (country === 'US' && state ? stateNames[state]?.[locale] : undefined) ??
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(country) ??
  country
