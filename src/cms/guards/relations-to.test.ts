import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { relationsTo } from './relations-to'

const relation = (name: string, relationTo: string | string[]) => ({ type: 'relationship', name, relationTo })

test('DAT-02 the fields that reference a collection are found in groups, tabs and rows', () => {
  const fields = [
    { type: 'text', name: 'title' },
    relation('categories', 'categories'),
    relation('species', 'mushrooms'),
    relation('target', ['categories', 'posts']),
    { type: 'upload', name: 'image', relationTo: 'media' },
    {
      type: 'tab',
      name: 'specie',
      flattenedFields: [
        { type: 'group', name: 'effects', flattenedFields: [relation('felt', 'categories')] },
        { type: 'array', name: 'helps', flattenedFields: [relation('ailment', 'categories')] },
      ],
    },
    { type: 'blocks', name: 'layout', blocks: [] },
  ] as unknown as FlattenedField[]
  expect(relationsTo('categories', fields)).toEqual(['categories', 'specie.effects.felt', 'specie.helps.ailment'])
  expect(relationsTo('media', fields)).toEqual(['image'])
})
