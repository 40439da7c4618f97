import { APIError, type FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { checkAdminWhere } from './admin-filter'

describe('ERR-01 a filter of an admin', () => {
  const time = { type: 'date', name: 'from' }
  const flattened = [
    { ...time, name: 'createdAt' },
    { type: 'text', name: 'title' },
    { type: 'array', name: 'sales', flattenedFields: [time] },
    { type: 'relationship', name: 'doc', relationTo: ['mushrooms', 'products'] },
    { type: 'relationship', name: 'species', relationTo: 'mushrooms', hasMany: true },
  ] as unknown as FlattenedField[]
  const deep = (levels: number): object => (levels === 0 ? {} : { and: [deep(levels - 1)] })

  test.each([
    undefined,
    {},
    { id: { in: [1, 2] }, title: { like: 'x', exists: true } },
    { or: [{ and: [{ title: { equals: null } }] }] },
    { or: { 0: { title: { equals: 'x' } } } },
    { species: { all: [1, 2], in: '1,2' }, doc: { equals: { relationTo: 'products', value: 4 }, exists: true } },
    { 'doc.value': { equals: 4 }, doc: { equals: null } },
    {
      createdAt: { greater_than: '2026-11-26', less_than: 1_800_000_000_000, not_in: ['2026-11-25', null], exists: 1 },
    },
    { 'sales.from': { equals: '' } },
    deep(10),
  ])('%j is accepted', (where) => {
    expect(() => checkAdminWhere(where, flattened)).not.toThrow()
  })

  test.each([
    null,
    'x',
    { id: null },
    { title: 'x' },
    { or: [null] },
    { or: 'x' },
    { id: { in: [[1]] } },
    { id: { in: { toString: 1 } } },
    { title: { equals: ['x'] } },
    { title: { equals: { toString: 1 } } },
    { id: { near: '1,2' } },
    { title: { all: 'x' } },
    { title: { intersects: 'x' } },
    { doc: { equals: 1 } },
    { doc: { not_equals: { relationTo: 'products', value: 4 } } },
    { doc: { equals: { relationTo: 1, value: 4 } } },
    { createdAt: { greater_than: Number.NaN } },
    { createdAt: { greater_than: 'NaN' } },
    { createdAt: { in: ['2026-11-26', 1e300] } },
    { createdAt: { equals: true } },
    { or: [{ 'sales.from': { equals: 'tomorrow' } }] },
    deep(11),
    Object.fromEntries(Array.from({ length: 1001 }, (_, place) => [`field${place}`, {}])),
  ])('%j is rejected', (where) => {
    expect(() => checkAdminWhere(where, flattened)).toThrow(APIError)
  })
})
