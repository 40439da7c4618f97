import type { Field, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { filterSectionBlock } from './schema'

type Rule = (value: unknown, options: { siblingData: unknown; req: PayloadRequest }) => Promise<string | true>

const isNamed = (field: Field, name: string): boolean => 'name' in field && field.name === name

test('R-15 BLK-11 the validation of a section reads the categories within the transaction of the save', async () => {
  const rows = filterSectionBlock.fields.flatMap((field) => ('fields' in field ? field.fields : [field]))
  const rule = Reflect.get(rows.find((field) => isNamed(field, 'section')) ?? {}, 'validate') as Rule
  const find = (args: { req?: unknown }) => Promise.resolve({ docs: args.req === req ? [{ slug: 'growing' }] : [] })
  const req = { payload: { find }, i18n: { language: 'en' } } as unknown as PayloadRequest
  expect(await rule('growing', { siblingData: { relationTo: 'products' }, req })).toBe(true)
})
