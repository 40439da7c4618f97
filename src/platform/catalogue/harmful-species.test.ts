import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { label } from '@/cms/labels'
import { harmlessRule, mayBeRated } from './harmful-species'

const edibilities: Readonly<Record<number, string>> = { 1: 'choice', 2: 'deadly', 3: 'suspect', 4: 'psychoactive' }
// A name with characters that `replace` would interpret.
const names: Readonly<Record<number, string>> = { 2: 'Testus $&' }
const config = { custom: {}, flattenedFields: [] }

const reqIn = (language: string) =>
  ({
    i18n: { language },
    t: (key: string) => key,
    payload: {
      collections: { mushrooms: { config }, products: { config }, recipes: { config }, posts: { config } },
      db: {
        defaultIDType: 'number',
        find: ({ where }: { where: { id: { in: number[] }; 'specie.edibility': { in: string[] } } }) =>
          Promise.resolve({
            docs: where.id.in.flatMap((id) => {
              const specie = { scientificName: names[id] ?? `Testus ${id}`, edibility: edibilities[id] ?? '' }
              return where['specie.edibility'].in.includes(specie.edibility) ? [{ id, specie }] : []
            }),
          }),
      },
    },
  }) as unknown as PayloadRequest

const rule = harmlessRule(label('{names} harms', '{names} daña', '{names} faz mal'))

type Asked = { language?: string; hasMany?: boolean; data?: object; previousValue?: unknown }

const asked = (value: unknown, { language = 'en', hasMany = true, ...saved }: Asked = {}): Promise<string | true> =>
  Promise.resolve(
    rule(
      value as Parameters<typeof rule>[0],
      { req: reqIn(language), hasMany, relationTo: 'mushrooms', ...saved } as unknown as Parameters<typeof rule>[1],
    ),
  )

describe('SAF-04 D-29 a species that is sold or cooked', () => {
  test.each([[null], [undefined], [[]], [[1]], [[1, 4]], [[99]]])('%j is accepted', async (value) => {
    expect(await asked(value)).toBe(true)
  })

  test('is rejected by name in the editor’s language where it is poisonous or suspect', async () => {
    expect(await asked([1, 2, 3])).toBe('Testus $&, Testus 3 harms')
    expect(await asked([2], { language: 'es' })).toBe('Testus $& daña')
    expect(await asked(2, { language: 'pt', hasMany: false })).toBe('Testus $& faz mal')
  })

  test('may stay in a draft that already had it, but is rejected when new or published', async () => {
    const before = { previousValue: [1, 2] }
    expect(await asked([2, 1], { ...before, data: { _status: 'draft' } })).toBe(true)
    expect(await asked([2, 3], { ...before, data: { _status: 'draft' } })).toBe('Testus $&, Testus 3 harms')
    expect(await asked([1, 2], { ...before, data: { _status: 'published' } })).toBe('Testus $& harms')
    const one = { hasMany: false, data: { _status: 'draft' } }
    expect(await asked(2, { ...one, previousValue: 2 })).toBe(true)
    expect(await asked(2, one)).toBe('Testus $& harms')
  })

  test('is rejected where it is no id of a species', async () => {
    expect(await asked(['2; drop table'])).toBe('validation:invalidInput')
    expect(await asked({ evil: 2 }, { hasMany: false })).toBe('validation:invalidInput')
  })
})

test.each([
  ['products', { species: [1, 2] }, false],
  ['recipes', { species: [1], layout: [{ ingredients: [{ species: null }, { species: 2 }] }] }, false],
  ['products', { species: [1, 4] }, true],
  // Species that a text is about are not eaten.
  ['posts', { species: [2], layout: [{ ingredients: [{ species: 2 }] }] }, true],
] as const)('SAF-04 of %s, %j may be rated: %j', async (collection, doc, may) => {
  expect(await mayBeRated(reqIn('en'), collection, doc)).toBe(may)
})
