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

describe.each(locales)('SHP-01 where a visitor wants it sent (%s)', (locale) => {
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
  ])('to %j it says %j', (here, said) => {
    expect(status(shown(here))).toBe(said)
  })

  test('what may be sent, what may not and what depends on the state have colors of their own', () => {
    const toneOf = (here: string): string => /<[^>]*role="status"[^>]*>/.exec(shown(here))?.[0] ?? ''
    expect(toneOf('ES')).toBe(toneOf('US-OR'))
    expect(toneOf('FR')).toBe(toneOf('US-CA'))
    expect(new Set(['ES', 'FR', 'US'].map(toneOf)).size).toBe(3)
  })

  test('PRS-02 without scripts country and state are chosen together and sent by a button', () => {
    const html = shown(null)
    expect(html).toMatch(/<form action="\/api\/page-forms\/cart-place" method="post">/)
    expect(html).toContain(`<input type="hidden" name="locale" value="${locale}"/>`)
    expect(html).toMatch(/<select name="state"[^>]*class="[^"]*without-script/)
    expect(html).toMatch(new RegExp(`<button type="submit" class="without-script[^>]*>${labels.keep}<`))
    expect(shown('US')).not.toMatch(/<select name="state"[^>]*class="[^"]*without-script/)
  })

  test('whatever is chosen at the foot of a page is offered here, and known to the cart', async () => {
    const { countries } = await placeChoice(locale)
    const chosen = Object.values(countriesOf).flatMap((codes) => codes.split(' '))
    expect(countries.map(({ code }) => code).toSorted()).toEqual(chosen.toSorted())
    expect(chosen.filter((code) => !placeOf(code))).toEqual([])
  })

  test('a page that is rendered for the request shows the place it is told, and a cart has no status of its own', () => {
    const html = renderToStaticMarkup(<PlacePicker {...base} told="US-ID" />)
    expect(html).toContain('<option value="US" selected="">')
    expect(html).toContain('<option value="ID" selected="">')
    expect(html).not.toContain('role="status"')
  })
})
