import type { Poisoncenter } from '@/payload-types'

/** A line one can call, as it is read and as it is dialed. */
export type Line = {
  readonly name: string
  readonly phone: string
  readonly tel: string
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

/** What a telephone dials of a number as it is read. */
export const dialed = (phone: string): string => phone.replace(/[^\d+]/g, '')

type Center = Pick<Poisoncenter, 'country' | 'name' | 'phone' | 'emergency' | 'hours' | 'isCertain' | 'order'>

/** Centers by country, by its name; a number that is not certain is never shown (SAF-05). */
export function linesByCountry(centers: readonly Center[], countryName: (code: string) => string): CountryLines[] {
  const inOrder = centers.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return [...new Set(inOrder.map(({ country }) => country))]
    .map((country) => ({ country, own: inOrder.filter((center) => center.country === country) }))
    .map(({ country, own }) => ({
      country,
      name: countryName(country),
      emergency: [...new Set(own.flatMap(({ emergency }) => (emergency ?? '').split(/,\s*/).filter(Boolean)))],
      lines: own.flatMap(({ name, phone, hours, isCertain }) =>
        isCertain && phone ? [{ name, phone, tel: dialed(phone), hours: hours ?? null }] : [],
      ),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
