import { expect, test } from 'vitest'
import { choicesOf, contentHash } from './content-hash'

const review = { headline: 'Good', rating: 4, review: 'Words of mine.', anonymous: false, _status: 'draft' }

test('COM-07 ACT-02 the content hash of an entry changes when its author makes it anonymous', () => {
  expect(contentHash({ ...review, anonymous: true })).not.toBe(contentHash(review))
  expect(contentHash({ ...review, anonymous: null })).toBe(contentHash(review))
})

test('COM-03 ACT-02 choices of an impression are compared by their ids, populated or not', () => {
  const impression = { consumptionForm: 3, experiential: [5, 6], helpsWith: [] }
  expect(choicesOf({ ...impression, consumptionForm: { id: 3 }, helpsWith: null })).toBe(choicesOf(impression))
  expect(choicesOf({ ...impression, experiential: [5] })).not.toBe(choicesOf(impression))
  expect(choicesOf(review)).toBe(choicesOf({}))
})
