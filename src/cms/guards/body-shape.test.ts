import type { FlattenedField, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { fitsShape } from './body-shape'
import { sentFields } from './sent-body'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'tags', type: 'select', hasMany: true },
  { name: 'plate', type: 'upload', relationTo: 'media' },
  { name: '_status', type: 'select' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'inner', type: 'group', flattenedFields: [] }] },
  { name: 'specie', type: 'tab', flattenedFields: [] },
  { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
  { name: 'link', type: 'relationship', relationTo: ['pages', 'posts'] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'reference', type: 'relationship', relationTo: ['pages', 'posts'] }],
  },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'own' }], blockReferences: ['recipe', { slug: 'whole' }] },
] as unknown as readonly FlattenedField[]

const blocks = { recipe: { flattenedFields: fields.filter(({ name }) => name === 'meta') } }

const hasShape = (data: Record<string, unknown>): boolean =>
  [...sentFields(data, fields, blocks)].every((sent) => fitsShape(sent, {} as PayloadRequest))

describe('OPS-01 the shape of a body', () => {
  test.each<Record<string, unknown>>([
    {},
    { title: null, species: null, link: null, rows: null, layout: [] },
    { meta: { inner: {} }, specie: {} },
    { species: [1, '2'], link: { relationTo: 'pages', value: 1 } },
    { rows: [{ reference: { relationTo: 'pages', value: 1 } }, {}] },
    { layout: [{ blockType: 'recipe', meta: {} }, { blockType: 'own' }, { blockType: 'whole', meta: null }] },
    // Payload's own validation handles wrong types of fields that it does not descend into.
    { title: 7, link: 'pages', rows: 0, unknown: {} },
    // Populated relations, as in a response.
    { species: [{ id: 1, title: 'x' }], link: { relationTo: 'pages', value: { id: 1 } } },
    { tags: ['a', 7], species: null },
    { _status: 'draft' },
    { plate: { relationTo: 'media', value: 1 } },
  ])('%j is accepted', (data) => {
    expect(hasShape(data)).toBe(true)
  })

  test.each<Record<string, unknown>>([
    { meta: null },
    { meta: [] },
    { meta: 'x' },
    { meta: { inner: null } },
    { title: {} },
    { title: ['x'] },
    { title: { toString: 1 } },
    { tags: [null] },
    { tags: [{}] },
    { tags: {} },
    { rows: 'x' },
    { rows: {} },
    { layout: 'x' },
    { layout: [{ blockType: 'unknown' }] },
    { layout: [{ meta: {} }] },
    { layout: [{ blockType: { toString: 1 } }] },
    { species: [true] },
    { species: [{ id: {} }] },
    { species: [[1]] },
    { plate: [1] },
    { plate: { toString: 1 } },
    { link: { relationTo: { toString: 1 }, value: 1 } },
    { link: { relationTo: 'pages', value: [1] } },
    { _status: 'waiting' },
    { _status: null },
    { _status: ['draft'] },
    { specie: null },
    { species: [null] },
    { link: [null] },
    { link: [1] },
    { rows: [null] },
    { rows: [1] },
    { rows: [{ reference: [null] }] },
    { layout: [null] },
    { layout: [{ blockType: 'recipe', meta: null }] },
  ])('%j is rejected', (data) => {
    expect(hasShape(data)).toBe(false)
  })
})
