import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { deskLabels } from './desk-labels'
import { formerDecisions, neighbourOf } from './desk-state'

const row = (key: string, isPublished: boolean, refusal: string | null = null) => ({ key, isPublished, refusal })

test('MOD-01 undo restores each row’s former decision and reason', () => {
  const rows = [row('a:1', true), row('a:2', false), row('a:3', false, 'Off topic.'), row('a:4', true, 'Once.')]
  expect(formerDecisions(rows)).toEqual([
    ['publish', '', ['a:1', 'a:4']],
    ['reopen', '', ['a:2']],
    ['refuse', 'Off topic.', ['a:3']],
  ])
  expect(formerDecisions([])).toEqual([])
})

test('MOD-01 the focus moves to the next row that stays, or else to the previous one', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(neighbourOf(keys, ['b'])).toBe('c')
  expect(neighbourOf(keys, ['b', 'c'])).toBe('d')
  expect(neighbourOf(keys, ['d'])).toBe('c')
  expect(neighbourOf(keys, ['a', 'd'])).toBe('b')
  expect(neighbourOf(keys, keys)).toBeNull()
  expect(neighbourOf(keys, [])).toBeNull()
})

test.each(locales)(
  'I18-01 no label of the moderation desk begins with a number, so it fits one as well as many (%s)',
  (locale) => {
    for (const text of Object.values(deskLabels(locale))) expect(text).not.toMatch(/^\{n\} /)
  },
)
