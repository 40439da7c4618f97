import { describe, expect, test } from 'vitest'
import { allowedAt, wayOf, waysTo } from './ways-in'

describe('G8 OPS-02 the list of routes', () => {
  test.each([
    ['GET', '/api/products', '/api/:collection'],
    ['HEAD', '/api/products/7', '/api/:collection/:id'],
    ['GET', '/api/products/filter', '/api/products/filter'],
    ['POST', '/api/users/LOGIN/', '/api/users/login'],
    ['POST', '/api/products/7/take', '/api/products/:id/take'],
    ['GET', '/api/media/file/a.webp', '/api/:collection/file/:name'],
    ['DELETE', '/api/payload-preferences/nav', '/api/payload-preferences/:key'],
    ['GET', '/mushrooms/boletus-edulis', '/mushrooms/:slug'],
    ['GET', '/og/en/site/site.jpg', '/og/:locale/:kind/:name+'],
    ['PATCH', '/api/cart/items/7', '/api/cart/items/:line'],
    ['DELETE', '/api/cart/items/6b072c213314171904a23242', '/api/cart/items/:line'],
    ['GET', '/', '/'],
  ])('%s %s matches the route %s', (method, path, way) => {
    expect(wayOf(method, path)?.path).toBe(way)
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/products/abc',
    '/api/products/1/abc',
    '/api/constructor/1',
    '/a/b/c/d',
  ])('%s matches no route', (path) => {
    expect(waysTo(path)).toEqual([])
  })

  test('allowedAt lists the methods of a path', () => {
    expect(wayOf('PUT', '/api/products')).toBeNull()
    expect(allowedAt(waysTo('/api/products'))).toBe('GET, POST, PATCH, DELETE')
    expect(allowedAt(waysTo('/api/products/7'))).toBe('GET, PATCH, DELETE')
  })
})
