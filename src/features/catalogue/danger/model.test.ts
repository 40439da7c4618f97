import { expect, test } from 'vitest'
import { noteValidity, worseOf } from './model'

test('SAF-04 of what a pair and a page say the worse holds', () => {
  expect([worseOf('choice', 'deadly'), worseOf('deadly', 'choice')]).toEqual(['deadly', 'deadly'])
  expect([worseOf('edible', 'edible-when-cooked'), worseOf('toxic', 'suspect')]).toEqual([
    'edible-when-cooked',
    'toxic',
  ])
  expect(worseOf<string | null>(null, 'edible')).toBe('edible')
})

test.each([
  ['choice', 'choice', 'holds'],
  ['choice', 'edible', 'holds'],
  ['deadly', 'choice', 'holds'],
  ['edible', 'edible-when-cooked', 'warned'],
  ['choice', 'psychoactive', 'warned'],
  ['toxic', 'deadly', 'warned'],
  ['choice', 'suspect', 'withheld'],
  ['inedible', 'deadly', 'withheld'],
  ['psychoactive', 'toxic', 'withheld'],
] as const)('SPC-04 what was said of %s, which is %s by now, %s', (said, now, state) => {
  expect(noteValidity(said, now)).toBe(state)
})
