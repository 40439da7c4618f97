import type { keptKey, placeCookie } from './place-cookie'
import type { Region } from './world.data'

/** What a place is derived from (world.data.ts); passed along, because the script of a page has no imports. */
export type World = {
  /** Under which a browser keeps the place that was chosen, in its storage and in a cookie. */
  readonly key: typeof keptKey
  readonly cookie: typeof placeCookie
  readonly zonesOf: Readonly<Record<string, string>>
  readonly continentOf: Readonly<Record<string, Region>>
  readonly countriesOf: Readonly<Record<Region, string>>
  readonly southernCountries: string
}

export type Where = {
  /** Of the kept place, `US-CA`, or else the country that clock and language tell; empty where they tell none. */
  readonly place: string
  readonly hemisphere: 'north' | 'south'
  /** The continent, of the clock where the country is not known; empty where that tells none either. */
  readonly region: string
}

/**
 * Where the visitor is: at the place they keep, or where their clock says. The region of their language counts where
 * the clock says nothing, or no more than a continent that has it; otherwise no country is better than the wrong
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
 * The place that the browser keeps, empty where it keeps none. A form without scripts keeps it in the cookie alone, and
 * so does a browser without storage.
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

/** Under this name the script of a page leaves what it knows, so that the scripts that come later do not carry it again. */
export const knownPlaces = 'sporeprintPlaces'

export type KnownPlaces = {
  readonly countriesOf: World['countriesOf']
  /** Where the visitor is who keeps this place, or none. */
  readonly where: (kept: string) => Where
  /** Writes half of the world and continent of who keeps this place at the document, for style sheets. */
  readonly mark: (kept: string) => void
}

/**
 * Marks the document and leaves how that is done. As the text of a script it runs before the first paint (PlaceScript),
 * so it uses nothing but what it is given.
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
 * Chooses half of the world and continent where a form follows the place (`data-follows-place`), and the month where it
 * follows the date (`data-follows-month`). Nothing is chosen while the visitor's place is unknown. As the text of a
 * script it runs before the first paint (FollowPlace), so it uses nothing but what it is given.
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
