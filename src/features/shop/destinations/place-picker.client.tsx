'use client'

import type { Locale } from '@/core/locales'
import { keepPlace, tellCart } from '@/platform/place/place-store'
import { shipsTo, type Reach } from '@/platform/place/reach'
import { usePlace } from '@/platform/place/use-place'

export type PlacePickerProps = {
  locale: Locale
  countries: readonly { code: string; name: string }[]
  states: readonly { code: string; name: string }[]
  labels: Readonly<Record<'title' | 'country' | 'state' | 'choose' | 'keep' | 'yes' | 'no' | 'byState', string>>
  /** Where the page's product may be sent; left out in the cart, whose lines say so themselves. */
  reach?: Reach
  /** The place of the request's cookie, on a page that is rendered for it. */
  told?: string | null
}

const choose = (place: string): void => {
  keepPlace(place)
  tellCart()
}

const colors = {
  yes: 'text-lichen text-sm',
  no: 'text-amanita text-sm font-semibold',
  byState: 'text-chanterelle text-sm font-semibold',
}

/**
 * Lets a visitor choose where to send, stores it in the browser and in a cookie for the cart, and says whether this
 * product may go there. Without scripts its button leads to the cart, which says so.
 */
export function PlacePicker({ locale, countries, states, labels, reach, told = null }: PlacePickerProps) {
  const place = usePlace(told)
  const [country = '', state = ''] = (place ?? '').split('-')
  const answer = reach && place ? shipsTo(reach, place) : null
  return (
    <form method="post" action="/api/page-forms/cart-place">
      <input type="hidden" name="locale" value={locale} />
      <fieldset className="space-y-2">
        <legend className="text-muted text-sm">{labels.title}</legend>
        <div className="flex flex-wrap gap-2">
          <select
            name="country"
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
          <select
            name="state"
            aria-label={labels.state}
            className={`field max-w-full ${country === 'US' ? '' : 'without-script'}`}
            value={country === 'US' ? state : ''}
            onChange={(event) => choose(event.target.value ? `US-${event.target.value}` : 'US')}
          >
            <option value="">{labels.state}</option>
            <optgroup label={countries.find(({ code }) => code === 'US')?.name ?? 'US'}>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
          <button type="submit" className="without-script button button-secondary">
            {labels.keep}
          </button>
        </div>
        {reach ? (
          <p role="status" className={colors[answer ?? 'yes']}>
            {answer ? labels[answer] : ''}
          </p>
        ) : null}
      </fieldset>
    </form>
  )
}
