import { describe, expect, test } from 'vitest'
import { keysOfText, textWithout } from './dangling-references'

const words = (text: string) => ({ type: 'text', text })
const link = (doc: unknown, text: string) => ({
  type: 'link',
  fields: { linkType: 'internal', doc },
  children: [words(text)],
})
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const root = (...children: unknown[]) => ({ root: { type: 'root', children } })

const recipe = { relationTo: 'recipes', value: 1 }
const picture = { type: 'upload', relationTo: 'media', value: 7 }

describe('R-07 rich text that references deleted documents', () => {
  const text = root(paragraph(words('Try '), link(recipe, 'risotto'), words('.')), picture)

  test('yields the keys of the documents it references, populated or not', () => {
    expect(keysOfText(text)).toEqual(['recipes:1', 'media:7'])
    expect(keysOfText(root(paragraph(link({ relationTo: 'recipes', value: { id: 1 } }, 'risotto'))))).toEqual([
      'recipes:1',
    ])
    expect(keysOfText(root(paragraph(link(null, 'elsewhere'), { ...picture, value: 'seven' })))).toEqual([])
    expect(keysOfText(null)).toEqual([])
  })

  test('keeps a link’s words and removes a picture', () => {
    expect(textWithout(text, new Set(['recipes:1', 'media:7']))).toEqual(
      root(paragraph(words('Try '), words('risotto'), words('.'))),
    )
    expect(textWithout(text, new Set(['recipes:2']))).toEqual(text)
    expect(textWithout(null, new Set(['recipes:1']))).toBeNull()
  })

  test('becomes an empty paragraph when nothing is left', () => {
    expect(textWithout(root(picture), new Set(['media:7']))).toMatchObject(root(paragraph()))
  })
})
