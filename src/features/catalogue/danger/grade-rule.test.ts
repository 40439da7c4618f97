import { expect, test } from 'vitest'
import { gradeRule } from './grade-rule'

const said = (grade: string, syndrome: string | null, _status = 'published', language = 'en') =>
  gradeRule(grade, {
    data: { _status, specie: { edibility: grade, danger: { syndrome } } },
    req: { i18n: { language } },
  })

test.each([
  ['choice', 'amatoxin'],
  ['edible-when-cooked', 'amatoxin'],
  ['medicinal', 'orellanine'],
  ['inedible', 'amatoxin'],
  ['edible', 'paxillus'],
  ['edible', 'gyromitrin'],
  ['choice', 'isoxazole'],
])('SAF-01 the grade %s with the syndrome %s is rejected when published and accepted in a draft', (grade, syndrome) => {
  expect(said(grade, syndrome)).toContain('suspect, toxic or deadly')
  expect(said(grade, syndrome, 'draft')).toBe(true)
})

test.each([
  ['suspect', 'amatoxin'],
  ['deadly', 'amatoxin'],
  ['edible-when-cooked', 'gyromitrin'],
  ['psychoactive', 'isoxazole'],
  ['edible', 'coprine'],
  ['choice', 'gastrointestinal'],
  ['psychoactive', 'psilocybin'],
  ['choice', null],
])('the grade %s can be published with the syndrome %s', (grade, syndrome) => {
  expect(said(grade, syndrome)).toBe(true)
})

test('TXT-01 the error message names the syndrome in the editor’s language', () => {
  expect(said('choice', 'amatoxin', 'published', 'es')).toContain('«Faloidiano, por amatoxinas»')
})
