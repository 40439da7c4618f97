import { expect, test } from 'vitest'
import { priceOf } from './prices'
import { wayOf } from './ways-in'

test.each([
  ['/api/products/1?depth=2', 1],
  ['/api/users/me', 1],
  ['/api/products', 1],
  ['/api/products?limit=100', 5],
  ['/api/products?limit=50&depth=1', 8],
  ['/api/products?limit=10&depth=2', 4],
  ['/api/products?limit=1000000&depth=99', 40],
  ['/api/products?limit=abc&depth=-1', 1],
  ['/api/account/data', 20],
  ['/api/entries?kind=reviews&of=mushrooms:1', 1],
  ['/api/entries?kind=reviews&of=mushrooms:1&shown=500', 25],
  ['/api/entries?kind=reviews&of=mushrooms:1&shown=5000&limit=1', 25],
  ['/api/nothing-here/at/all', 1],
])('G6 M2 GET %s costs %i', (address, price) => {
  const url = new URL(address, 'https://sporeprint.example')
  expect(priceOf(wayOf('GET', url.pathname), url.searchParams)).toBe(price)
})
