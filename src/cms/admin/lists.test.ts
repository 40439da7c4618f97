import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { inAnyLanguage } from './lists'

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'slug', type: 'text' },
  { name: 'specie', type: 'group', flattenedFields: [{ name: 'habit', type: 'text', localized: true }] },
] as FlattenedField[]

const each = (path: string, like: string) => ({ or: ['en', 'es', 'pt'].map((of) => ({ [`${path}.${of}`]: { like } })) })

describe('D-21 a search in a list of the admin', () => {
  test('matches a localized field in any locale', () => {
    expect(inAnyLanguage({ title: { like: 'morel' } }, fields)).toEqual(each('title', 'morel'))
    expect(inAnyLanguage({ 'specie.habit': { like: 'oak' } }, fields)).toEqual(each('specie.habit', 'oak'))
  })

  test('keeps the other filters, their operators and an explicit locale as they are', () => {
    const state = { _status: { equals: 'draft' } }
    expect(
      inAnyLanguage({ and: [state, { or: [{ title: { like: 'x' } }, { slug: { like: 'x' } }] }] }, fields),
    ).toEqual({ and: [state, { or: [each('title', 'x'), { slug: { like: 'x' } }] }] })
    expect(inAnyLanguage({ title: { like: 'x', exists: true }, slug: { equals: 'y' } }, fields)).toEqual({
      and: [{ and: [each('title', 'x'), { title: { exists: true } }] }, { slug: { equals: 'y' } }],
    })
    expect(inAnyLanguage({ 'title.es': { like: 'x' } }, fields)).toEqual({ 'title.es': { like: 'x' } })
  })
})
