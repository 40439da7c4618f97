import 'server-only'
import { cartPath } from '@/core/paths'
import { defineForm } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import { placeCookieLine } from '@/platform/place/place-cookie'
import { placeOf } from './destinations'

/**
 * Where to send, chosen without scripts: the cart says then what may not go there (SHP-01). A state without a country is
 * one of the United States, the one country whose states are listed.
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
