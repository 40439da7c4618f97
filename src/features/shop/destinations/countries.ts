import { languageTags, type Locale } from '@/core/locales'
import { europeanUnion } from './bans.data'
import { statesOfUS } from './states.data'

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

export const statesIn = (): Named[] => Object.entries(statesOfUS).map(([code, name]) => ({ code, name }))

/** `California`, `España`: a place of a ban as a visitor calls it. */
export const placeName = (country: string, state: string | null, locale: Locale): string =>
  (country === 'US' && state ? statesOfUS[state] : undefined) ??
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(country) ??
  country
