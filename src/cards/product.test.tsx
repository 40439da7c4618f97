import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { messages, translatorOf } from '@/platform/i18n/translator'
import { Card } from './card'
import type { CardContext } from './card-view'
import { productView, type ProductItem } from './product'

vi.mock('@/platform/place/use-place', () => ({ usePlace: () => place }))

let place: string | null = null

afterEach(() => {
  place = null
})

const contextIn = (locale: Locale): CardContext => ({
  locale,
  t: translatorOf(locale),
  now: new Date('2026-11-23T12:00:00.000Z'),
  unratedDisplay: 'none',
})

const variant = (price: number, sales: ProductItem['sales'] = []) => ({ options: [], pricing: { price }, sales })

const item: ProductItem = {
  id: 1,
  slug: 'porcini',
  title: 'Porcini',
  vendor: 'North Line',
  picture: null,
  baseInventory: { unitPrice: 12.5, currency: 'USD', stock: 4, baseUnit: 'g', baseUnitQuantity: 250 },
  rating: null,
  sent: { goods: [], shipsTo: [], from: 'US' },
  vendorState: { status: 'open', awayUntil: null },
  enableVariants: false,
  sales: [],
  variants: { variants: [] },
}

/** The text of a card, without its tags. */
const said = (over: Partial<ProductItem> = {}, locale: Locale = 'en', more: object = {}): string =>
  renderToStaticMarkup(<Card view={{ ...productView({ ...item, ...over }, contextIn(locale)), ...more }} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe.each(locales)('the card of a product shows (%s)', (locale) => {
  const { product, destinations } = messages[locale]

  test('PRD-04 how many options it has, and nothing without variants', () => {
    const enabled = { enableVariants: true, variants: { variants: [variant(7), variant(12), variant(9)] } }
    const options = (n: number): string => translatorOf(locale)('product.options', { n })
    expect(said(enabled, locale)).toContain(options(3))
    expect(said({ ...enabled, variants: { variants: [variant(7)] } }, locale)).toContain(options(1))
    expect(said({ ...enabled, enableVariants: false }, locale)).not.toContain(options(3))
  })

  test('CRT-02 that it is sold out by the product’s stock, with variants too', () => {
    const none = { baseInventory: { ...item.baseInventory, stock: 0 } }
    expect(said(none, locale)).toContain(product.soldOut)
    expect(said({ ...none, enableVariants: true, variants: { variants: [variant(7)] } }, locale)).toContain(
      product.soldOut,
    )
    expect(said({}, locale)).not.toContain(product.soldOut)
  })

  test('D-30 that its vendor is away or has closed', () => {
    expect(said({ vendorState: { status: 'away', awayUntil: null } }, locale)).toContain(product.state.away)
    expect(said({ vendorState: { status: 'closed', awayUntil: null } }, locale)).toContain(product.state.closed)
    expect(said({}, locale)).not.toContain(product.state.closed)
  })

  test('SHP-01 that it does not ship to the visitor’s place', () => {
    const sent = { goods: [], shipsTo: ['DE', 'ES'], from: 'US' }
    expect(said({ sent }, locale)).not.toContain(destinations.notThere)
    place = 'US-CA'
    expect(said({ sent }, locale)).toContain(destinations.notThere)
    place = 'ES'
    expect(said({ sent }, locale)).not.toContain(destinations.notThere)
  })

  test('SHP-01 that it depends on the state, where only the country is selected', () => {
    const sent = { goods: ['psilocybin-spores'], shipsTo: [], from: 'US' }
    expect(said({ sent }, locale)).not.toContain(destinations.dependsOnState)
    place = 'US'
    expect(said({ sent }, locale)).toContain(destinations.dependsOnState)
    expect(said({ sent }, locale)).not.toContain(destinations.notThere)
    place = 'US-OR'
    expect(said({ sent }, locale)).not.toContain(destinations.dependsOnState)
    place = 'US-ID'
    expect(said({ sent }, locale)).toContain(destinations.notThere)
  })
})

describe('the price on the card of a product', () => {
  test('PRD-02 is a range over its variants', () => {
    const variants = { variants: [variant(7), variant(12)] }
    expect(said({ enableVariants: true, variants })).toContain('$7.00 – $12.00')
    expect(said({})).toContain('$12.50')
    expect(said({}, 'es')).toMatch(/12,50\s?US\$/)
    expect(said({})).toMatch(/250\sg/)
  })

  test('PRD-02 PRD-03 is that of the lowest running sale, with its label and the price before', () => {
    const running = { active: true, salePrice: 9 }
    expect(said({ sales: [running] })).toMatch(/\$9\.00.*\$12\.50|\$12\.50.*\$9\.00/)
    expect(said({ sales: [running] })).toContain('Sale')
    expect(said({ sales: [running] }, 'pt')).toContain(messages.pt.product.sale)
    expect(said({ sales: [{ ...running, saleLabel: { en: 'Autumn', es: 'Otoño' } }] }, 'es')).toContain('Otoño')
    const dearer = { ...variant(12), sales: [running] }
    expect(said({ enableVariants: true, variants: { variants: [variant(7), dearer] } })).toContain('Sale')
    const over = { ...running, scheduledSale: true, dateRange: { from: null, to: '2026-11-22T00:00:00.000Z' } }
    expect(said({ sales: [over] })).not.toContain('Sale')
  })

  test('D-12 shows the distance where the view has one', () => {
    expect(said({}, 'en', { distance: '12 miles (19 km) away' })).toContain('12 miles (19 km) away')
    expect(said({})).not.toContain('away')
  })
})
