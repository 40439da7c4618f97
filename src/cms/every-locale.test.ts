import type { CollectionConfig, Config, FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { everyLocalePlugin, inOneLocale, withFallbacksNoted } from './every-locale'
import { langOf } from './fallbacks'

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
  // Inside a list that is localized as a whole, fields are not localized again.
  field('names', 'array', { localized: true, flattenedFields: [field('name', 'text', { localized: true })] }),
  field('layout', 'blocks', { blocks: [] }),
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

test('D-21 inOneLocale reads a stored document in one locale, nested fields included', () => {
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

test('D-21 a global marks the labels that fall back to another locale', async () => {
  const { globals } = await everyLocalePlugin({ globals: [{ slug: 'header', fields: [] }] } as unknown as Config)
  const { beforeRead = [], afterRead = [] } = globals?.[0]?.hooks ?? {}
  const given = {
    context: withFallbacksNoted(),
    global: { slug: 'header', flattenedFields: [field('label', 'text', { localized: true })] },
    req: { locale: 'pt', payload: { blocks } },
  }
  const doc = { id: 1, label: 'Shop' }
  for (const hook of beforeRead) await hook({ ...given, doc: { id: 1, label: { en: 'Shop', es: null } } } as never)
  for (const hook of afterRead) await hook({ ...given, doc } as never)
  expect(langOf(doc, 'label')).toBe('en-US')
})

test('D-21 a document marks the strings that fall back, those in its blocks included', async () => {
  const message = { slug: 'message', flattenedFields: [field('message', 'text', { localized: true })] }
  const flattenedFields = [
    field('button', 'text', { localized: true }),
    field('fields', 'blocks', { blocks: [message] }),
  ]
  const forms = { slug: 'forms', fields: [] } as CollectionConfig
  const { collections } = await everyLocalePlugin({ collections: [forms] } as unknown as Config)
  const { beforeRead = [], afterRead = [] } = collections?.[0]?.hooks ?? {}
  const read = async (context: object) => {
    const given = { context, collection: { ...forms, flattenedFields }, req: { locale: 'es', payload: { blocks } } }
    const rows = { fields: [{ blockType: 'message', message: { en: 'We answer.' } }] }
    const doc = { id: 3, button: 'Send', fields: [{ blockType: 'message', message: 'We answer.' }] }
    for (const hook of beforeRead) await hook({ ...given, doc: { id: 3, button: { en: 'Send' }, ...rows } } as never)
    for (const hook of afterRead) await hook({ ...given, doc } as never)
    return [langOf(doc, 'button'), ...doc.fields.map((row) => langOf(row, 'message'))]
  }
  expect(await read(withFallbacksNoted())).toEqual(['en-US', 'en-US'])
  expect(await read({})).toEqual([undefined, undefined])
})
