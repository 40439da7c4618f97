import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { inOrderOf } from './one-language'

const field = (name: string, type: string, rest: object = {}): FlattenedField =>
  ({ name, type, ...rest }) as unknown as FlattenedField

const text = field('text', 'text', { localized: true })
const steps = field('steps', 'array', { flattenedFields: [text, field('more', 'array', { flattenedFields: [text] })] })
const fields = [
  field('title', 'text', { localized: true }),
  field('names', 'array', { localized: true, flattenedFields: [field('name', 'text')] }),
  field('about', 'group', { flattenedFields: [steps] }),
  field('layout', 'blocks', { blocks: [] }),
]
const blocks = { banner: { flattenedFields: [text] }, note: { flattenedFields: [text] } }

const row = (id: string, words: string) => ({ id, text: { en: words } })

const published = {
  title: { en: 'Chanterelle' },
  names: { en: [{ id: 'n', name: 'Girolle' }] },
  about: { steps: [{ ...row('a', 'A'), more: [row('x', 'X'), row('y', 'Y')] }, row('b', 'B')] },
  layout: [
    { ...row('c', 'C'), blockType: 'banner' },
    { ...row('d', 'D'), blockType: 'note' },
  ],
}

test('I18-01 moved rows keep their other locales, new rows have none', () => {
  const sent = {
    title: 'Rebozuelo',
    names: [{ id: 'm', name: 'Rebozuelo' }],
    about: { steps: [{ id: 'new', text: 'Nuevo' }, { id: 'b' }, { id: 'a', more: [{ id: 'y' }, { id: 'x' }] }] },
    layout: [{ id: 'd', blockType: 'note' }],
  }
  expect(inOrderOf(sent, published, fields, blocks)).toEqual({
    title: { en: 'Chanterelle' },
    names: { en: [{ id: 'n', name: 'Girolle' }] },
    about: { steps: [{}, row('b', 'B'), { ...row('a', 'A'), more: [row('y', 'Y'), row('x', 'X')] }] },
    layout: [{ ...row('d', 'D'), blockType: 'note' }],
  })
})

test('I18-01 a block whose type changed is a new block, and fields that a call omits are kept', () => {
  const sent = { layout: [{ id: 'c', blockType: 'note' }] }
  expect(inOrderOf(sent, published, fields, blocks)).toEqual({ ...published, layout: [{}] })
})
