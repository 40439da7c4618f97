'use client'

import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { Place } from '@/read-model/engine/distance'
import type { BrowserLabels } from './labels'

export type City = { readonly name: string; readonly lat: number; readonly lng: number }

type NearMeProps = {
  on: boolean
  /** There is no room for another section. */
  closed: boolean
  hint: string
  cities: readonly City[]
  labels: BrowserLabels
  onChange: (place: Place | null) => void
}

/** About a hundred metres: near enough for a shop, too coarse for a house, and as an address may say it. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The switch that asks where the reader is, only when pressed; where that is refused, a city does (D-12). */
export function NearMe({ on, closed, hint, cities, labels, onChange }: NearMeProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const locate = () => {
    setState('asking')
    if (!('geolocation' in navigator)) {
      setState('refused')
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onChange({ lat: coarse(coords.latitude), lng: coarse(coords.longitude) })
      },
      () => setState('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  const spoken = state === 'asking' ? labels.locating : state === 'refused' ? labels.refused : hint
  return (
    <div className="border-line border-t py-3">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        disabled={closed}
        onClick={() => (on ? onChange(null) : locate())}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start font-serif text-lg disabled:opacity-45"
      >
        <span className="flex items-center gap-2">
          <LocateFixed aria-hidden size={18} />
          {labels.nearMe}
        </span>
        <span
          aria-hidden
          className={`border-line relative h-6 w-10 rounded-full border transition-colors ${on ? 'bg-lichen' : 'bg-paper'}`}
        >
          <span
            className={`absolute top-0.5 size-4.5 rounded-full transition-all ${on ? 'bg-on-lichen start-4.5' : 'bg-muted start-0.5'}`}
          />
        </span>
      </button>
      <p className="text-muted text-sm" role="status">
        {closed ? fill(labels.crowded, { count: limits.filter.sections }) : spoken}
      </p>
      {state === 'refused' && !closed ? (
        <label className="mt-2 block text-sm">
          {labels.city}
          <select
            className="field mt-1 w-full"
            defaultValue=""
            onChange={(event) => {
              const city = cities.find(({ name }) => name === event.target.value)
              if (city) onChange({ lat: coarse(city.lat), lng: coarse(city.lng) })
            }}
          >
            <option value="" disabled>
              {labels.chooseCity}
            </option>
            {cities.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  )
}
