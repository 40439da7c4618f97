import { expect, test } from 'vitest'
import { isRichText, saidOfText } from './rich-text-guard'

const text = { type: 'text', text: 'a', version: 1 }
const root = (children: unknown) => ({ root: { type: 'root', version: 1, children } })

test.each([null, undefined, root([]), root([{ type: 'paragraph', children: [text] }]), root([{ type: 'linebreak' }])])(
  'T-1M %j is valid rich text',
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
])('T-1M %j is rejected as rich text', (value) => {
  expect(isRichText(value)).toBe(false)
})

test('T-1M rich text nested 10,000 levels deep is rejected', () => {
  let deep: unknown = text
  for (let level = 0; level < 10_000; level += 1) deep = { type: 'paragraph', children: [deep] }
  expect(isRichText(root([deep]))).toBe(false)
})

test.each([
  ['block node failed to validate: The following fields are invalid: title', 'es', /^Un bloque de este texto no está/],
  ['link node failed to validate: The following fields are invalid: url', 'pt', /^Um link deste texto/],
  ['upload node failed to validate: Este campo não é um ID de upload válido.', 'pt', /^Algo neste texto/],
  ['constructor node failed to validate: x', 'en', /^Something in this text/],
  ['Este campo es obligatorio.', 'es', /^Este campo es obligatorio\.$/],
])('I18-01 Payload’s message about rich text (%j) is translated: %s', (said, language, expected) => {
  expect(saidOfText(said, language)).toMatch(expected)
})
