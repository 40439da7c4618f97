'use client'

import { LocateFixed } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { Place } from '@/read-model/engine/distance'
import { nearMeKey, switchedOn } from '@/read-model/filters/group'
import { archiveForm, formFields } from '../state/form-fields'
import { locateVisitor } from './locate-visitor'
import type { BrowserLabels } from './labels'

export type City = { readonly name: string; readonly lat: number; readonly lng: number }

type NearMeProps = {
  /** The place to search near; null while the switch is off. */
  place: Place | null
  /** Whether the limit of active sections is reached. */
  closed: boolean
  hint: string
  cities: readonly City[]
  labels: BrowserLabels
  onChange: (place: Place | null) => void
}

/** Rounds to about a hundred metres: near enough for a shop, and too coarse for the address to reveal a house. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** A town as the form sends it. */
const written = ({ lat, lng }: City): string => `${coarse(lat)},${coarse(lng)}`

const nothing = (): void => undefined

/**
 * The Near Me switch. It requests the visitor's location only when pressed; a city takes its place where that is denied
 * or slow (D-12).
 */
export function NearMe({ place, closed, hint, cities, labels, onChange }: NearMeProps) {
  const [state, setState] = useState<'idle' | 'locating' | 'slow' | 'refused'>('idle')
  const control = useRef<HTMLInputElement>(null)
  const stop = useRef(nothing)
  const on = place !== null
  const city = place && cities.find((one) => coarse(one.lat) === place.lat && coarse(one.lng) === place.lng)
  const settle = (chosen: Place | null): void => {
    stop.current()
    setState('idle')
    onChange(chosen)
  }
  const locate = (): void => {
    stop.current()
    // The list of cities stays once it is offered.
    setState((before) => (before === 'idle' ? 'locating' : 'slow'))
    stop.current = locateVisitor({
      found: ({ latitude, longitude }) => settle({ lat: coarse(latitude), lng: coarse(longitude) }),
      refused: () => setState('refused'),
      slow: () => setState('slow'),
    })
  }
  // Pressed before hydration: the browser's location is requested now.
  const pressedEarly = useEffectEvent(() => {
    if (!on && control.current?.checked) locate()
  })
  useEffect(() => pressedEarly(), [])
  const here = city ? fill(labels.nearCity, { city: city.name }) : hint
  const status = { idle: hint, locating: labels.locating, slow: labels.locating, refused: labels.refused }[state]
  const offered = state === 'slow' || state === 'refused'
  return (
    <div className="border-line border-t py-3">
      <label
        className={`relative flex min-h-11 items-center justify-between gap-3 font-serif text-lg has-focus-visible:outline-2 has-disabled:opacity-45 ${on ? '' : 'needs-script'}`}
      >
        {/* Without a place the form must not send the switch. */}
        <input
          ref={control}
          type="checkbox"
          role="switch"
          form={archiveForm}
          {...(on ? { name: nearMeKey, value: switchedOn } : {})}
          checked={on}
          disabled={closed}
          onChange={() => (on ? settle(null) : locate())}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span className="flex items-center gap-2">
          <LocateFixed aria-hidden size={18} />
          {labels.nearMe}
        </span>
        <span
          aria-hidden
          className="border-field-line bg-paper peer-checked:bg-lichen relative h-6 w-10 shrink-0 rounded-full border transition-colors"
        >
          <span
            className={`absolute top-0.5 size-4.5 rounded-full transition-all forced-colors:bg-[CanvasText] ${on ? 'bg-on-lichen start-4.5' : 'bg-muted start-0.5'}`}
          />
        </span>
      </label>
      {place ? (
        <>
          <input type="hidden" form={archiveForm} name="lat" value={place.lat} />
          <input type="hidden" form={archiveForm} name="lng" value={place.lng} />
        </>
      ) : null}
      <p className={`text-muted text-sm ${on ? '' : 'needs-script'}`} role="status">
        {closed ? fill(labels.crowded, { count: limits.filter.sections }) : on ? here : status}
      </p>
      {closed || (on && !city) ? null : (
        <label className={`mt-2 text-sm ${on ? 'needs-script block' : offered ? 'block' : 'without-script'}`}>
          {labels.city}
          <select
            className="field mt-1 w-full"
            form={archiveForm}
            // While the switch is on, the form sends no city, so that without scripts the switch alone can turn it off.
            name={on ? undefined : formFields.near}
            value={city ? written(city) : ''}
            onChange={(event) => {
              const chosen = cities.find((one) => written(one) === event.target.value)
              if (chosen) settle({ lat: coarse(chosen.lat), lng: coarse(chosen.lng) })
            }}
          >
            <option value="" disabled={on || offered}>
              {labels.chooseCity}
            </option>
            {cities.map((city) => (
              <option key={city.name} value={written(city)}>
                {city.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
