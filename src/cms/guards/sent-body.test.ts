import type { Config } from 'payload'
import { describe, expect, test } from 'vitest'
import { beforeEveryWrite, sentFields, type Blocks, type Fields } from './sent-body'

const fields = [
  { type: 'text', name: 'title', localized: true },
  { type: 'group', name: 'meta', flattenedFields: [{ type: 'text', name: 'image' }] },
  { type: 'array', name: 'rows', localized: true, flattenedFields: [{ type: 'number', name: 'amount' }] },
  { type: 'blocks', name: 'layout' },
] as unknown as Fields
const blocks = { counter: { flattenedFields: fields.slice(0, 1) } } as unknown as Blocks

const found = (data: Record<string, unknown>): [string, unknown][] =>
  [...sentFields(data, fields, blocks)].map(({ path, value }) => [path, value])

describe('OPS-01 the fields of a body', () => {
  test('come each before what is inside it, rows and blocks too', () => {
    expect(
      found({
        meta: { image: 1 },
        layout: [
          { blockType: 'counter', title: 'a' },
          { blockType: 'none', title: 'b' },
        ],
      }),
    ).toEqual([
      ['meta', { image: 1 }],
      ['meta.image', 1],
      [
        'layout',
        [
          { blockType: 'counter', title: 'a' },
          { blockType: 'none', title: 'b' },
        ],
      ],
      ['layout.title', 'a'],
    ])
  })

  test('come once for each language that was sent', () => {
    expect(found({ title: { en: 'a', pt: 'b' } })).toEqual([
      ['title', 'a'],
      ['title', 'b'],
    ])
    expect(found({ rows: { en: [{ amount: 1 }], es: [] } }).filter(([path]) => path === 'rows.amount')).toEqual([
      ['rows.amount', 1],
    ])
    expect(found({ title: { root: {} } })).toEqual([['title', { root: {} }]])
  })

  test('are not those of its prototype, nor what is no field', () => {
    expect(found({ other: 1, meta: null, layout: ['x', { blockType: 'constructor', title: 'a' }] })).toEqual([
      ['meta', null],
      ['layout', ['x', { blockType: 'constructor', title: 'a' }]],
    ])
  })
})

test('OPS-01 collections and globals are checked before their own hooks, calls from outside alone', async () => {
  const calls: string[] = []
  const own = { beforeOperation: [() => void calls.push('own')] }
  const { collections = [], globals = [] } = await beforeEveryWrite(({ data }) => void calls.push(String(data.title)))({
    collections: [{ slug: 'pages', fields: [], hooks: own }],
    globals: [{ slug: 'footer', fields: [], hooks: own }],
  } as unknown as Config)
  const config = { flattenedFields: fields }
  const run = async (payloadAPI: string, args: object): Promise<void> => {
    const req = { payloadAPI, payload: { blocks } }
    for (const hook of [
      ...(collections[0]?.hooks?.beforeOperation ?? []),
      ...(globals[0]?.hooks?.beforeOperation ?? []),
    ])
      await hook({ args, collection: config, global: config, req } as never)
  }
  await run('REST', { data: { title: 'sent' } })
  expect(calls).toEqual(['sent', 'own', 'sent', 'own'])
  calls.length = 0
  await run('local', { data: { title: 'sent' } })
  await run('REST', { id: 1 })
  expect(calls).toEqual(['own', 'own', 'own', 'own'])
})
