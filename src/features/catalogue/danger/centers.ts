import type { Poisoncenter } from '@/payload-types'

/** A line one can call, as it is read and as it is dialed. */
type Line = {
  /** The id of its center, since several may share one number, by day and by night. */
  readonly id: number
  readonly name: string
  readonly phone: string
  /** Null where the stored number fails `isOneNumber` and would dial another: it is shown as text, without a link. */
  readonly tel: string | null
  readonly hours: string | null
}

/** Whom to call in a country. */
export type CountryLines = {
  readonly country: string
  readonly name: string
  /** Numbers of the emergency service. */
  readonly emergency: readonly string[]
  readonly lines: readonly Line[]
}

/**
 * A written number as a telephone dials it. The zero of `+44 (0)20` is dropped, since it is dialed within the country
 * alone, except in Italy and San Marino, where it is part of the number.
 */
export const dialed = (phone: string): string =>
  phone.replace(/^(\(?(?:\+|00)(?!39|37[89])\d{1,3}\)?)[\s.-]*\(0\)/, '$1').replace(/[^\d+]/g, '')

/** The most digits of an international number, with the `00` before it. */
const mostDigits = 17

/** Whether a text is one number that can be dialed as it is read: two of them, or letters, would dial something else. */
export function isOneNumber(phone: unknown): boolean {
  if (typeof phone !== 'string') return false
  const { length } = phone.replace(/\D/g, '')
  const isWritten = /^\(?\+?[\d ().\u2010-\u2013-]+$/.test(phone) && !/ [\u2010-\u2013-] /.test(phone)
  return isWritten && length > 0 && length <= mostDigits
}

/** Whether a text is emergency numbers with commas between them. */
export const areShortNumbers = (text: unknown): boolean =>
  typeof text === 'string' && /^\d{2,6}(?:, ?\d{2,6})*$/.test(text)

/** The country of a stored code, normalised: lines under `uk`, which is not one of ISO 3166-1, belong to GB. */
function meantCountry(code: string): string {
  try {
    return new Intl.Locale(`und-${code.trim()}`).region ?? code
  } catch {
    return code
  }
}

type Center = Pick<Poisoncenter, 'id' | 'country' | 'name' | 'phone' | 'emergency' | 'hours' | 'isCertain' | 'order'>

/**
 * Centers grouped by country, sorted by its name; a number that is not certain is left out (SAF-05), and so is a
 * country without any number, whose visitors are told to call the emergency number.
 */
export function linesByCountry(centers: readonly Center[], countryName: (code: string) => string): CountryLines[] {
  const inOrder = centers
    .map((center) => ({ ...center, country: meantCountry(center.country) }))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return [...new Set(inOrder.map(({ country }) => country))]
    .map((country) => ({ country, own: inOrder.filter((center) => center.country === country) }))
    .map(({ country, own }) => ({
      country,
      name: countryName(country),
      emergency: [...new Set(own.flatMap(({ emergency }) => (emergency ?? '').split(/,\s*/).filter(Boolean)))],
      lines: own.flatMap(({ id, name, phone, hours, isCertain }) =>
        isCertain && phone
          ? [{ id, name, phone, tel: isOneNumber(phone) ? dialed(phone) : null, hours: hours ?? null }]
          : [],
      ),
    }))
    .filter(({ emergency, lines }) => emergency.length + lines.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
