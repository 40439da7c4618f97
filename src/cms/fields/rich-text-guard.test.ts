import { expect, test } from 'vitest'
import { isRichText } from './rich-text-guard'

const text = { type: 'text', text: 'a', version: 1 }
const root = (children: unknown) => ({ root: { type: 'root', version: 1, children } })

test.each([null, undefined, root([]), root([{ type: 'paragraph', children: [text] }]), root([{ type: 'linebreak' }])])(
  'T-1M %j is a text',
  (value) => {
    expect(isRichText(value)).toBe(true)
  },
)

test.each([
  {},
  'x',
  7,
  [],
  { root: null },
  { root: {} },
  root({}),
  root([null]),
  root([{ type: 7 }]),
  root([{ children: [] }]),
  root([{ type: 'paragraph', children: {} }]),
  root([{ type: 'text', text: { a: 1 } }]),
])('T-1M %j is none, and is refused', (value) => {
  expect(isRichText(value)).toBe(false)
})

test('T-1M a text nested without end is none', () => {
  let deep: unknown = text
  for (let level = 0; level < 10_000; level += 1) deep = { type: 'paragraph', children: [deep] }
  expect(isRichText(root([deep]))).toBe(false)
})
