import type { Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { keepLockedFromBulkEdit } from './bulk-edit'

const text = (name: string, admin: object = {}): Field => ({ name, type: 'text', admin })

/** Names of the fields that bulk edit would offer, as Payload looks for them. */
const offered = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field && field.admin && 'disableBulkEdit' in field.admin && field.admin.disableBulkEdit) return []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields))
    if (field.type === 'row' || field.type === 'group') return offered(field.fields)
    return 'name' in field ? [field.name] : []
  })

test('R-04 bulk edit offers no hidden or read-only field, however deeply nested', () => {
  const fields: Field[] = [
    text('title'),
    text('likes', { hidden: true }),
    text('sample', { readOnly: true }),
    text('stock', { readOnly: false, description: 'kept' }),
    { type: 'group', name: 'rating', admin: { hidden: true }, fields: [text('average')] },
    { type: 'tabs', tabs: [{ label: 'One', fields: [{ type: 'row', fields: [text('path', { readOnly: true })] }] }] },
    { type: 'array', name: 'rows', fields: [text('id', { hidden: true })] },
  ]
  keepLockedFromBulkEdit({ collections: [{ fields }] } as unknown as SanitizedConfig)
  expect(offered(fields)).toEqual(['title', 'stock', 'rows'])
  expect(fields[2]?.admin).toEqual({ readOnly: true, disableBulkEdit: true })
})
