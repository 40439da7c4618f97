import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { selectWithoutLongText } from './select-without-long-text'

const fields = (...list: unknown[]) => list as FlattenedField[]
const text = (name: string, localized = false) => ({ type: 'text', name, localized })

test('rich text, blocks and arrays of paragraphs are excluded at any depth', () => {
  const gallery = {
    type: 'array',
    name: 'gallery',
    flattenedFields: [{ type: 'upload', name: 'image' }, text('alt', true)],
  }
  const rows = { type: 'array', name: 'details', flattenedFields: [{ type: 'textarea', name: 'words' }] }
  const group = { type: 'group', name: 'inner', flattenedFields: fields(text('a', true), rows) }
  const prose = [
    { type: 'richText', name: 'content' },
    { type: 'blocks', name: 'layout' },
    { type: 'tab', name: 'meta', flattenedFields: [text('title', true)] },
  ]
  expect(selectWithoutLongText(fields(text('title', true), gallery, group, ...prose))).toEqual({
    inner: { details: false },
    content: false,
    layout: false,
    meta: false,
  })
})

test.each(['richText', 'textarea', 'blocks'])('%s in a group of an array excludes the array', (type) => {
  const inner = { type: 'group', name: 'inner', flattenedFields: [{ type, name: 'words' }] }
  const outer = { type: 'group', name: 'outer', flattenedFields: [text('a'), inner] }
  const rows = { type: 'array', name: 'rows', flattenedFields: [text('a'), outer] }
  const nested = { type: 'array', name: 'nested', flattenedFields: [rows] }
  const plain = { type: 'group', name: 'plain', flattenedFields: fields(text('a'), rows) }
  expect(selectWithoutLongText(fields(rows, nested, plain))).toEqual({
    rows: false,
    nested: false,
    plain: { rows: false },
  })
})

test('selectWithoutLongText is null where no field is to be excluded', () => {
  expect(
    selectWithoutLongText(fields(text('title', true), { type: 'tab', name: 'tab', flattenedFields: [text('x')] })),
  ).toBeNull()
})
