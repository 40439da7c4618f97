import { expect, test } from 'vitest'
import { collectionOfKey, documentKey, idsInKeys, parseDocumentKey } from './document-key'

test('a document key is the same from a number and a string, and parses back', () => {
  expect(documentKey('mushrooms', 12)).toBe('mushrooms:12')
  expect(documentKey('mushrooms', '12')).toBe('mushrooms:12')
  for (const collection of ['mushrooms', 'form-submissions'])
    expect(parseDocumentKey(documentKey(collection, 12))).toEqual({ collection, id: 12 })
})

test('an invalid key, or one of another collection, is rejected', () => {
  for (const text of ['', 'products', 'products:', 'products:0', 'products:07', 'products:1234567890', ' products:1'])
    expect(parseDocumentKey(text), text).toBeNull()
  expect(parseDocumentKey('products:12', ['products', 'vendors'])).toEqual({ collection: 'products', id: 12 })
  expect(parseDocumentKey('posts:12', ['products', 'vendors'])).toBeNull()
  expect(idsInKeys(['products:12', 'posts:3', 'products:4', 'products'], 'products')).toEqual([12, 4])
})

test('a global has a key of its own', () => {
  expect(collectionOfKey(documentKey('site-settings', 0))).toBe('site-settings')
})
