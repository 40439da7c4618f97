import { expect, test } from 'vitest'
import { changedProjections } from './projections'

const before = new Map([
  ['vendors:1', 'Mossy Log'],
  ['vendors:2', 'Bosque Sur'],
  ['categories:1', 'products/growing'],
  ['categories:2', 'products/growing/kits'],
])

test.each([
  ['nothing that others show', ['vendors:1'], [['vendors:1', 'Mossy Log']], []],
  ['a name', ['vendors:1'], [['vendors:1', 'Mossier Log']], ['vendors:1']],
  ['a maker that was not there', ['vendors:3'], [['vendors:3', 'New Hill']], ['vendors:3']],
  ['a maker that is gone', ['vendors:2'], [], ['vendors:2']],
  ['one that came and went in between', ['vendors:4'], [], []],
  [
    'a category, and the address of the one below with it',
    ['categories:1'],
    [
      ['categories:1', 'products/grow'],
      ['categories:2', 'products/grow/kits'],
    ],
    ['categories:1', 'categories:2'],
  ],
  ['what has no projection', ['media:7', 'products:2'], [], ['media:7', 'products:2']],
] as const)('FLT-12 %s: the changed projections are returned', (_, keys, now, changed) => {
  expect(changedProjections(keys, before, new Map(now))).toEqual(changed)
})
