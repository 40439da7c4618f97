import { expect, test } from 'vitest'
import { eatenCollections, eatenFields, eatenSpecies, withdraws } from './eaten-species'

const recipe = { blockType: 'recipe', ingredients: [{ species: { id: 3 } }, { species: 4 }, { species: null }] }
const doc = { species: [1, { id: 2 }], layout: [{ blockType: 'text' }, recipe, null] }

test.each([
  ['products', [1, 2], true],
  ['recipes', [1, 2, 3, 4], true],
  ['growingguides', [1, 2, 3, 4], false],
  ['posts', [3, 4], false],
  ['pages', [3, 4], false],
  ['vendors', [], false],
])('SAF-04 %s contain the species %j as eaten', (collection, species, isWithdrawn) => {
  expect(eatenSpecies(collection, doc)).toEqual(species)
  expect(withdraws(collection)).toBe(isWithdrawn)
  expect(eatenCollections.includes(collection)).toBe(species.length > 0)
  expect(eatenSpecies(collection, {})).toEqual([])
})

test('SAF-04 eatenFields selects only the fields that name eaten species', () => {
  expect([eatenFields('posts'), eatenFields('vendors')]).toEqual([{ layout: true }, {}])
})
