import { describe, expect, test } from 'vitest'
import { createSentenceRules, isRule } from './sentence-rules'

const rules = createSentenceRules([
  'ate / swallowed / had a bite + mushroom / mushrooms',
  'eat + dog / cat + mushroom / mushrooms',
  'comió / se tragó + seta',
  'hijo / hija + tragaron + setas',
])

describe('sentence rules', () => {
  test.each([
    'my daughter ate a red mushroom',
    'a mushroom is what she ate',
    'We were in the park today, and our two year old ATE a mushroom!',
    'he had a bite of that mushroom',
    'does my dog eat mushrooms',
    'mi hija se TRAGÓ una seta',
    'she ate a musrhoom',
    'she swalowed a mushrooom',
    'mi hijo comoi, mis hijas tragron stas',
    'ｓｈｅ ａｔｅ ａ ｍｕｓｈｒｏｏｍ',
  ])('“%s” has a word of every part and matches', (text) => {
    expect(rules.means(text)).toBe(true)
  })

  test.each([
    '',
    'mushroom',
    'ate',
    'date with a mushroom',
    'had a long bite of a mushroom',
    'eat mushrooms',
    'trago de seta',
    'ate una seta',
    'are mushrooms late',
    'se comoi una seta',
    'hijos trajeron setas',
  ])('“%s” lacks a part and does not match', (text) => {
    expect(rules.means(text)).toBe(false)
  })

  test('a word that is a name is not corrected as a typing error', () => {
    expect(rules.means('mi hijo tragaron seats')).toBe(true)
    expect(rules.means('mi hijo tragaron seats', (word) => word === 'seats')).toBe(false)
  })

  test('knows() is true for the words of rules, and not for misspelled ones', () => {
    expect(['eat', 'ate', 'bite', 'trago'].map(rules.knows)).toEqual([true, true, true, true])
    expect(['eatn', 'mushrom', ''].map(rules.knows)).toEqual([false, false, false])
  })

  test('a rule with an empty part matches nothing', () => {
    expect(createSentenceRules(['ate +', '+', ' / + mushroom']).means('she ate a mushroom')).toBe(false)
  })

  test('a line with a plus or a slash between words is a rule, any other a term', () => {
    expect(isRule('ate + mushroom')).toBe(true)
    expect(isRule('ate a mushroom')).toBe(false)
    expect(isRule('poisoned / overdose')).toBe(true)
    expect(isRule('n/a')).toBe(false)
  })
})
