import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales } from '@/core/locales'
import { messages } from '@/platform/i18n/messages'
import { countriesIn, statesIn } from '@/platform/place/names'
import { countriesOf } from '@/platform/place/world.data'
import { placeOf } from './destinations'
import { placeChoice } from './place-choice'
import { PlacePicker } from './place-picker.client'

let place: string | null = null
vi.mock('@/platform/place/use-place', () => ({ usePlace: (told: string | null) => place ?? told }))
afterEach(() => void (place = null))

describe.each(locales)('SHP-01 the picker of the place to send to (%s)', (locale) => {
  const labels = messages[locale].destinations
  const base = { locale, countries: countriesIn(['US', 'ES', 'FR'], locale), states: statesIn(locale), labels }
  const shown = (here: string | null): string => {
    place = here
    return renderToStaticMarkup(<PlacePicker {...base} reach={{ only: ['US', 'ES'], not: ['US-CA'] }} />)
  }
  const status = (html: string): string => /role="status"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''

  test.each([
    [null, ''],
    ['ES', labels.yes],
    ['US-OR', labels.yes],
    ['US-CA', labels.no],
    ['FR', labels.no],
    ['US', labels.byState],
  ])('for %j its status is %j', (here, said) => {
    expect(status(shown(here))).toBe(said)
  })

  test('its status has one color for sent, one for not sent and one for “depends on the state”', () => {
    const toneOf = (here: string): string => /<[^>]*role="status"[^>]*>/.exec(shown(here))?.[0] ?? ''
    expect(toneOf('ES')).toBe(toneOf('US-OR'))
    expect(toneOf('FR')).toBe(toneOf('US-CA'))
    expect(new Set(['ES', 'FR', 'US'].map(toneOf)).size).toBe(3)
  })

  test('PRS-02 without scripts it has selects for country and state and a button that sends both', () => {
    const html = shown(null)
    expect(html).toMatch(/<form action="\/api\/page-forms\/cart-place" method="post">/)
    expect(html).toContain(`<input type="hidden" name="locale" value="${locale}"/>`)
    expect(html).toMatch(/<select name="state"[^>]*class="[^"]*without-script/)
    expect(html).toMatch(new RegExp(`<button type="submit" class="without-script[^>]*>${labels.keep}<`))
    expect(shown('US')).not.toMatch(/<select name="state"[^>]*class="[^"]*without-script/)
  })

  test('it offers every country that can be selected at the foot of a page, and the cart knows each', async () => {
    const { countries } = await placeChoice(locale)
    const chosen = Object.values(countriesOf).flatMap((codes) => codes.split(' '))
    expect(countries.map(({ code }) => code).toSorted()).toEqual(chosen.toSorted())
    expect(chosen.filter((code) => !placeOf(code))).toEqual([])
  })

  test('it shows the place of the request on a page rendered for it, and has no status without a product', () => {
    const html = renderToStaticMarkup(<PlacePicker {...base} told="US-ID" />)
    expect(html).toContain('<option value="US" selected="">')
    expect(html).toContain('<option value="ID" selected="">')
    expect(html).not.toContain('role="status"')
  })
})
