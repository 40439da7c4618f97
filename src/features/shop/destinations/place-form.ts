import 'server-only'
import { cartPath } from '@/core/paths'
import { defineForm } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { placeCookieLine } from '@/platform/place/place-cookie'
import { placeOf } from './destinations'

/**
 * The form of PlacePicker without scripts: stores the place in its cookie and leads to the cart, which says what may
 * not be sent there (SHP-01). A state without a country means the United States, whose states alone are listed.
 */
export const placeForm = defineForm({
  name: 'cart-place',
  fields: { country: field.text({ max: 2, optional: true }), state: field.text({ max: 3, optional: true }) },
  page: () => cartPath,
  send: ({ country, state }) => {
    const code = state && (country || 'US') === 'US' ? `US-${state}` : country
    return Promise.resolve(
      code && !placeOf(code)
        ? { errors: { country: { refusal: 'refusals.selection' } } }
        : { to: cartPath, cookies: [placeCookieLine(code)] },
    )
  },
})
