import vm from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { knownPlaces, whereIs, type KnownPlaces } from './mark-place'
import { keptKey, placeCookie } from './place-cookie'
import { FollowPlace, PlaceScript } from './place-script'
import { continentOf, countriesOf, regions, southernCountries, zonesOf } from './world.data'

const world = { key: keptKey, cookie: placeCookie, zonesOf, continentOf, countriesOf, southernCountries } as const
const all = Object.values(countriesOf).flatMap((codes) => codes.split(' '))

describe('SAF-07 the visitor’s place', () => {
  test.each([
    ['', 'America/New_York', 'es-ES', 'US', 'north', 'north-america'],
    ['', 'Europe/Madrid', 'en-US', 'ES', 'north', 'europe'],
    ['', 'America/Argentina/Cordoba', 'es', 'AR', 'south', 'south-america'],
    ['', 'America/Buenos_Aires', 'es', 'AR', 'south', 'south-america'],
    ['', 'Australia/Perth', 'en-US', 'AU', 'south', 'oceania'],
    ['', 'America/Sao_Paulo', 'pt-BR', 'BR', 'south', 'south-america'],
    ['', 'America/Bogota', 'es', 'CO', 'north', 'south-america'],
    ['', 'Africa/Johannesburg', 'en', 'ZA', 'south', 'africa'],
    ['', 'UTC', 'pt-PT', 'PT', 'north', 'europe'],
    ['', 'UTC', 'zh-Hans-CN', 'CN', 'north', 'asia'],
    ['', 'UTC', 'pt', '', 'north', ''],
    ['NZ', 'Europe/Madrid', 'es-ES', 'NZ', 'south', 'oceania'],
    ['US-CA', 'Europe/Madrid', 'es-ES', 'US-CA', 'north', 'north-america'],
    // If the time zone names only a continent, a language whose country lies elsewhere does not override it (SAF-05).
    ['', 'Europe/Zagreb', 'en-US', '', 'north', 'europe'],
    ['', 'Europe/Sofia', 'en-GB', '', 'north', 'europe'],
    ['', 'Europe/Zagreb', 'hr-HR', 'HR', 'north', 'europe'],
    ['', 'Asia/Bangkok', 'en-US', '', 'north', 'asia'],
    ['', 'Asia/Bangkok', 'th-TH', 'TH', 'north', 'asia'],
    ['', 'America/Jamaica', 'en-US', '', 'north', 'north-america'],
    ['', 'America/El_Salvador', 'es-SV', 'SV', 'north', 'north-america'],
    ['', 'America/Indianapolis', 'es-ES', 'US', 'north', 'north-america'],
    ['', 'America/Paramaribo', 'nl-NL', 'SR', 'north', 'south-america'],
    ['', 'Africa/Harare', 'en-US', 'ZW', 'south', 'africa'],
    ['', 'Pacific/Fiji', 'en-US', '', 'south', 'oceania'],
    ['', 'Atlantic/Stanley', 'en-US', '', 'north', ''],
    ['', 'Etc/GMT-3', 'en-US', 'US', 'north', 'north-america'],
    ['', '', 'es-CL', 'CL', 'south', 'south-america'],
    ['"><script>', 'Europe/Madrid', 'es-ES', 'ES', 'north', 'europe'],
  ])('stored %j, time zone %s, language %s: %s, %s, %s', (kept, zone, language, place, hemisphere, region) => {
    expect(whereIs(world, kept, zone, language)).toEqual({ place, hemisphere, region })
  })

  test('every country is on one continent, and the southern and time-zone lists name only known ones', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(southernCountries.split(' ').filter((code) => !all.includes(code))).toEqual([])
    expect(Object.keys(zonesOf).filter((code) => !all.includes(code))).toEqual([])
    expect(Object.values(continentOf).filter((continent) => !regions.includes(continent))).toEqual([])
    const cities = Object.values(zonesOf).flatMap((names) => names.split(' '))
    expect(new Set(cities).size).toBe(cities.length)
  })

  /** Runs the page's inline script on its own, without anything else of its module. */
  const run = (
    storage: () => string | null,
    timeZone: string,
    window: Partial<Record<typeof knownPlaces, KnownPlaces>> = {},
    cookie = '',
  ): Record<string, string> => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<PlaceScript />)) ?? []
    const dataset: Record<string, string> = {}
    vm.runInNewContext(script, {
      window,
      localStorage: { getItem: storage },
      navigator: { language: 'en' },
      document: { cookie, documentElement: { dataset } },
      Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) },
    })
    return dataset
  }

  test('is set on the document before the first paint, from the time zone or the stored place', () => {
    expect(run(() => null, 'America/Santiago')).toEqual({ hemisphere: 'south', region: 'south-america' })
    expect(run(() => 'ES', 'America/Santiago')).toEqual({ hemisphere: 'north', region: 'europe' })
  })

  test('is found without storage, and from the cookie', () => {
    const forbidden = (): never => {
      throw new Error('SecurityError')
    }
    expect(run(forbidden, 'Pacific/Auckland')).toEqual({ hemisphere: 'south', region: 'oceania' })
    const inSpain = { hemisphere: 'north', region: 'europe' }
    expect(run(forbidden, 'Pacific/Auckland', {}, 'cart-count=1; place=ES')).toEqual(inSpain)
    expect(run(() => null, 'Pacific/Auckland', {}, 'place=ES')).toEqual(inSpain)
  })

  test('is passed on to later scripts through the window, with its data', () => {
    const window: Partial<Record<typeof knownPlaces, KnownPlaces>> = {}
    const dataset = run(() => 'ES', 'America/Santiago', window)
    const known = window[knownPlaces]
    expect(known?.where('US-CA').place).toBe('US-CA')
    expect(known?.where('').place).toBe('CL')
    expect(Object.values(known?.countriesOf ?? {})).toEqual(Object.values(countriesOf))
    known?.mark('PE')
    expect(dataset).toEqual({ hemisphere: 'south', region: 'south-america' })
  })

  /**
   * The options that the inline script behind a form selects, for a visitor whose document is marked with `dataset`.
   */
  const chosen = (dataset: Record<string, string>): string[] => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<FollowPlace />)) ?? []
    const group = (followsPlace: string, values: readonly string[]) => {
      const inputs = values.map((value) => ({ value, checked: false }))
      return { dataset: { followsPlace }, inputs, querySelectorAll: () => inputs }
    }
    const places = [group('hemisphere', ['north', 'south']), group('region', ['asia', 'oceania', 'unsure'])]
    const months = [group('', ['10', '11', '12', 'unsure'])]
    class November extends Date {
      override getMonth = (): number => 10
    }
    vm.runInNewContext(script, {
      Date: November,
      document: {
        documentElement: { dataset },
        querySelectorAll: (selector: string) => (selector === '[data-follows-month]' ? months : places),
      },
    })
    return [...places, ...months].flatMap(({ inputs }) =>
      inputs.filter(({ checked }) => checked).map(({ value }) => value),
    )
  }

  test('a form preselects hemisphere, continent and month; without a region nothing', () => {
    expect(chosen({ hemisphere: 'south', region: 'oceania' })).toEqual(['south', 'oceania', '11'])
    expect(chosen({ hemisphere: 'north', region: 'antarctica' })).toEqual(['north', '11'])
    expect(chosen({ hemisphere: 'north', region: '' })).toEqual([])
  })
})
