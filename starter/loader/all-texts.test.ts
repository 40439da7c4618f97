import { describe, expect, test } from 'vitest'
import { withAllTexts } from './all-texts'

describe('withAllTexts, which writes a document in every language at once', () => {
  test('keeps what hooks made of the first language, and adds the strings of the others', () => {
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

  test('keeps the ids of rows that all languages share', () => {
    const tree = { rows: [{ size: 3, name: { en: 'x', es: 'y', pt: 'z' } }], species: [1, 2] }
    const data = { rows: [{ id: 'r1', size: 3, name: { en: 'x' } }], species: [1, 2] }
    expect(withAllTexts(data, tree)).toEqual({
      rows: [{ id: 'r1', size: 3, name: { en: 'x', es: 'y', pt: 'z' } }],
      species: [1, 2],
    })
  })

  test('gives ids to the rows of localized arrays, and to nothing else', () => {
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
