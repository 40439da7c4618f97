import { describe, expect, test } from 'vitest'
import { slugField } from './slug'

type Field = ReturnType<typeof slugField>

const check = (field: Field, value: unknown, language = 'en', event = 'submit'): unknown => {
  type Validate = (value: unknown, args: { event: string; req: { i18n: { language: string } } }) => unknown
  return (field.validate as unknown as Validate)(value, { event, req: { i18n: { language } } })
}

type Args = { value?: unknown; siblingData: Record<string, unknown>; originalDoc?: { slug?: unknown } }
const filled = (field: Field, args: Args): unknown => {
  const [hook] = field.hooks?.beforeValidate ?? []
  return (hook as unknown as (args: Args) => unknown)(args)
}

describe('NAV-16 a route word is no slug', () => {
  test.each(['species', 'product', 'products', 'vendor', 'growing-guide', 'page', 'cart', 'es', 'admin'])(
    '%s is rejected',
    (word) => {
      expect(check(slugField(), word)).toBe('This word is an address of the site itself. Choose another.')
    },
  )

  test('I18-01 the error is in the editor’s language, and in English for any other', () => {
    expect(check(slugField(), 'species', 'es')).toMatch(/^Esta palabra es una dirección/)
    expect(check(slugField(), 'species', 'pt')).toMatch(/^Esta palavra é um endereço/)
    expect(check(slugField(), 'species', 'fr')).toMatch(/^This word is an address/)
  })

  test('a collection that allows a route word accepts that one only', () => {
    const field = slugField('title', { allowed: ['home'] })
    expect(check(field, 'home')).toBe(true)
    expect(check(field, 'species')).not.toBe(true)
    expect(check(slugField(), 'home')).not.toBe(true)
  })
})

describe('T-1Q what a slug may hold', () => {
  test.each(['morchella', 'níscalo-2', 'a'.repeat(120)])('%s may be saved', (slug) => {
    expect(check(slugField(), slug)).toBe(true)
  })

  test.each(['', 'a b', 'a/b', 'a'.repeat(121), null, undefined, 7, ['a']])('%j is rejected', (slug) => {
    expect(check(slugField(), slug)).toBe('Use only letters, digits and dashes, at most 120.')
  })
})

test('an empty slug is valid while the form is filled in, since the save makes it', () => {
  for (const empty of ['', null, undefined]) expect(check(slugField(), empty, 'en', 'onChange')).toBe(true)
  expect(check(slugField(), 'a b', 'en', 'onChange')).toBe('Use only letters, digits and dashes, at most 120.')
})

describe('T-1C a slug that is a filter’s value', () => {
  const field = slugField('title', { characters: 64 })

  test.each(['a'.repeat(64), '𠮷'.repeat(64)])('%s may be saved', (slug) => {
    expect(check(field, slug)).toBe(true)
  })

  test('a written slug over 64 characters is rejected, a generated one is cut', () => {
    const long = 'a'.repeat(65)
    expect(check(field, long, 'pt')).toBe('Use apenas letras, algarismos e hífens, no máximo 64.')
    expect(filled(field, { value: long, siblingData: { title: 'Reishi' } })).toBe(long)
    expect(filled(field, { siblingData: { title: long } })).toBe('a'.repeat(64))
    expect(filled(field, { siblingData: { title: 'Setas de otoño '.repeat(8) } })).toHaveLength(64)
  })
})

describe('D-21: one slug a document', () => {
  const siblingData = { title: 'Níscalo de Otoño', displayName: 'Setas del Pirineo' }

  test.each([undefined, null, ''])('an empty slug (%j) is made from the title', (value) => {
    expect(filled(slugField(), { value, siblingData })).toBe('niscalo-de-otono')
  })

  test('is made from a title of one word', () => {
    expect(filled(slugField(), { siblingData: { title: 'Níscalo' } })).toBe('niscalo')
  })

  test('is made from another field where the collection says so', () => {
    expect(filled(slugField('displayName'), { siblingData })).toBe('setas-del-pirineo')
  })

  test.each([undefined, ''])('a save without a slug (%j) keeps the stored one, whatever the title is now', (value) => {
    expect(filled(slugField(), { value, siblingData, originalDoc: { slug: 'niscalo' } })).toBe('niscalo')
  })

  test('a written slug is normalised, and a valid one is kept', () => {
    expect(filled(slugField(), { value: 'Mi Níscalo!', siblingData })).toBe('mi-niscalo')
    expect(filled(slugField(), { value: 'níscalo', siblingData })).toBe('níscalo')
  })
})
