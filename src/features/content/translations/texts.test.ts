import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { countOf, localizedTexts, translationStates } from './texts'

const text = (name: string, localized = true) => ({ name, type: 'text', label: name, localized }) as FlattenedField

const fields = [
  text('title'),
  text('slug', false),
  { name: 'content', type: 'richText', label: 'content', localized: true },
  { name: 'meta', type: 'group', label: 'meta', flattenedFields: [text('title')] },
  { name: 'layout', type: 'blocks', label: 'layout', blocks: [] },
  { name: 'steps', type: 'array', label: 'steps', flattenedFields: [text('name')] },
  { ...text('way'), admin: { readOnly: true } },
  { name: 'names', type: 'array', label: 'names', localized: true, flattenedFields: [text('name', false)] },
] as FlattenedField[]

const blocks = { banner: { flattenedFields: [text('title')], labels: { singular: 'Banner', plural: 'Banners' } } }

const rich = (words: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text: words }] }] } })

describe('I18-01 the localized texts of a document', () => {
  test('are found in fields, groups, rows and blocks, each with its path and labels', () => {
    const doc = {
      title: { en: 'Chanterelle', es: 'Rebozuelo', pt: ' ' },
      slug: 'chanterelle',
      content: { en: rich('Yellow.'), pt: rich('Amarelo.') },
      meta: { title: { es: 'Solo aquí' } },
      layout: [
        { blockType: 'banner', id: 'b1', title: { en: 'Look' } },
        { blockType: 'gone', id: 'b2', title: { en: 'Nothing' } },
      ],
      steps: [{ id: 's1', name: { en: 'Cut' } }, null],
      way: { en: 'Made by the server' },
      names: { en: [{ id: 'n1', name: 'Girolle' }, null, { name: 'Chanterelle' }], es: [] },
    }
    expect(localizedTexts(fields, doc, blocks)).toEqual([
      { path: 'title', labels: ['title'], texts: { en: 'Chanterelle', es: 'Rebozuelo' } },
      { path: 'content', labels: ['content'], texts: { en: 'Yellow.', pt: 'Amarelo.' } },
      { path: 'meta.title', labels: ['meta', 'title'], texts: { es: 'Solo aquí' } },
      { path: 'layout.b1.title', labels: ['layout', 'Banner', 'title'], texts: { en: 'Look' } },
      { path: 'steps.s1.name', labels: ['steps', 'name'], texts: { en: 'Cut' } },
      { path: 'names', labels: ['names'], texts: { en: 'Girolle\nChanterelle' } },
    ])
  })

  test('FRM-01 are found in a form’s own kinds of fields, which are no blocks of the site', () => {
    const own = [{ slug: 'text', flattenedFields: [text('label')], labels: { singular: 'Text', plural: 'Texts' } }]
    const form = [{ name: 'fields', type: 'blocks', label: 'fields', blocks: own }] as unknown as FlattenedField[]
    const doc = { fields: [{ blockType: 'text', id: 'f1', label: { en: 'Your name', es: 'Su nombre' } }] }
    expect(localizedTexts(form, doc, blocks)).toEqual([
      { path: 'fields.f1.label', labels: ['fields', 'Text', 'label'], texts: { en: 'Your name', es: 'Su nombre' } },
    ])
  })

  test.each([null, undefined, 3, {}, { title: 'plain', layout: 'x', steps: {} }])('are none in %j', (doc) => {
    expect(localizedTexts(fields, doc, blocks)).toEqual([])
  })
})

describe('I18-01 the state of a translation', () => {
  const saved = (...titles: Record<string, string>[]) =>
    translationStates(titles.map((texts) => [{ path: 'title', labels: [], texts }]))[0]?.states

  test('is “missing” when only English exists', () =>
    expect(saved({ en: 'A' })).toEqual({ es: 'missing', pt: 'missing' }))

  test('is “fine” when it was saved with the English text or after it', () => {
    expect(saved({ en: 'A', es: 'B', pt: 'C' })).toEqual({ es: 'fine', pt: 'fine' })
    expect(saved({ en: 'A' }, { en: 'A', es: 'B' })).toEqual({ es: 'fine', pt: 'missing' })
  })

  test('is “behind” once English changed, until the translation changes too', () => {
    const first = { en: 'A', es: 'B', pt: 'C' }
    expect(saved(first, { ...first, en: 'A2' })).toEqual({ es: 'behind', pt: 'behind' })
    expect(saved(first, { ...first, en: 'A2' }, { en: 'A2', es: 'B2', pt: 'C' })).toEqual({ es: 'fine', pt: 'behind' })
  })

  test('is “unknown” without versions, or “missing” when there is no translation', () => {
    const now = [{ path: 'title', labels: [], texts: { en: 'A', es: 'B' } }]
    expect(translationStates([now], false)[0]?.states).toEqual({ es: 'unknown', pt: 'missing' })
  })

  test('does not exist for a text without English', () => expect(saved({ es: 'B' })).toEqual({}))

  test('is counted by locale', () => {
    const states = translationStates([
      [
        { path: 'a', labels: [], texts: { en: 'A' } },
        { path: 'b', labels: [], texts: { en: 'B', es: 'C' } },
      ],
    ])
    expect([countOf(states, 'es', 'missing'), countOf(states, 'pt', 'missing'), countOf(states, 'es', 'fine')]).toEqual(
      [1, 2, 1],
    )
  })
})
