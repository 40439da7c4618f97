import { describe, expect, test } from 'vitest'
import { withAllTexts } from './all-texts'

describe('a document is made in every language at once', () => {
  test('what hooks made of its own language stays, and the texts of the others stand beside it', () => {
    const tree = {
      slug: 'a',
      title: { en: ' One', es: 'Uno', pt: 'Um' },
      group: { lead: { en: 'x', es: 'y', pt: 'z' } },
    }
    const data = { slug: 'a', title: { en: 'One' }, group: {}, _status: 'published' }
    expect(withAllTexts(data, tree)).toEqual({
      slug: 'a',
      title: { en: 'One', es: 'Uno', pt: 'Um' },
      group: { lead: { en: 'x', es: 'y', pt: 'z' } },
      _status: 'published',
    })
  })

  test('rows that all languages share keep their ids', () => {
    const tree = { rows: [{ size: 3, name: { en: 'x', es: 'y', pt: 'z' } }], species: [1, 2] }
    const data = { rows: [{ id: 'r1', size: 3, name: { en: 'x' } }], species: [1, 2] }
    expect(withAllTexts(data, tree)).toEqual({
      rows: [{ id: 'r1', size: 3, name: { en: 'x', es: 'y', pt: 'z' } }],
      species: [1, 2],
    })
  })

  test('rows that each language has for itself get ids, and nothing else does', () => {
    const text = { root: { children: [{ type: 'paragraph' }] } }
    const tree = {
      names: { en: [{ name: 'a' }], es: [{ name: 'b' }], pt: [] },
      body: { en: text, es: text, pt: text },
      of: { en: [], es: [{ relationTo: 'posts', value: 1 }], pt: [] },
    }
    const made = withAllTexts({ names: { en: [{ id: 'en1', name: 'a' }] }, body: { en: text } }, tree)
    expect(made).toEqual({
      ...tree,
      names: {
        en: [{ id: 'en1', name: 'a' }],
        es: [{ id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown, name: 'b' }],
        pt: [],
      },
    })
  })
})
