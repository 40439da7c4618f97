import { expect, test } from 'vitest'
import { choicesOf, contentHash } from './content-hash'

const review = { headline: 'Good', rating: 4, review: 'Words of mine.', anonymous: false, _status: 'draft' }

test('COM-07 ACT-02 an author who takes the name off has changed the entry', () => {
  expect(contentHash({ ...review, anonymous: true })).not.toBe(contentHash(review))
  expect(contentHash({ ...review, anonymous: null })).toBe(contentHash(review))
})

test('COM-03 ACT-02 choices are the same by their ids, however they are read', () => {
  const impression = { consumptionForm: 3, experiential: [5, 6], helpsWith: [] }
  expect(choicesOf({ ...impression, consumptionForm: { id: 3 }, helpsWith: null })).toBe(choicesOf(impression))
  expect(choicesOf({ ...impression, experiential: [5] })).not.toBe(choicesOf(impression))
  expect(choicesOf(review)).toBe(choicesOf({}))
})
