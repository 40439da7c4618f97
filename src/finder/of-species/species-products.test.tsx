import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import { plainCard } from '@/cards/card-view.fixtures'
import type { FilterSection } from '@/read-model/filters/sections'
import { noSelection } from '../state/selection'
import type { SpeciesListing } from './products-of'
import { SpeciesProducts } from './species-products'

const vendors: FilterSection = {
  key: 'vendor',
  title: 'Vendor',
  level: 0,
  parentSection: null,
  isCategory: false,
  control: 'options',
  forceIconButtons: false,
  icon: null,
  options: [{ value: 'lisboa', label: 'Lisboa', icon: null }],
  childSections: [],
  complete: true,
  promoted: [],
  understood: [],
}

const draw = async (given: Partial<SpeciesListing>, locale: Locale = 'en'): Promise<string> => {
  const shelf = {
    species: 7,
    total: 2,
    found: 2,
    choice: noSelection,
    cards: [plainCard(1), plainCard(2)],
    sections: [],
    facets: {},
    ...given,
  }
  const { prelude } = await prerender(<SpeciesProducts listing={shelf} path="/species-7" locale={locale} />)
  return new Response(prelude).text()
}

test('FLT-13 PRS-02 a species page has its products, filters as a form without scripts, and a button with them', async () => {
  const html = await draw({ sections: [vendors], facets: { vendor: { lisboa: 1 } } }, 'es')
  expect(html).toContain('href="/card-1"')
  expect(html).toContain('href="/card-2"')
  expect(html).toMatch(/<button[^>]* aria-expanded="false"[^>]* class="needs-script[^>]*>.*Afine su búsqueda/)
  // Beside the form, the options come with the script that is fetched when a visitor opens it.
  expect(html.replace(/<noscript>.*<\/noscript>/s, '')).not.toContain('Lisboa')
  expect(html).toMatch(/<noscript>.*<form[^>]*action="\/species-7"[^>]*>.*name="vendor" value="lisboa".*<\/noscript>/s)
})

test('FLT-13 without filters there is no button', async () => {
  expect(await draw({})).not.toContain('<button')
})

test('NAV-04 with more products than shown, a link leads to the shop filtered by the species', async () => {
  expect(await draw({ total: 21, found: 21 }, 'pt')).toContain('href="/pt/mushrooms/products?species=7"')
  expect(await draw({})).not.toContain('/mushrooms/products?species')
})
