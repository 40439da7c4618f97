import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linesByCountry } from './centers'
import { PoisonCenters } from './poison-centers.client'

let country: string | null = null
vi.mock('@/platform/place/use-place', () => ({ useSettledCountry: () => country }))

const lines = (code: string, name: string, ...emergency: string[]) => ({
  country: code,
  name,
  emergency,
  lines: [{ id: 1, name: `Poison line of ${name}`, phone: '1 23', tel: '123', hours: null }],
})
const countries = [
  lines('CA', 'Canada', '911'),
  lines('FR', 'France', '15', '112'),
  lines('ES', 'Spain', '112'),
  lines('US', 'United States', '911'),
]
const center = { id: 1, name: 'Line', emergency: null, hours: null, isCertain: true, order: 0 }
const labels = { country: 'Country', emergency: 'Emergency: {number}', other: 'Elsewhere', otherHelp: 'Ask for help' }
const shown = (here: string | null): string => {
  country = here
  return renderToStaticMarkup(<PoisonCenters countries={countries} labels={labels} />)
}
const paperLine = /<p class="emergency-line hidden">(.*?)<\/p>/
beforeEach(() => void (country = null))

describe('SAF-05 poison centers by country', () => {
  test('the visitor’s country is selected and shown alone, and another can be selected', () => {
    const html = shown('ES')
    expect(html).toContain('<section aria-label="Spain"')
    expect(html).toContain('<option value="">Elsewhere</option>')
    expect(html).toContain('<option value="ES" selected="">Spain</option>')
    expect(html).not.toContain('Ask for help')
    expect(html).not.toContain('Poison line of France')
  })

  test.each(['', 'TH'])(
    'for the country %j, which has no center, a hint and the centers of all countries are shown',
    (here) => {
      const html = shown(here)
      expect(html).toContain('<option value="" selected="">Elsewhere</option>')
      expect(html).toMatch(/role="status"[^>]*>Ask for help</)
      for (const { name } of countries) expect(html).toContain(`Poison line of ${name}`)
    },
  )

  test('without scripts the centers of all countries are in the page, without a select', () => {
    const html = shown(null)
    expect(html).not.toContain('<select')
    for (const { name } of countries) expect(html).toContain(`Poison line of ${name}`)
  })

  test('a number stored before validation that is no single number is shown as text, without a tel: link', () => {
    const stored = { ...lines('AR', 'Argentina', '911 or 107'), lines: [] }
    const phone = '4962-6666 / 4658-7777'
    const of = linesByCountry([{ ...center, country: 'AR', phone }], () => 'Argentina').flatMap(({ lines: own }) => own)
    country = 'AR'
    const html = renderToStaticMarkup(<PoisonCenters countries={[{ ...stored, lines: of }]} labels={labels} />)
    expect(html).toContain(phone)
    expect(html).toContain('Emergency: 911 or 107')
    expect(html).not.toContain('href="tel:')
  })

  test('SAF-08 the printed sheet has all emergency numbers in one line when no country is known', () => {
    const line = 'Emergency: 911 (Canada, United States) · 15 / 112 (France) · 112 (Spain)'
    for (const here of [null, '', 'TH']) expect(paperLine.exec(shown(here))?.[1]).toBe(line)
    expect(shown('ES')).not.toMatch(paperLine)
  })
})
