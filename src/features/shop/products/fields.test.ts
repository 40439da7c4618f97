import type { Field, FieldHookArgs } from 'payload'
import { expect, test } from 'vitest'
import { salesField } from './fields'

/** Finds a field by its name, at any depth. */
function fieldOf(field: Field, name: string): Field | null {
  if ('name' in field && field.name === name) return field
  const inner = 'fields' in field ? field.fields : []
  return inner.map((one) => fieldOf(one, name)).find((found) => found !== null) ?? null
}

/** The value that the field's `beforeValidate` hooks return. */
const stored = (name: string, value: unknown): unknown => {
  const field = fieldOf(salesField, name)
  const hooks = field && 'hooks' in field ? (field.hooks?.beforeValidate ?? []) : []
  return hooks.reduce<unknown>((before, hook) => hook({ value: before } as FieldHookArgs), value)
}

test.each([
  ['2027-06-30', '2027-06-30T23:59:59.999Z'],
  ['2027-06-30T00:00:00.000Z', '2027-06-30T00:00:00.000Z'],
  ['2027-06-30T18:00:00.000Z', '2027-06-30T18:00:00.000Z'],
  [null, null],
  [undefined, undefined],
  [7, 7],
])('PRD-03 a sale until %s is stored until %s', (given, kept) => {
  expect(stored('to', given)).toBe(kept)
})

test('PRD-03 the start of a sale given as a bare date is stored as it is', () => {
  expect(stored('from', '2027-06-01')).toBe('2027-06-01')
})
