'use client'

import { useId } from 'react'
import { languageTags, type Locale } from '@/core/locales'
import { countriesOfContinents, keepPlace } from './place-store'
import { useCountry } from './use-place'

/** All countries by name; the names come from the browser, so the page need not contain them. */
const countriesIn = (locale: Locale): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  return countriesOfContinents()
    .flatMap((codes) => codes.split(' '))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/**
 * A select with the visitor's country, preselected by a guess; seasons, warnings, emergency numbers and shop follow it.
 */
export function PlaceChoice({ locale, label }: { locale: Locale; label: string }) {
  const id = useId()
  const country = useCountry()
  return (
    <p className="needs-script">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="field mt-2 w-72 max-w-full"
        value={country ?? ''}
        onChange={(event) => keepPlace(event.target.value)}
      >
        <option value="">—</option>
        {country === null
          ? null
          : countriesIn(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
      </select>
    </p>
  )
}
