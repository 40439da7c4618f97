import { describe, expect, test } from 'vitest'
import { createTextIndex } from './text-index'

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
  ])('%s finds document %i first', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  test('every word has to fit where that finds something', () => {
    expect(found('king oyster')).toEqual([4])
  })

  test('where no document has every word, the rarer word decides', () => {
    const own = createTextIndex()
    own.put({ id: 1, names: ['Hongo negro'], about: [] })
    own.put({ id: 2, names: ['Hongo blanco'], about: [] })
    own.put({ id: 3, names: ['Seta ostra de verano'], about: [] })
    expect(own.search('hongo ostra')[0]).toBe(3)
  })

  test.each(['', '   ', '🍄', '!?', 'zzzzzz'])('%j finds nothing', (text) => {
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
