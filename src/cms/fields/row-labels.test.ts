import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { namingField } from './row-labels'

const text = (name: string, required = false): Field => ({ name, type: 'text', required })
const chosen: Field = { name: 'kind', type: 'select', options: ['a'], required: true }
const picture: Field = { name: 'image', type: 'upload', relationTo: 'media', required: true }
const free: Field = { name: 'note', type: 'textarea' }

test.each([
  ['a required text', [chosen, text('source'), text('species', true)], 'species'],
  ['a required choice before texts that may be empty', [chosen, text('source')], 'kind'],
  ['a required picture before its title', [picture, text('title')], 'image'],
  ['a text that is called a title', [text('url'), text('label')], 'label'],
  ['the first text', [free, text('saleLabel')], 'saleLabel'],
  ['what stands in a row', [{ type: 'row', fields: [text('name', true)] }], 'name'],
  ['the rows of a list, where there is nothing else', [{ name: 'options', type: 'array', fields: [] }], 'options'],
  [
    'a list of required texts before a text that may be empty',
    [{ name: 'options', type: 'array', fields: [text('key', true)] }, text('sku')],
    'options',
  ],
  ['nothing', [free], null],
] as [string, Field[], string | null][])('a row is named by %s', (_what, fields, name) => {
  expect(namingField({ fields })).toBe(name)
})

test('an array of at most one row names no rows', () => {
  expect(namingField({ fields: [text('name', true)], maxRows: 1 })).toBeNull()
})
