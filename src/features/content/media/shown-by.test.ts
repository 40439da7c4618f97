import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { picturesIn } from './shown-by'

const field = (name: string, type: string, rest: object = {}): FlattenedField =>
  ({ name, type, ...rest }) as unknown as FlattenedField

const picture = (name: string, rest: object = {}) => field(name, 'upload', { relationTo: 'media', ...rest })
const fields = [
  picture('image'),
  picture('gallery', { hasMany: true }),
  field('vendor', 'relationship', { relationTo: 'vendors' }),
  field('meta', 'group', { flattenedFields: [picture('image', { localized: true })] }),
  field('rows', 'array', { flattenedFields: [picture('image')] }),
  field('layout', 'blocks', { blocks: [] }),
  field('content', 'richText', { localized: true }),
]
const blocks = { banner: { flattenedFields: [picture('image')] } }

const text = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })

test('MED-01 the pictures of a document are found in fields, blocks and rich text of every locale', () => {
  const doc = {
    image: 1,
    gallery: [2, 3],
    vendor: 99,
    meta: { image: { en: 4, es: 5, pt: null } },
    rows: [{ image: 6 }, { image: null }],
    layout: [{ blockType: 'banner', image: 7 }],
    content: {
      en: text({ type: 'upload', relationTo: 'media', value: 8 }, { type: 'upload', relationTo: 'files', value: 98 }),
      pt: text({ type: 'block', fields: { blockType: 'banner', image: 9 } }),
    },
  }
  expect(picturesIn(doc, fields, blocks)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(picturesIn({ image: null, content: null }, fields, blocks)).toEqual([])
})
