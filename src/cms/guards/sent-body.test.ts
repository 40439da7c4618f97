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
  test('are yielded before those inside them, rows and blocks too', () => {
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

  test('are yielded once for each locale that was sent', () => {
    expect(found({ title: { en: 'a', pt: 'b' } })).toEqual([
      ['title', 'a'],
      ['title', 'b'],
    ])
    expect(found({ rows: { en: [{ amount: 1 }], es: [] } }).filter(([path]) => path === 'rows.amount')).toEqual([
      ['rows.amount', 1],
    ])
    expect(found({ title: { root: {} } })).toEqual([['title', { root: {} }]])
    expect(found({ title: {} })).toEqual([['title', {}]])
  })

  test('with other keys beside the locales are also yielded as a whole', () => {
    const rows = { es: [{ amount: '1' }], other: 2 }
    expect(found({ rows })).toEqual([
      ['rows', rows],
      ['rows', rows.es],
      ['rows.amount', '1'],
    ])
  })

  test('do not include unknown keys, nor blocks of a prototype’s name', () => {
    expect(found({ other: 1, meta: null, layout: ['x', { blockType: 'constructor', title: 'a' }] })).toEqual([
      ['meta', null],
      ['layout', ['x', { blockType: 'constructor', title: 'a' }]],
    ])
  })
})

describe('OPS-01 a body sent to collections and globals', () => {
  const calls: string[] = []
  const own = { beforeOperation: [() => void calls.push('own')] }
  const config = { flattenedFields: fields }

  /** The order of calls when the collection's and the global's hooks, their own included, run on a body. */
  async function write(payloadAPI: string, args: object, holds = true): Promise<string[]> {
    calls.length = 0
    const { collections = [], globals = [] } = await beforeEveryWrite(({ path }) => {
      calls.push(path)
      return holds
    })({
      collections: [{ slug: 'pages', fields: [], hooks: own }],
      globals: [{ slug: 'footer', fields: [], hooks: own }],
    } as unknown as Config)
    const req = { payloadAPI, payload: { blocks }, t: (key: string) => key }
    for (const hook of [
      ...(collections[0]?.hooks?.beforeOperation ?? []),
      ...(globals[0]?.hooks?.beforeOperation ?? []),
    ])
      await hook({ args, collection: config, global: config, req } as never)
    return calls
  }

  test('is checked before their own hooks, in calls from outside alone', async () => {
    expect(await write('REST', { data: { title: 'sent' } })).toEqual(['title', 'own', 'title', 'own'])
    expect(await write('local', { data: { title: 'sent' } })).toEqual(['own', 'own'])
    expect(await write('REST', { id: 1 })).toEqual(['own', 'own'])
  })

  test.each(['REST', 'local'])('has an empty list in place of null, in a %s call too', async (api) => {
    const data = { rows: { en: null, es: [{ amount: 1 }] }, layout: null, meta: null }
    await write(api, { data })
    expect(data).toEqual({ rows: { en: [], es: [{ amount: 1 }] }, layout: [], meta: null })
  })

  test('is rejected with the path of the first field that fails', async () => {
    await expect(write('REST', { data: { meta: { image: 1 } } }, false)).rejects.toThrow('meta')
    expect(calls).toEqual(['meta'])
  })

  test('keeps the timestamps it has, and drops empty ones for the server to set', async () => {
    const data = { createdAt: '2026-11-24T03:17:28.020Z', updatedAt: null, title: 'x' }
    await write('REST', { data })
    expect(data).toEqual({ createdAt: '2026-11-24T03:17:28.020Z', title: 'x' })
  })
})
