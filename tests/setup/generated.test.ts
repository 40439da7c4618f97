import config from '@payload-config'
import fc from 'fast-check'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { tidyLine, tidyLines } from '@/core/tidy-text'
import { drivable, kept, relationsOf } from './drivable'
import { fieldsOf, named, relationKey, type World } from './generated'

const sanitized = await config
const blocks: World['blocks'] = new Map((sanitized.blocks ?? []).map((block) => [block.slug, block]))
const relations = relationsOf(sanitized.collections, blocks)
/** Two ids, different ones each time, for every collection and condition of a relation. */
const ids = Object.fromEntries(
  relations.map(({ slug, where }, at) => [relationKey(slug, where), [10 * at + 1, 10 * at + 2]]),
)
const world = (odd: number): World => ({ odd, ids, blocks })

type Rows = Readonly<Record<string, unknown>>

/** A request as validators of fields read it, with a database that has the ids above. */
const request = {
  t: (key: string) => key,
  i18n: { language: 'en', t: (key: string) => key },
  locale: 'en',
  user: null,
  context: {},
  payload: {
    // None of the species above harms.
    db: { defaultIDType: 'number', find: () => Promise.resolve({ docs: [] }) },
    config: sanitized,
    collections: Object.fromEntries(sanitized.collections.map((each) => [each.slug, { config: each }])),
  },
  payloadDataLoader: {
    find: ({ collection, where }: { collection: string; where: { and: [{ id: { in: number[] } }, ...Rows[]] } }) => {
      const [{ id }, condition] = where.and
      const known = ids[relationKey(collection, (condition ?? null) as never)] ?? []
      return { docs: id.in.filter((one) => known.includes(one)).map((one) => ({ id: one })) }
    },
  },
}

const isRow = (value: unknown): value is Rows => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The errors of the fields' validators for values, each with its path. */
async function problems(fields: readonly Field[], values: unknown, path: string[] = []): Promise<string[]> {
  if (!isRow(values)) return [`${path.join('.')}: no object`]
  const found: string[] = []
  for (const field of named(fields)) {
    const value = values[field.name]
    const here = [...path, field.name]
    const condition = 'admin' in field ? field.admin?.condition : undefined
    const isShown = condition?.(values, values, { user: null } as never) ?? true
    const rule: unknown = Reflect.get(field, 'validate')
    // The validator of a rich text needs its editor, which needs a whole server.
    if (typeof rule === 'function' && field.type !== 'richText' && isShown) {
      const options = {
        ...field,
        req: request,
        data: values,
        siblingData: values,
        path: here,
        operation: 'create',
        event: 'submit',
      }
      const tidied = typeof value === 'string' ? (field.type === 'text' ? tidyLine : tidyLines)(value) : value
      const said: unknown = await (rule as (value: unknown, options: object) => unknown)(tidied, options)
      if (said !== true) found.push(`${here.join('.')}: ${String(said)} (${JSON.stringify({ value }).slice(0, 80)})`)
    }
    if (field.type === 'group' && value) found.push(...(await problems(field.fields, value, here)))
    if (field.type === 'array' || field.type === 'blocks')
      for (const [at, row] of (Array.isArray(value) ? (value as unknown[]) : []).entries()) {
        const inner = field.type === 'array' ? field.fields : fieldsOfBlock(field, row)
        found.push(...(await problems(inner, row, [...here, String(at)])))
      }
  }
  return found
}

function fieldsOfBlock(field: Extract<Field, { type: 'blocks' }>, row: unknown): readonly Field[] {
  const slug = isRow(row) ? String(row.blockType) : ''
  return (blocks.get(slug) ?? field.blocks.find((block) => block.slug === slug))?.fields ?? []
}

const slugs = drivable(sanitized.collections).map(({ slug, fields }) => [slug, fields] as const)
/** Samples without the fields that keep the base document's value (tests/contract/generated-documents.test.ts). */
const sampled = (slug: string, fields: readonly Field[], odd: number, chance: number) =>
  fc
    .sample(fieldsOf(fields, world(odd), chance), { numRuns: 25, seed: 20_261_123 })
    .map((data) => Object.fromEntries(Object.entries(data).filter(([name]) => !kept(slug).includes(name))))

const isBrought = (slug: string, problem: string): boolean =>
  kept(slug).some((name) => problem.startsWith(`${name}:`) || problem.startsWith(`${name}.`))

describe.each(slugs)('OPS-01 generated documents of %s', (slug, fields) => {
  test('pass the validation of their fields', async () => {
    for (const generated of sampled(slug, fields, 0, 0.3))
      expect((await problems(fields, generated)).filter((problem) => !isBrought(slug, problem))).toEqual([])
  })

  test('are of more than five kinds among 25, unless their fields keep the base document’s values', () => {
    const given = sampled(slug, fields, 0, 0.5).map((generated) => JSON.stringify(generated))
    expect(new Set(given).size).toBeGreaterThan(fixedApart.has(slug) ? 0 : 5)
  })
})

/** Collections whose fields nearly all keep the base document's value, so that their samples may be alike. */
const fixedApart: ReadonlySet<string> = new Set(['form-submissions', 'redirects'])

test('OPS-01 most generated documents with odd values fail the validation of their fields', async () => {
  let wrong = 0
  for (const [slug, fields] of slugs)
    for (const generated of sampled(slug, fields, 1, 0.5))
      if ((await problems(fields, generated)).length > 0) wrong += 1
  expect(wrong).toBeGreaterThan((slugs.length * 25) / 2)
})
