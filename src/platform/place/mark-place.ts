import type { keptKey, placeCookie } from './place-cookie'
import type { Region } from './world.data'

/** The data a place is derived from (world.data.ts), as arguments, since the inline script of a page has no imports. */
export type World = {
  /** The names under which the browser stores the chosen place: in localStorage and in a cookie. */
  readonly key: typeof keptKey
  readonly cookie: typeof placeCookie
  readonly zonesOf: Readonly<Record<string, string>>
  readonly continentOf: Readonly<Record<string, Region>>
  readonly countriesOf: Readonly<Record<Region, string>>
  readonly southernCountries: string
}

export type Where = {
  /** The stored place (`US-CA`), or the country derived from time zone and language; empty where they name none. */
  readonly place: string
  readonly hemisphere: 'north' | 'south'
  /** The continent, from the time zone where the country is unknown; empty where that names none either. */
  readonly region: string
}

/**
 * Where the visitor is: at the stored place, or in the country of the time zone. The language's region counts only
 * where the time zone says nothing, or names just its continent; otherwise no country is better than wrong emergency
 * numbers.
 */
export function whereIs(
  { zonesOf, continentOf, countriesOf, southernCountries }: World,
  kept: string,
  timeZone: string,
  language: string,
): Where {
  const has = (list: string, one: string | undefined): boolean => one !== undefined && ` ${list} `.includes(` ${one} `)
  const keyOf = (table: Readonly<Record<string, string>>, one: string | undefined): string =>
    Object.keys(table).find((name) => has(table[name] ?? '', one)) ?? ''
  const [area = '', city] = timeZone.split('/')
  const continent = continentOf[area] ?? ''
  const spoken = /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(language)?.[1] ?? ''
  const isSilent = /^(?:Etc|UTC|UCT|GMT.*|Zulu|Universal|Greenwich)?$/.test(area)
  const isLikely = continent !== '' && keyOf(countriesOf, spoken) === continent && !(spoken in zonesOf)
  const place =
    (/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.exec(kept)?.[0] ?? '') ||
    keyOf(zonesOf, city) ||
    keyOf(zonesOf, area) ||
    (isSilent || isLikely ? spoken : '')
  const country = place.slice(0, 2)
  const region = country ? keyOf(countriesOf, country) : continent
  return {
    place,
    hemisphere: has(southernCountries, country) || (!country && region === 'oceania') ? 'south' : 'north',
    region,
  }
}

/**
 * The place that the browser has stored, or an empty string. A form without scripts, and a browser without
 * localStorage, store it in the cookie only.
 */
export function readKept({ key, cookie }: Pick<World, 'key' | 'cookie'>): string {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(key)
  } catch {
    // A browser that forbids its storage may still have cookies.
  }
  return stored || (new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '')
}

/**
 * The global by which the inline script shares its functions, so that later scripts need not contain the data again.
 */
export const knownPlaces = 'sporeprintPlaces'

export type KnownPlaces = {
  readonly countriesOf: World['countriesOf']
  /** Where a visitor with this stored place is; an empty string for none. */
  readonly where: (kept: string) => Where
  /** Sets the visitor's hemisphere and continent on the document element, for style sheets. */
  readonly mark: (kept: string) => void
}

/**
 * Sets the place on the document and leaves its functions in a global. Runs as an inline script before the first paint
 * (PlaceScript), so it may use only its arguments.
 */
export function markPlace(given: World, find: typeof whereIs, kept: typeof readKept, name: typeof knownPlaces): void {
  const where = (place: string): Where =>
    find(given, place, Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language)
  const mark = (place: string): void => {
    const { hemisphere, region } = where(place)
    document.documentElement.dataset.hemisphere = hemisphere
    document.documentElement.dataset.region = region
  }
  const known: KnownPlaces = { countriesOf: given.countriesOf, where, mark }
  Object.assign(window, { [name]: known })
  mark(kept(given))
}

/**
 * Selects hemisphere and continent in forms that follow the place (`data-follows-place`), and the month where they
 * follow the date (`data-follows-month`). Does nothing while the place is unknown. Runs as an inline script before the
 * first paint (FollowPlace), so it may use only its arguments.
 */
export function followPlace(root: ParentNode, month: number | null): void {
  const where = document.documentElement.dataset
  if (!where.region) return
  const choose = (group: Element, value: string | undefined): void => {
    const option = [...group.querySelectorAll('input')].find((input) => input.value === value)
    if (option) option.checked = true
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-follows-place]'))
    choose(group, where[group.dataset.followsPlace ?? ''])
  if (month === null) return
  for (const group of root.querySelectorAll('[data-follows-month]')) choose(group, String(month))
}
