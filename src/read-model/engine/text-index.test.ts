import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTextIndex, type SearchEntry } from './text-index'

const index = createTextIndex()
index.put({
  id: 1,
  names: ['Lion’s mane', 'Melena de león', 'Juba-de-leão', 'Hericium erinaceus'],
  about: ['medicinal'],
})
index.put({ id: 2, names: ['Oyster mushroom', 'Hongo ostra', 'Pleurotus ostreatus'], about: ['culinary'] })
index.put({ id: 3, names: ['Shiitake', 'Lentinula edodes'], about: ['culinary'] })
index.put({ id: 4, names: ['King oyster', 'Seta de cardo'], about: ['culinary'] })

const found = (text: string) => index.search(text)

describe('search by name', () => {
  test.each([
    ['lions main', 1],
    ["lion's mane", 1],
    ['LEÃO', 1],
    ['leon', 1],
    ['hongo ostra', 2],
    ['shitake', 3],
    ['shi', 3],
    ['ostreatus', 2],
    ['hericium', 1],
    ['hongo o', 2],
    ['ｌｉｏｎｓ　ｍａｎｅ', 1],
    ['ｌｉｏｎ＇ｓ ｍａｎｅ', 1],
    ['lion´s mane', 1],
    ['ｓｈｉｉｔａｋｅ', 3],
    ['lionsmane', 1],
    ['melenadeleón', 1],
    ['jubadeleao', 1],
    ['hericiumerin', 1],
    ['kingoyst', 4],
  ])('%s finds document %i first', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  test('only documents with every word are found where there are any', () => {
    expect(found('king oyster')).toEqual([4])
  })

  test('a name typed without blanks is matched only where no indexed word matches', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Death cap'], about: [] })
    own.put({ id: 2, names: ['Deathcaps'], about: [] })
    own.put({ id: 3, names: ['Extract'], about: ['Turkey tail'] })
    expect(own.search('deathcap')).toEqual([2])
    expect(own.search('turkeytail extract')).toEqual([3])
    expect(own.search('turk eytail')).toEqual([3])
    expect(own.search('deat')).toEqual([2, 1])
    own.put({ id: 3, names: ['Extract'], about: [] })
    expect(own.search('turkeytail')).toEqual([])
    const short = createTextIndex({ closesNames: false })
    short.put({ id: 1, names: ['Grow kit'], about: ['King oyster'] })
    expect(short.search('growkit')).toEqual([])
    expect(short.search('kingoyster')).toEqual([1])
  })

  test('where no document has every word, the rarer word decides', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Hongo negro'], about: [] })
    own.put({ id: 2, names: ['Hongo blanco'], about: [] })
    own.put({ id: 3, names: ['Seta ostra de verano'], about: [] })
    expect(own.search('hongo ostra')[0]).toBe(3)
  })

  test('function words are ignored beside other words, in every locale', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Deadly webcap', 'Comtesse', 'Theobroma'], about: ['from the woods of Laos'] })
    own.put({ id: 2, names: ['Melena de león'], about: [] })
    for (const text of ['melena de leon', 'melena del león', 'the melena of leon', 'melena com leon', 'melena de'])
      expect(own.search(text), text).toEqual([2])
    expect(own.search('saco de cultivo')).toEqual([])
    // On their own, function words are searched for like any other.
    expect(own.search('the')).toEqual([1])
    expect(own.search('de la')).toEqual([1])
    expect(own.search('de')).toContain(2)
  })

  test('SAF-02 a general word for mushrooms finds nothing beside a word that no document has', () => {
    expect(found('honey mushroom')).toEqual([])
    expect(found('hongo diabólico')).toEqual([])
    expect(found('shiitake mushroms')).toEqual([3])
    expect(found('mushroom')).toEqual([2])
    expect(found('🍄')).toEqual([2])
    expect(found('king oyster 🍄🍄')).toEqual([4])
    expect(found('mushrooms and fungi')).toEqual([2])
    // Names with the general word come first; those with all other words are found as well.
    expect(found('oyster mushroom')).toEqual([2, 4])
    expect(found('king oyster mushroom')).toEqual([4])
  })

  test('short words are not corrected beside words that match nothing', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Beta-glucans'], about: [] })
    own.put({ id: 2, names: ['Psilocybin'], about: [] })
    expect(own.search('beta cardo')).toEqual([1])
    expect(own.search('seta')).toEqual([1])
    expect(own.search('seta cardo')).toEqual([])
    expect(own.search('psylocybin hongo')).toEqual([2])
  })

  test.each(['', '   ', '🌲', '!?', 'zzzzzz'])('%j finds nothing', (text) => {
    expect(found(text)).toEqual([])
  })

  test('a changed entry is found by its new name alone, a removed one not at all', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Chaga'], about: [] })
    own.put({ id: 1, names: ['Reishi'], about: [] })
    expect(own.search('chaga')).toEqual([])
    expect(own.search('reishi')).toHaveLength(1)
    own.remove(1)
    own.remove(1)
    expect(own.search('reishi')).toEqual([])
  })
})

const words = fc.array(fc.constantFrom('chaga', 'reishi', 'oyster', 'king', 'ostra', 'de', 'kit'), {
  minLength: 1,
  maxLength: 3,
})
const texts = fc.array(
  words.map((some) => some.join(' ')),
  { maxLength: 3 },
)
const change = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  entry: fc.option(fc.record({ names: texts, about: texts })),
})

test('FLT-12 after any changes, search equals that of a newly built index, in the same order', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), words, (changes, requested) => {
      const changed = createTextIndex()
      const kept = new Map<number, SearchEntry>()
      for (const { id, entry } of changes) {
        if (entry) {
          changed.put({ id, ...entry })
          kept.set(id, { id, ...entry })
        } else {
          changed.remove(id)
          kept.delete(id)
        }
      }
      const anew = createTextIndex()
      for (const entry of kept.values()) anew.put(entry)
      for (const text of [requested.join(' '), requested[0] ?? '', 'oys', 'reishy', requested.join('')])
        expect(changed.search(text), text).toEqual(anew.search(text))
    }),
    { numRuns: 300 },
  )
})
