import { expect, test } from 'vitest'
import { noteValidity, worseOf } from './model'

test('SAF-04 worseOf returns the worse of two grades', () => {
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
] as const)('SPC-04 a note written under the grade %s, when the species is now %s: %s', (said, now, state) => {
  expect(noteValidity(said, now)).toBe(state)
})
