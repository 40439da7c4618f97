import { describe, expect, test } from 'vitest'
import { createPhrases } from './phrases'

const phrases = createPhrases<string>()
for (const name of ['Death cap', 'Verpa', 'Pink gill', 'Destroying angel', 'Gyromitra']) phrases.add(name, name)
const words = new Set(['soup', 'ink', 'gill', 'wing', 'with', 'in', 'the', 'woods', 'today', 'a'])
const isKnown = (word: string): boolean => words.has(word)

describe('a name with one typing error', () => {
  test.each([
    ['deth cap', 'Death cap'],
    ['daeth cap', 'Death cap'],
    ['deaath cap', 'Death cap'],
    ['deatj cap', 'Death cap'],
    ['death cpa', 'Death cap'],
    ['verap', 'Verpa'],
    ['evrpa', 'Verpa'],
    ['destroynig angel', 'Destroying angel'],
  ])('“%s” as a whole matches a name', (text, name) => {
    expect(phrases.find(text, isKnown)).toEqual([name])
  })

  test.each([
    ['daeth cap soup', 'Death cap'],
    ['soup with death cpa', 'Death cap'],
    ['soup with gyrmoitra', 'Gyromitra'],
    ['ink gill', 'Pink gill'],
    ['in the woods in the soup with a soup with the gill in woods today a gyromitra', 'Gyromitra'],
  ])('“%s” matches a name beside other words', (text, name) => {
    expect(phrases.nearby(text, isKnown)).toEqual([name])
  })

  test('a text of known words only matches no name', () => {
    expect(phrases.nearby('ink gill soup', isKnown)).toEqual([])
    expect(phrases.find('wing soup', isKnown)).toEqual([])
  })
})
