'use client'

import { Phone } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { fill } from '@/core/fill'
import { keepPlace } from '@/platform/place/place-store'
import { useSettledCountry } from '@/platform/place/use-place'
import { areShortNumbers, type CountryLines } from './centers'

type PoisonCentersProps = {
  countries: readonly CountryLines[]
  labels: Readonly<Record<'country' | 'emergency' | 'other' | 'otherHelp', string>>
}

const call = 'button border-amanita bg-amanita text-paper gap-2'
const line = 'inline-flex min-h-11 items-center gap-2 font-semibold'

/** A phone number as a link that dials it, or as text if it cannot be dialed as it is written. */
function Dialed({ tel, className, children }: { tel: string | null; className: string; children: ReactNode }) {
  return tel === null ? (
    <span className={line}>{children}</span>
  ) : (
    <a href={`tel:${tel}`} className={className}>
      {children}
    </a>
  )
}

function Lines({ entry, emergency }: { entry: CountryLines; emergency: string }) {
  return (
    <div className="grid gap-2 py-2">
      <div className="flex flex-wrap gap-2">
        {entry.emergency.map((number) => (
          <Dialed key={number} tel={areShortNumbers(number) ? number : null} className={call}>
            <Phone aria-hidden size={16} /> {fill(emergency, { number })}
          </Dialed>
        ))}
      </div>
      <ul className="poison-lines grid gap-2">
        {entry.lines.map(({ id, name, phone, tel, hours }) => (
          <li key={id}>
            <Dialed tel={tel} className={`${line} underline`}>
              <Phone aria-hidden size={16} className="shrink-0" />
              <span>
                {phone} <span className="font-normal">{name}</span>
              </span>
            </Dialed>
            {hours ? <span className="text-muted block ps-6 text-sm">{hours}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `911 (Canada, United States) · 112 (Spain)`: the emergency numbers, each with its countries. */
function inOneLine(countries: readonly CountryLines[]): string {
  const numbers = [...new Set(countries.map(({ emergency }) => emergency.join(' / ')))].filter(Boolean)
  const namesOf = (number: string): string[] =>
    countries.filter(({ emergency }) => emergency.join(' / ') === number).map(({ name }) => name)
  return numbers.map((number) => `${number} (${namesOf(number).join(', ')})`).join(' · ')
}

/**
 * Whom to call, by country. Without scripts every country can be opened in a list; with them the visitor's own comes
 * first, open. The selection stays in the browser; "another country" holds until one is selected.
 */
export function PoisonCenters({ countries, labels }: PoisonCentersProps) {
  const id = useId()
  const [left, setLeft] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  // The list goes once the visitor's country is known, so a country opened in it before stays the selection (PRS-01).
  const chosen = useSettledCountry(() => {
    setOpened(list.current?.querySelector<HTMLElement>('li:has(> [open])')?.dataset.country ?? null)
  })
  const own = chosen === left && !opened ? undefined : countries.find(({ country }) => country === (opened ?? chosen))
  const choose = (country: string): void => {
    setOpened(null)
    setLeft(country ? null : chosen)
    if (country) keepPlace(country)
  }
  return (
    <div>
      {own ? (
        <section aria-label={own.name} className="border-amanita bg-raised border-s-4 px-4 pt-3 pb-1">
          <h3 className="text-lg">{own.name}</h3>
          <Lines entry={own} emergency={labels.emergency} />
        </section>
      ) : (
        // The printed sheet of a species has no room for every line, so it shows this one.
        <p className="emergency-line hidden">{fill(labels.emergency, { number: inOneLine(countries) })}</p>
      )}
      {chosen === null ? null : (
        <div className="print:hidden">
          <label className="mt-3 block max-w-xs" htmlFor={id}>
            <span className="text-muted text-sm">{labels.country}</span>
            <select
              id={id}
              className="rounded-card border-field-line bg-raised mt-1 block min-h-11 w-full border px-3"
              value={own?.country ?? ''}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="">{labels.other}</option>
              {countries.map(({ country, name }) => (
                <option key={country} value={country}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="status" className="font-semibold not-empty:mt-3">
            {own ? null : labels.otherHelp}
          </p>
        </div>
      )}
      {own ? null : (
        <ul ref={list} className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {countries.map((entry) => (
            <li key={entry.country} data-country={entry.country} className="border-line border-t">
              <details name={`${id}-country`}>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
                  {entry.name}
                  <span className="text-muted ms-auto text-sm">{entry.emergency.join(' · ')}</span>
                </summary>
                <Lines entry={entry} emergency={labels.emergency} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
