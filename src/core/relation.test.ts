import { expect, it } from 'vitest'
import { relatedId } from './relation'

it.each([
  ['an id alone', 7, 7],
  ['a document read along', { id: 7, title: 'Porcini' }, 7],
  ['an id beside its collection', { relationTo: 'mushrooms', value: 7 }, 7],
  ['a document beside its collection', { relationTo: 'mushrooms', value: { id: 7 } }, 7],
  ['nothing', null, null],
  ['no relation at all', undefined, null],
  ['a collection without a document', { relationTo: 'mushrooms', value: null }, null],
  ['what is no id', 'seven', null],
  ['a document whose id is no number', { id: '7' }, null],
])('reads the id of %s', (_, relation, id) => {
  expect(relatedId(relation)).toBe(id)
})
