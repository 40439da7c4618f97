import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { withoutProse } from './without-prose'

const fields = (...list: unknown[]) => list as FlattenedField[]
const text = (name: string, localized = false) => ({ type: 'text', name, localized })

test('rich text, blocks and rows of paragraphs are left out, wherever they stand', () => {
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
  expect(withoutProse(fields(text('title', true), gallery, group, ...prose))).toEqual({
    inner: { details: false },
    content: false,
    layout: false,
    meta: false,
  })
})

test('nothing is selected where nothing is to be left out', () => {
  expect(
    withoutProse(fields(text('title', true), { type: 'tab', name: 'tab', flattenedFields: [text('x')] })),
  ).toBeNull()
})
