import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import type { Product } from '@/payload-types'
import { cartProductOf } from './cart-product'

test('SHP-01 I18-01 a line names the state that it may not go to in full', () => {
  const product = {
    id: 1,
    title: 'Grow kit',
    slug: 'grow-kit',
    vendor: { id: 2, displayName: 'North Line', slug: 'north-line', terms: { shipsTo: ['ES'] } },
  } as unknown as Product
  const place = { country: 'US', state: 'NY' }
  const said = locales.map((locale) => cartProductOf(product, null, { locale, place, now: new Date() })?.hindrance)
  expect(said).toMatchObject(['New York', 'Nueva York', 'Nova York'].map((name) => ({ kind: 'notSent', place: name })))
})
