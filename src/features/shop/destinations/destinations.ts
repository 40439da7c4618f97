import { countryCodes } from '@/core/countries'
import { shipsTo, type Reach } from '@/platform/place/reach'
import { stateNames } from '@/platform/place/states.data'
import { everyCountry } from '@/platform/place/world.data'
import { bans, type Ban } from './bans.data'

/** A country, and a state of it where that matters: `US-CA`, `ES`. */
export type Place = { readonly country: string; readonly state: string | null }

const placeForm = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/

const countries: ReadonlySet<unknown> = new Set([...countryCodes, ...everyCountry])

/** Parses the code of a place as cookies hold it; null where invalid. Only states of the United States are checked. */
export function placeOf(code: unknown): Place | null {
  const [, country, state] = (typeof code === 'string' && placeForm.exec(code)) || []
  if (!country || !countries.has(country)) return null
  return country === 'US' && state && !Object.hasOwn(stateNames, state) ? null : { country, state: state ?? null }
}

export const placeCode = ({ country, state }: Place): string => (state ? `${country}-${state}` : country)

/** What decides where a product may go. */
export type Shipping = {
  readonly goods?: readonly string[] | null
  /** Countries it is sent to; empty means everywhere. */
  readonly shipsTo?: readonly string[] | null
  /** The country of its vendor. */
  readonly from?: string | null
}

type Obstacle = { readonly kind: 'vendor' } | { readonly kind: 'ban'; readonly ban: Ban }

const inForce = ({ effective }: Ban, now: Date): boolean => !effective || Date.parse(effective) <= now.getTime()

/** The bans that came into force after `from`, up to and including `to`. */
export const bansBegunBetween = (from: Date, to: Date): Ban[] =>
  bans.filter((ban) => ban.effective !== null && inForce(ban, to) && !inForce(ban, from))

/** The bans that hold for a product now. */
export const bansOf = ({ goods, from }: Shipping, now: Date): Ban[] =>
  bans.filter((ban) => goods?.includes(ban.goods) && !(from && ban.exceptFrom?.includes(from)) && inForce(ban, now))

/** Why a product may not be sent to a place; null where it may. Without a state, only what holds in the whole country counts. */
export function obstacle(sent: Shipping, place: Place, now: Date): Obstacle | null {
  const ban = bansOf(sent, now).find(
    ({ country, state }) => country === place.country && (state === undefined || state === place.state),
  )
  if (ban) return { kind: 'ban', ban }
  const isServed = !sent.shipsTo?.length || sent.shipsTo.includes(place.country)
  return isServed ? null : { kind: 'vendor' }
}

/** Whether a product may be sent to the country but not to all its states, and the place names no state. */
export const dependsOnState = (sent: Shipping, place: Place, now: Date): boolean =>
  shipsTo(reachOf(sent, now), placeCode(place)) === 'byState'

/** Where a product may be sent, as codes that browsers compare with the visitor's place (empty `only`: anywhere). */
export const reachOf = (sent: Shipping, now: Date): Reach => ({
  only: [...new Set(sent.shipsTo)],
  not: [...new Set(bansOf(sent, now).map(({ country, state }) => (state ? `${country}-${state}` : country)))],
})
