import { expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { locales } from '@/core/locales'
import type { Product } from '@/payload-types'
import { defaultTerms as settings } from '../terms/terms.fixtures'
import { cartProductOf } from './cart-product'

test('SHP-01 I18-01 a line has the full name of the state it may not be sent to, in the visitor’s locale', () => {
  const product = {
    id: 1,
    title: 'Grow kit',
    slug: 'grow-kit',
    vendor: { id: 2, displayName: 'North Line', slug: 'north-line', terms: { shipsTo: ['ES'] } },
  } as unknown as Product
  const place = { country: 'US', state: 'NY' }
  const said = locales.map(
    (locale) => cartProductOf(product, null, { locale, place, settings, now: new Date() })?.hindrance,
  )
  expect(said).toMatchObject(['New York', 'Nueva York', 'Nova York'].map((name) => ({ kind: 'notSent', place: name })))
})

test('D-21 a line has the `lang` of its title and labels that are fallbacks', () => {
  const keys = [{ identifier: 'size', label: 'Size', options: [{ identifier: 's', label: 'Small' }] }]
  const variants = { keys, variants: [{ id: 'a', options: [{ key: 'size', option: 's' }] }] }
  const english = { id: 1, title: 'Grow kit', slug: 'grow-kit', enableVariants: true, variants }
  const shown = structuredClone(english)
  noteFallbacks(shown, [
    { locale: 'es', doc: { variants: { keys: [{ label: 'Talla', options: [{}] }] } } },
    { locale: 'en', doc: english },
  ])
  const line = cartProductOf(shown as unknown as Product, 'a', { locale: 'es', place: null, settings, now: new Date() })
  expect([line?.title, line?.lang]).toEqual(['Grow kit', 'en-US'])
  expect(line?.options).toMatchObject([{ name: 'Size', value: 'Small', valueLang: 'en-US' }])
  expect(line?.options[0]?.nameLang).toBeUndefined()
})
