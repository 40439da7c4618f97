import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { inOneLocale } from './every-locale'

const field = (name: string, type: string, rest: object = {}): FlattenedField =>
  ({ name, type, ...rest }) as unknown as FlattenedField

const fields = [
  field('title', 'text', { localized: true }),
  field('slug', 'text'),
  field('body', 'richText', { localized: true }),
  field('size', 'group', {
    flattenedFields: [field('note', 'text', { localized: true }), field('width', 'number')],
  }),
  field('tips', 'array', { flattenedFields: [field('tip', 'text', { localized: true })] }),
  // Within what has one list a language, nothing is localized again.
  field('names', 'array', { localized: true, flattenedFields: [field('name', 'text', { localized: true })] }),
  field('layout', 'blocks'),
]

const stored = {
  id: 3,
  slug: 'porcini',
  title: { en: 'Porcini', es: 'Boleto' },
  body: { en: { root: { type: 'root' } } },
  size: { note: { es: 'Grande' }, width: 4 },
  tips: [{ id: 'a', tip: { en: 'Brush it', es: 'Cepíllelo' } }],
  names: { en: [{ id: 'b', name: 'Penny bun' }] },
  layout: [
    { blockType: 'banner', text: { en: 'Look' } },
    { blockType: 'gone', text: { en: 'What nobody knows' } },
  ],
}

const blocks = { banner: { flattenedFields: [field('text', 'text', { localized: true })] } }

test('D-21 a document as it is stored, in one language alone, wherever a text stands', () => {
  const read = (locale: 'en' | 'es' | 'pt') => inOneLocale(stored, fields, { locale, blocks, isLocalized: false })
  expect(read('es')).toEqual({
    id: 3,
    slug: 'porcini',
    title: 'Boleto',
    body: undefined,
    size: { note: 'Grande', width: 4 },
    tips: [{ id: 'a', tip: 'Cepíllelo' }],
    names: undefined,
    layout: [
      { blockType: 'banner', text: undefined },
      { blockType: 'gone', text: { en: 'What nobody knows' } },
    ],
  })
  expect(read('en')).toMatchObject({
    title: 'Porcini',
    body: { root: { type: 'root' } },
    names: [{ id: 'b', name: 'Penny bun' }],
    layout: [{ text: 'Look' }, {}],
  })
  expect(read('pt')).toMatchObject({ title: undefined, tips: [{ tip: undefined }], size: { note: undefined } })
})
