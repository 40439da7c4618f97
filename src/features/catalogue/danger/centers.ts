import type { Poisoncenter } from '@/payload-types'

/** A line one can call, as it is read and as it is dialed. */
export type Line = {
  /** Of its center: several may answer one number, by day and by night. */
  readonly id: number
  readonly name: string
  readonly phone: string
  /** Null of one that was stored before numbers were checked, and would dial something else: it is read alone. */
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
 * What a telephone dials of a number as it is read. The zero of `+44 (0)20` is dialed within the country alone, but in Italy
 * and San Marino, where it is part of the number.
 */
export const dialed = (phone: string): string =>
  phone.replace(/^(\(?(?:\+|00)(?!39|37[89])\d{1,3}\)?)[\s.-]*\(0\)/, '$1').replace(/[^\d+]/g, '')

/** Digits of an international number, with the `00` before it. */
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

/**
 * The country that a code stands for which was stored before codes were checked: `uk` is GB (ISO 3166-1), and who is there
 * would be told that nobody is known to call.
 */
function meantCountry(code: string): string {
  try {
    return new Intl.Locale(`und-${code.trim()}`).region ?? code
  } catch {
    return code
  }
}

type Center = Pick<Poisoncenter, 'id' | 'country' | 'name' | 'phone' | 'emergency' | 'hours' | 'isCertain' | 'order'>

/**
 * Centers by country, by its name; a number that is not certain is never shown (SAF-05). A country of which nothing else is
 * known is left out, so that whoever is there is told to call the emergency number.
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
