/** Degrees. */
export type Place = { readonly lat: number; readonly lng: number }

const earthRadius = 6371
const kilometresPerDegree = 111.2
const kilometresPerMile = 1.609344

export const milesToKilometres = (miles: number): number => miles * kilometresPerMile

/** Miles in kilometres, rounded to two digits: 100 miles are 160 km. */
export const roundKilometres = (miles: number): number => Number(milesToKilometres(miles).toPrecision(2))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine). */
export function distance(a: Place, b: Place): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The latitudes (degrees) within some kilometres of a place: a cheap filter before the exact distance. */
export function latitudeBand({ lat }: Place, kilometres: number): { from: number; to: number } {
  const degrees = kilometres / kilometresPerDegree + 0.01
  return { from: lat - degrees, to: lat + degrees }
}
