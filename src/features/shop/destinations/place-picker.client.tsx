'use client'

import { keepPlace, tellCart } from '@/platform/place/place-store'
import { isReached, type Reach } from '@/platform/place/reach'
import { usePlace } from '@/platform/place/use-place'

type PlacePickerProps = {
  countries: readonly { code: string; name: string }[]
  states: readonly { code: string; name: string }[]
  reach: Reach
  labels: { title: string; country: string; state: string; choose: string; yes: string; no: string }
}

const choose = (place: string): void => {
  keepPlace(place)
  tellCart()
}

/** Where a visitor wants it sent, kept in the browser and read by the cart; says whether this product may go there. */
export function PlacePicker({ countries, states, reach, labels }: PlacePickerProps) {
  const place = usePlace()
  const [country = '', state = ''] = (place ?? '').split('-')
  return (
    <fieldset className="needs-script grid gap-2">
      <legend className="text-muted text-sm">{labels.title}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        <select
          aria-label={labels.country}
          className="field max-w-full"
          value={country}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{labels.choose}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {country === 'US' ? (
          <select
            aria-label={labels.state}
            className="field max-w-full"
            value={state}
            onChange={(event) => choose(event.target.value ? `US-${event.target.value}` : 'US')}
          >
            <option value="">{labels.state}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <p
        role="status"
        className={isReached(reach, place) ? 'text-lichen text-sm' : 'text-amanita text-sm font-semibold'}
      >
        {place ? (isReached(reach, place) ? labels.yes : labels.no) : ''}
      </p>
    </fieldset>
  )
}
