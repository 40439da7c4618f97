import { countryCodes } from '@/core/countries'
import { languageTags, type Locale } from '@/core/locales'
import { stateNames } from '@/platform/place/states.data'
import { stateCodes } from './model'

export type Place = { readonly value: string; readonly label: string }

const sorted = (places: readonly Place[], locale: Locale): Place[] => {
  const { compare } = new Intl.Collator(languageTags[locale])
  return places.toSorted((a, b) => compare(a.label, b.label))
}

/** Every country in the words of a locale, in its order. */
export function countries(locale: Locale): Place[] {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  return sorted(
    countryCodes.map((value) => ({ value, label: names.of(value) ?? value })),
    locale,
  )
}

/** The states of the United States in the words of a locale, in its order. */
export const states = (locale: Locale): Place[] =>
  sorted(
    stateCodes.map((value) => ({ value, label: stateNames[value]?.[locale] ?? value })),
    locale,
  )
